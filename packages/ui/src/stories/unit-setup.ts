// Runs around every unit test of the kit, whose files share a worker's modules: Testing Library
// would clean up after the first file's tests only.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces the browser's observers, which jsdom lacks. Without layout it reports nothing. */
class UnseenObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  vi.stubGlobal('ResizeObserver', UnseenObserver);
});
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  // What a test has put there by itself.
  document.body.replaceChildren();
});
