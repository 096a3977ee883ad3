/** Attribute of a `details` that starts closed on phones and open on wider screens. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/** Opens those `details`, except on phones. Call it once the page has been parsed. */
export function openOnWideScreens(): void {
  // Not `innerWidth`, which makes the browser lay the page out at once.
  if (matchMedia('(max-width: 599.95px)').matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
