const needsIsland = '[data-island] :is(button[type="button"]:not([commandfor]),a[data-dialog])';

/** The pressed control that needs its island, or the submitted form. `null` if a new tab opens. */
export function pressed(event: Event): HTMLElement | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target;
  if (!(target instanceof Element && event instanceof MouseEvent)) return null;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button || ctrlKey || metaKey || shiftKey || altKey ? null : target.closest(needsIsland);
}

/** Marks presses in islands, so that `late.ts` can repeat them. */
export function markEarlyPresses(): void {
  const mark = (event: MouseEvent) => {
    if (document.documentElement.dataset.islands !== undefined) return;
    const button = pressed(event);
    if (button instanceof HTMLButtonElement) button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', mark, true);
}
