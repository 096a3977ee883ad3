/** The attribute of a `details` that only phones fold: `openAtDesks` opens it everywhere else. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/**
 * Opens what only phones fold, because it is long and seldom needed there. A component shows it at desks
 * by its styles as well, so nothing moves. Called once the page has been parsed.
 */
export function openAtDesks(): void {
  if (innerWidth <= 599) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
