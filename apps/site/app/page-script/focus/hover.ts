import { addLater } from '../add-later.ts';

/**
 * Biographies open on hover and focus too (§2.8). What opens them is loaded when the pointer or the
 * focus first moves on a page that has some, and then gets that move, if it is still there.
 */
export function openOnHover(): void {
  if (document.querySelector('[data-on-hover]') === null) return;
  const load = (event: PointerEvent | FocusEvent) => {
    const { target } = event;
    addLater(import('@insurance-kit/ui/page/hover-details'), ({ provideHoverDetails }) => {
      provideHoverDetails();
      if (target instanceof Element && target.matches(':hover, :focus'))
        target.dispatchEvent(new PointerEvent(event.type, event));
    });
  };
  for (const sign of ['pointerover', 'focusin'] as const) {
    addEventListener(sign, load, { once: true });
  }
}
