/**
 * What runs in the browser before the application: it starts the application when the browser has
 * nothing better to do, keeps what a visitor presses until then, and is how modules are loaded.
 *
 * It is written into the page as text, so it uses nothing from outside its own body: no `async`
 * either, for which a compiler may bring a helper.
 */
function boot(
  modules: string[],
  entry: string,
  preloads: string[],
  prepare: (loaded: unknown[]) => void,
): void {
  const fetched = new Map<string, Promise<void>>();

  /** Fetches a file to the browser's cache, for the imports to come. */
  const fetchFile = (file: string, priority: 'low' | 'auto'): Promise<void> => {
    const known = fetched.get(file);
    if (known) return known;
    const fetching = fetch(file, { priority }).then((answer) => {
      if (!answer.ok) throw new TypeError(`${file} was answered with ${answer.status}.`);
      // Read to its end, so that the cache has it, and not kept.
      return answer.arrayBuffer().then(() => undefined);
    });
    fetched.set(file, fetching);
    fetching.catch(() => fetched.delete(file));
    return fetching;
  };

  window.loadModule = (file, ...needs) =>
    Promise.all([file, ...needs].map((one) => fetchFile(one, 'auto'))).then(
      () => import(/* @vite-ignore */ file),
    );

  let started = false;
  const pressed: HTMLElement[] = [];

  const start = (): void => {
    if (started) return;
    started = true;
    Promise.all([...modules, entry, ...preloads].map((file) => fetchFile(file, 'low'))).then(
      run,
      () => {
        // The line broke: what a visitor presses next tries again.
        started = false;
      },
    );
  };

  const run = (): Promise<unknown> =>
    Promise.all(modules.map((module) => import(/* @vite-ignore */ module)))
      .then(prepare)
      .then(() => import(/* @vite-ignore */ entry))
      .catch((error: unknown) => {
        // There is no application: nothing is kept for it.
        removeEventListener('click', keep, true);
        reportError(error);
      });

  // A button that needs the application is pressed: start now, press it again when it can answer.
  const keep = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>('button:not([popovertarget])');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(button);
    start();
  };
  addEventListener('click', keep, true);
  addEventListener(
    'app:ready',
    () => {
      removeEventListener('click', keep, true);
      for (const button of pressed) button.click();
    },
    { once: true },
  );

  // A form that is being filled in will soon need the application.
  addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches('input, select, textarea')) start();
  });

  const startWhenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

const modulePreload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const namedImport = /^\s*import \* as (\w+) from "([^"]+)";?$/gm;
const bareImport = /^\s*import "([^"]+)";?$/gm;
const entryImport = /^\s*import\("([^"]+)"\);?\s*$/m;

/**
 * Holds the application's scripts back so that they never compete with the first screen: React
 * Router's module preloads and its starting script become one small inline script that loads the
 * same modules at low priority once the page and its pictures are there.
 *
 * @param html a page as React Router renders it.
 * @throws Error if the starting script is not where React Router 7.18 puts it: after an upgrade,
 *   better no build than a page that never hydrates.
 */
export function deferScripts(html: string): string {
  const preloads = [...html.matchAll(modulePreload)].flatMap(([, href]) => href ?? []);
  const script = moduleScript.exec(html)?.[1];
  const entry = script === undefined ? undefined : entryImport.exec(script)?.[1];
  if (script === undefined || entry === undefined) {
    throw new Error(
      'The page has no module script to hold back: check how this version of react-router renders <Scripts />.',
    );
  }
  const names: string[] = [];
  const modules: string[] = [];
  const body = script
    .replace(namedImport, (_, name: string, module: string) => {
      names.push(name);
      modules.push(module);
      return '';
    })
    .replace(bareImport, (_, module: string) => {
      names.push(`unused${modules.length}`);
      modules.push(module);
      return '';
    })
    .replace(entryImport, '')
    .replace(/^[\s;]+/, '');
  const files = [modules, entry, preloads].map((value) => JSON.stringify(value));
  const call = `(${boot})(${files},([${names}])=>{${body}})`;
  return html.replace(modulePreload, '').replace(moduleScript, () => `<script>${call}</script>`);
}
