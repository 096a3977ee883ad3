import type { Plugin } from 'vite';

/** Loads the open pages again when any of their sources changes: a page is HTML, made on the server. */
export const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ modules, server }) {
    if (modules.length === 0) return undefined;
    server.environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
});
