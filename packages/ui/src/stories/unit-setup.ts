// Runs around every unit test of the kit. Files share a worker's modules, so Testing Library would
// clean up after the first file's tests only.
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom lacks observers; without layout there is nothing to report. */
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
  // Elements that a test has added itself.
  document.body.replaceChildren();
});
