/** `pnpm dev` and `pnpm bench` preload this file: Node then resolves `#company/…` as Vite does. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { companyAlias } from 'scripts/lib/company.mjs';

const folders = new Map(Object.entries(companyAlias()));

/** Files that Node has loaded. If one of them changes, `node --watch` restarts the server. */
export const loadedFiles = new Set<string>();

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) loadedFiles.add(fileURLToPath(url));
    return next(url, context);
  },
  resolve: (specifier, context, next) => {
    const [name = '', ...path] = specifier.split('/');
    const folder = folders.get(name);
    return next(folder ? pathToFileURL([folder, ...path].join('/')).href : specifier, context);
  },
});
