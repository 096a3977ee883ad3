/** Attribute of a `details` that starts closed on phones, and open on wider screens. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/** Opens such `details`, except on phones. Call it when the page is parsed. */
export function openOnWideScreens(): void {
  // Not `innerWidth`, which forces browsers to lay out the page at once.
  if (matchMedia('(max-width: 599.95px)').matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
