import type { Plugin } from 'vite';

/**
 * Reloads open pages when any of their sources changes: pages are rendered on the server.
 *
 * @param restarted files at whose change `node --watch` restarts the server. Vite's script then
 * reloads pages when it answers.
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
