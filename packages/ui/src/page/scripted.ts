/**
 * Of styles: where no script runs, because it is switched off, blocked, or too new for the browser.
 * `@media (scripting: none)` knows only the first.
 */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Says to the styles that scripts run: the last act of a script in the head, or of `KitProvider`. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
