// Set-up of the kit's unit tests. Cleans up after each test itself, because test files share
// modules, and Testing Library registers its own clean-up only in the first file.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stands for observers, which jsdom lacks. It has no layout, so nothing changes. */
class UnseenObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Long, because components load slowly on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', UnseenObserver);
  vi.stubGlobal('ResizeObserver', UnseenObserver);
});
afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  // Removes elements that the test itself has added.
  document.body.replaceChildren();
});
