/** Attribute of a `details` that starts closed on phones, and open on wider screens. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/** Opens these `details`, except on phones. Call it when the page is parsed. */
export function openOnWideScreens(): void {
  // `innerWidth` would make the browser lay out the page at once.
  if (matchMedia('(max-width: 599.95px)').matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
