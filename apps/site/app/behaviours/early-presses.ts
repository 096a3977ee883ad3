/** Buttons that need React. A button with `commandfor` opens its dialog without React. */
export const islandButtons = '[data-island] button[type="button"]:not([commandfor])';

/** Marks pressed buttons of islands, so that `late.ts` can repeat the presses. */
export function markEarlyPresses(): void {
  const mark = ({ target }: MouseEvent) => {
    if (document.documentElement.dataset.islands === undefined && target instanceof Element)
      target.closest(islandButtons)?.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', mark, true);
}
