/** Selector for pages without scripts. `@media (scripting: none)` misses blocked scripts. */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells style sheets that scripts run. Call it last in the head; `KitProvider` calls it too. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
