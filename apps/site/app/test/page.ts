import { beforeEach, vi } from 'vitest';

/** After each test, removes the listeners that the test added to the window. */
export const forgetListeners = () =>
  beforeEach(() => {
    const { calls } = vi.spyOn(globalThis, 'addEventListener').mock;
    return () => {
      for (const [type, listener, options] of calls) removeEventListener(type, listener, options);
    };
  });

export const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = text;
};

export function element<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}
