/** Attribute of an element whose `details` also opens on hover and keyboard focus. */
export const opensOnHover = { 'data-on-hover': '' } as const;

/** The `details` of the marked element that pointer or focus enters or leaves with this event. */
function crossed({ target, relatedTarget }: FocusEvent | PointerEvent) {
  const element = target instanceof Element ? target.closest('[data-on-hover]') : null;
  if (relatedTarget instanceof Node && element?.contains(relatedTarget)) return null;
  return element?.querySelector('details');
}

/**
 * Opens the `details` of `opensOnHover` elements on hover and keyboard focus, and closes it
 * afterwards, by Escape, or by a second press. `KitProvider` calls it, or a script before React.
 */
export function provideHoverDetails(): void {
  const { dataset } = document.documentElement;
  if (dataset.hoverDetails !== undefined) return;
  dataset.hoverDetails = '';
  /** Opened by hover or focus, and not kept by a press. */
  const shown = new Set<HTMLDetailsElement>();

  for (const type of ['pointerover', 'focusin'] as const) {
    addEventListener(type, (event) => {
      const isMeant =
        event instanceof PointerEvent
          ? event.pointerType !== 'touch'
          : event.target instanceof Element && event.target.matches(':focus-visible');
      const details = crossed(event);
      if (!isMeant || !details || details.open) return;
      details.open = true;
      shown.add(details);
    });
  }
  for (const type of ['pointerout', 'focusout'] as const) {
    addEventListener(type, (event) => {
      const details = crossed(event);
      // If the pointer has left, focus may still be there, and vice versa.
      const part = details?.parentElement;
      const focused = document.activeElement;
      // Does not use `:has`, because browsers of 2022 throw an error at it.
      const isOther =
        type === 'focusout'
          ? part?.matches(':hover')
          : part?.contains(focused) && focused?.matches(':focus-visible');
      if (!details || isOther || !shown.delete(details)) return;
      details.open = false;
    });
  }
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('summary')) return;
    const details = target.closest('details');
    // Hover or focus has opened it already: the press keeps it open instead of closing it.
    if (details && shown.delete(details)) event.preventDefault();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    shown.clear();
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      '[data-on-hover] details',
    )) {
      details.open = false;
    }
  });
}
