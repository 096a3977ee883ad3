/** Preloaded in development (`node --import`): Node resolves `#company/…` as Vite does. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { companyFolder, defaultCompany } from 'scripts/lib/company.mjs';
import { variable } from 'scripts/lib/workspace.mjs';

// `pnpm dev` checks that the company exists before it starts the server.
const folder = companyFolder(variable('COMPANY') ?? defaultCompany);

/** Files that Node has loaded. If one of them changes, `node --watch` restarts the server. */
export const loadedFiles = new Set<string>();

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) loadedFiles.add(fileURLToPath(url));
    return next(url, context);
  },
  resolve: (specifier, context, next) => {
    const [, file] = /^#company(\/.+)/.exec(specifier) ?? [];
    return next(file === undefined ? specifier : pathToFileURL(folder + file).href, context);
  },
});
