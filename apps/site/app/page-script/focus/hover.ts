import { addLater } from '../add-later.ts';

/**
 * Biographies open on hover and focus too (§2.8). What opens them is loaded when the pointer or the
 * focus first moves on a page that has some, and then gets the last move, if it is still there.
 */
export function openOnHover(): void {
  if (document.querySelector('[data-on-hover]') === null) return;
  const loaded = new AbortController();
  let last: PointerEvent | FocusEvent | undefined;
  const load = () =>
    addLater(import('@insurance-kit/ui/page/hover-details'), ({ provideHoverDetails }) => {
      loaded.abort();
      provideHoverDetails();
      if (last?.target instanceof Element && last.target.matches(':hover, :focus'))
        last.target.dispatchEvent(new PointerEvent(last.type, last));
    });
  const note = (event: PointerEvent | FocusEvent) => {
    if (last === undefined) load();
    last = event;
  };
  for (const sign of ['pointerover', 'focusin'] as const) {
    addEventListener(sign, note, { signal: loaded.signal });
  }
}
