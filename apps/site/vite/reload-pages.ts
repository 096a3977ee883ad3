import type { Plugin } from 'vite';

/** Reloads open pages when a source changes. A change of `restarted` restarts the server first. */
export const reloadPages = (restarted: ReadonlySet<string>): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    if (modules.length === 0) return undefined;
    if (!restarted.has(file)) server.environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
});
