import { join } from 'node:path';
import { companyAlias } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { createServer } from 'vite';
import { pageScripts } from '../../vite/page-scripts.ts';
import type * as renderedSite from './rendered-site.ts';

export interface OpenSite {
  readonly render: typeof renderedSite.renderPage;
  readonly routes: typeof renderedSite.pageRecords;
  close(): Promise<void>;
}

/**
 * Opens the site of a company whose folder may be outside of `apps/site/companies`.
 * @param folder the company's real path, without symbolic links.
 */
export async function openSite(folder: string): Promise<OpenSite> {
  const vite = await createServer({
    configFile: false,
    root: join(root, 'apps', 'site'),
    appType: 'custom',
    logLevel: 'error',
    plugins: [pageScripts(folder)],
    resolve: { alias: { ...companyAlias(folder), 'react-router-dom': 'react-router' } },
    ssr: { noExternal: [/^@insurance-kit\//, 'react-cookie-consent'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const site = await vite.ssrLoadModule('/app/test/rendered-site.ts');
  return { render: site.renderPage, routes: site.pageRecords, close: () => vite.close() };
}
