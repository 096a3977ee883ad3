// Runs around every unit test of the kit. Test files share a worker's modules, so Testing Library
// would clean up only after the first file.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces observers, which jsdom lacks. There is no layout to observe. */
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
  // Removes elements that a test added itself.
  document.body.replaceChildren();
});
