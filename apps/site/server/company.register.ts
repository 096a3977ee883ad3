/**
 * Preloaded by the development server, which plain Node runs: `#company/…` then is the chosen company for
 * Node as it is for Vite, and not the first one, which `package.json` names.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { companyFolder, firstCompany } from 'scripts/lib/company.mjs';
import { variable } from 'scripts/lib/workspace.mjs';

const prefix = '#company/';
// A wrong name is not refused here: the server reports it.
const folder = companyFolder(variable('COMPANY') ?? firstCompany);

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith(prefix)
        ? pathToFileURL(join(folder, specifier.slice(prefix.length))).href
        : specifier,
      context,
    ),
});
