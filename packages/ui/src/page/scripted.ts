/** Selector for pages whose scripts do not run. `@media (scripting: none)` ignores blocked ones. */
export const withoutScripts = 'html:not([data-scripted]) &';

/**
 * Tells style sheets that scripts run. Call it last in the head's script. `KitProvider` calls it.
 */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
