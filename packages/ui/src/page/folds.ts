/** Attribute of a `details` that only phones fold: `openAtDesks` opens it elsewhere. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/** Opens what only phones fold. Call it once the page has been parsed. */
export function openAtDesks(): void {
  // Not `innerWidth`, which makes the browser lay the page out at once.
  if (matchMedia('(max-width: 599.95px)').matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
