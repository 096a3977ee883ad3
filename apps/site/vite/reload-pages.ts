import type { Plugin } from 'vite';

/**
 * Loads the open pages again when any of their sources changes: a page is HTML, made on the server.
 *
 * @param restarted the files at whose change `node --watch` starts the server again. Pages then wait for it:
 *   Vite's script loads them when it answers.
 */
export const reloadPages = (restarted: ReadonlySet<string>): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    if (modules.length === 0) return undefined;
    if (!restarted.has(file)) server.environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
});
