import { afterEach, beforeEach, vi } from 'vitest';

/** Ends after each test what it made the window listen for, as leaving a page does. */
export function forgetListeners(): void {
  let forget: () => void;
  beforeEach(() => {
    const adding = vi.spyOn(globalThis, 'addEventListener');
    forget = () => {
      for (const [type, listener, options] of adding.mock.calls) {
        removeEventListener(type, listener, options);
      }
    };
  });
  afterEach(() => forget());
}

/** The first element of the page that a selector finds. */
export function element<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}
