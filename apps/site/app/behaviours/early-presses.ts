/** What an island holds until it is live: its buttons that do nothing without it, and its dialog's link. */
const held = '[data-island] :is(button[type="button"]:not([commandfor]),a[data-dialog])';

/** What a click or a form's submit is on, if an island holds it: not a click for another tab. */
export function pressed(event: Event): HTMLElement | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target;
  if (!(target instanceof Element && event instanceof MouseEvent)) return null;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button || ctrlKey || metaKey || shiftKey || altKey ? null : target.closest(held);
}

/**
 * Marks what is pressed in an island before the late part of the page script is there, which gives it to
 * the island then. Everything else works meanwhile as without scripts: a form is posted, a dialog opens.
 */
export function markEarlyPresses(): void {
  addEventListener(
    'click',
    (event) => {
      if (document.documentElement.dataset.islands !== undefined) return;
      const button = pressed(event);
      if (button instanceof HTMLButtonElement) button.setAttribute('aria-busy', 'true');
    },
    true,
  );
}
