/**
 * Selector for pages without scripts, because they are switched off, blocked, or too new for the
 * browser. `@media (scripting: none)` only knows the first.
 */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells styles that scripts run: the last step of a script in the head, or of `KitProvider`. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
