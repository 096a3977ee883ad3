/** The attributes of a `details` that `foldOnPhones` closes; open where no script runs. */
export const foldsOnPhones = { open: true, 'data-folds': '' } as const;

/** Closes on phones what is long and seldom needed there. Called once the page has been parsed. */
export function foldOnPhones(): void {
  if (innerWidth > 599) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = false;
  }
}
