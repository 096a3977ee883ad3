/** Selector for pages without scripts. `@media (scripting: none)` does not notice blocked scripts. */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells style sheets that scripts run. Call it last in the head; `KitProvider` also calls it. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
