/** Selector for pages without scripts. `@media (scripting: none)` misses blocked scripts. */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells style sheets that scripts run. Call it last in the head; `KitProvider` calls it too. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}

/** Attribute of a `details` that starts closed on phones, and open on wider screens. */
export const foldsOnPhones = { 'data-folds': '' } as const;

/** Opens `data-folds` elements in windows wider than a phone. Call it when the page is parsed. */
export function openOnWideScreens(): void {
  // Not `innerWidth`, which forces browsers to lay out the page at once.
  if (matchMedia('(max-width: 599.95px)').matches) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-folds]')) {
    details.open = true;
  }
}
