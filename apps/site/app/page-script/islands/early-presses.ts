/** The buttons of islands that do nothing without a script. */
export const islandButtons = '[data-island] button[type="button"]:not([commandfor])';

/** Whether the page's islands are looked after (`start-islands.ts`), or only marked when pressed. */
const areLookedAfter = (): boolean => document.documentElement.dataset.islands !== undefined;

/**
 * Marks what is pressed in an island before the late part of the page script is there, which gives it to
 * the island then. Everything else works meanwhile as without scripts: a form is posted, a dialog opens.
 */
export function markEarlyPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !areLookedAfter())
        target.closest(islandButtons)?.setAttribute('aria-busy', 'true');
    },
    true,
  );
}
