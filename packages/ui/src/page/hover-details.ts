/** Attribute of an element whose `details` also open on hover and keyboard focus. */
export const opensOnHover = { 'data-on-hover': '' } as const;

/** If the pointer or focus enters or leaves a `data-on-hover` element, returns its `details`. */
function detailsOf({ target, relatedTarget }: FocusEvent | PointerEvent) {
  const element = target instanceof Element ? target.closest('[data-on-hover]') : null;
  if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return null;
  return element?.querySelector('details');
}

/**
 * Opens `details` while their `data-on-hover` element has hover or keyboard focus. A press keeps
 * them open until Escape or the next press. Called by `KitProvider`, or earlier by a script.
 */
export function provideHoverDetails(): void {
  const { dataset } = document.documentElement;
  if (dataset.hoverDetails !== undefined) return;
  dataset.hoverDetails = '';
  /** `details` opened by hover or focus. The first press keeps them open. */
  const shown = new Set<HTMLDetailsElement>();

  for (const type of ['pointerover', 'focusin'] as const) {
    addEventListener(type, (event) => {
      const isHoverOrKeyboard =
        event instanceof PointerEvent
          ? event.pointerType !== 'touch'
          : event.target instanceof Element && event.target.matches(':focus-visible');
      const details = detailsOf(event);
      if (!isHoverOrKeyboard || !details || details.open) return;
      details.open = true;
      shown.add(details);
    });
  }
  for (const type of ['pointerout', 'focusout'] as const) {
    addEventListener(type, (event) => {
      const details = detailsOf(event);
      const part = details?.parentElement;
      const focused = document.activeElement;
      // Do not shorten this to `matches(':has(…)')`: browsers of 2022 throw an error for `:has`.
      const isStillInside =
        type === 'focusout'
          ? part?.matches(':hover')
          : part?.contains(focused) && focused?.matches(':focus-visible');
      if (!details || isStillInside || !shown.delete(details)) return;
      details.open = false;
    });
  }
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('summary')) return;
    const details = target.closest('details');
    // Hover or focus has opened them: this press keeps them open.
    if (details && shown.delete(details)) event.preventDefault();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    shown.clear();
    const all = document.querySelectorAll<HTMLDetailsElement>('[data-on-hover] details');
    for (const details of all) details.open = false;
  });
}
