/**
 * Selector for pages without scripts. `@media (scripting: none)` does not match if scripts are
 * blocked.
 */
export const withoutScripts = 'html:not([data-scripted]) &';

/**
 * Tells style sheets that scripts run. Call it at the end of a script in the head, or use
 * `KitProvider`.
 */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
