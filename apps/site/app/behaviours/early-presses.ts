/** Parts of an island that need it: its plain buttons, and its dialog's link. */
const held = '[data-island] :is(button[type="button"]:not([commandfor]),a[data-dialog])';

/** The target of a click or a submit if it needs its island; not of a click for another tab. */
export function pressed(event: Event): HTMLElement | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target;
  if (!(target instanceof Element && event instanceof MouseEvent)) return null;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button || ctrlKey || metaKey || shiftKey || altKey ? null : target.closest(held);
}

/** Marks presses in an island until the late part of the page script passes them on. */
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
