/** Selector for pages without scripts. `@media (scripting: none)` ignores blocked ones. */
export const withoutScripts = 'html:not([data-scripted]) &';

/** Tells style sheets that scripts run. Call it last in the head's script; `KitProvider` does. */
export function noteScripts(): void {
  document.documentElement.dataset.scripted = '';
}
