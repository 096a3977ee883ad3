/** Selector for pages without scripts. `@media (scripting: none)` misses blocked ones. */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells styles that scripts run: the last step of a script in the head, or of `KitProvider`. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
