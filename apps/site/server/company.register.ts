/**
 * Preloaded by the development server, which plain Node runs: `#company/…` then is the chosen company for
 * Node as it is for Vite.
 */
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { companyAlias, companyFolder, firstCompany } from 'scripts/lib/company.mjs';
import { variable } from 'scripts/lib/workspace.mjs';

// A wrong name is not refused here: the server reports it.
const alias = companyAlias(companyFolder(variable('COMPANY') ?? firstCompany));

/** The files that Node itself has loaded: `node --watch` starts the server again when one of them changes. */
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
