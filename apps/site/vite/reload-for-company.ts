import type { Plugin } from 'vite';
import { companiesFolder } from '../../../scripts/lib/company.mjs';

/**
 * Loads the open pages again when something of a company changes. Its words and colours are data:
 * React cannot refresh them in place, and would try to before the page is loaded anyway.
 */
export const reloadForCompany = (): Plugin => ({
  name: 'reload-for-company',
  apply: 'serve',
  enforce: 'pre',
  // Not `hotUpdate`: React Router's `handleHotUpdate` would bring back what that takes away.
  handleHotUpdate({ file, server }) {
    if (!file.startsWith(companiesFolder)) return undefined;
    server.ws.send({ type: 'full-reload' });
    return [];
  },
});
