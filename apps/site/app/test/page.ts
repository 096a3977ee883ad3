import { afterEach, beforeEach, vi } from 'vitest';

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

export function element<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}
