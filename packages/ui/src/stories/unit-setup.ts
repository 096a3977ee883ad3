// Set-up of the kit's unit tests. Cleans up after each test: Testing Library does so in the first
// test file only, because test files share modules.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces the observers that jsdom lacks. Reports nothing, because jsdom has no layout. */
class UnseenObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// The time-out is long, because components load slowly on a busy machine.
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
