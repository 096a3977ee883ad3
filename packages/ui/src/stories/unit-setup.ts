// Set-up of the kit's unit tests. Cleans up after each test, because Testing Library does so only
// in the first test file: files share modules.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces observers, which jsdom lacks. Reports nothing, because jsdom has no layout. */
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
  document.body.replaceChildren();
});
