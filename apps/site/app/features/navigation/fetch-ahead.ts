import { matchRoutes } from 'react-router';
import { loadModule } from '../../boot/load-module.ts';
import { loadSanitizer } from '../../content/sanitizer.ts';

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched ahead. */
const restsAfter = 80;

const routeAt = ({ pathname }: URL) =>
  matchRoutes(Object.values(window.__reactRouterManifest?.routes ?? {}), pathname)?.[0]?.route;

/** Loads the code of the page at an address of the site, as React Router is about to. */
export async function loadPage(address: string): Promise<void> {
  const route = routeAt(new URL(address, location.href));
  if (route === undefined) return;
  await loadModule(route.module, ...(route.imports ?? []));
}

/**
 * Fetches the data of a page to the browser's cache, under the address at which React Router is about
 * to ask for it: the server lets it stay good until the click (`server/pages.ts`).
 */
async function loadData(address: string): Promise<void> {
  const url = new URL(address);
  const route = routeAt(url);
  if (!route?.hasLoader || url.pathname === location.pathname) return;
  url.pathname = url.pathname === '/' ? '/_root.data' : `${url.pathname}.data`;
  url.hash = '';
  url.searchParams.set('_routes', route.id);
  const answer = await fetch(url);
  await Promise.all([answer.arrayBuffer(), loadSanitizer()]);
}

/**
 * Fetches the code and the data of a page ahead when a visitor reaches for its link, unless they asked their
 * browser to save data.
 *
 * @returns ends it.
 */
export function fetchAhead(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reach = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || navigator.connection?.saveData) return;
    // What does not come now is asked for again when the link is followed.
    timer = setTimeout(() => {
      for (const load of [loadPage, loadData]) load(link.href).catch(() => undefined);
    }, restsAfter);
  };
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, reach);
  return () => {
    clearTimeout(timer);
    for (const sign of ['pointerover', 'focusin']) removeEventListener(sign, reach);
  };
}
