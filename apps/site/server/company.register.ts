/** Preload of the development server: resolves `#company/…` to the chosen company, as Vite does. */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { companyAlias, companyFolder, firstCompany } from 'scripts/lib/company.mjs';
import { variable } from 'scripts/lib/workspace.mjs';

// The server reports an invalid company name.
const alias = companyAlias(companyFolder(variable('COMPANY') ?? firstCompany));

/** The files that Node has loaded: `node --watch` restarts the server when one of them changes. */
export const loadedFiles = new Set<string>();

registerHooks({
  load: (url, context, next) => {
    if (url.startsWith('file:')) loadedFiles.add(fileURLToPath(url));
    return next(url, context);
  },
  resolve: (specifier, context, next) =>
    next(
      Object.entries(alias).reduce(
        (name, [prefix, folder]) =>
          name.startsWith(`${prefix}/`)
            ? pathToFileURL(folder + name.slice(prefix.length)).href
            : name,
        specifier,
      ),
      context,
    ),
});
