/**
 * Loaded before the development server, which plain Node runs: `#company/…` means the chosen company to
 * it too, as it does to Vite, and not the first one of `package.json`.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { companyFolder, firstCompany } from '../../../scripts/lib/company.mjs';
import { variable } from '../../../scripts/lib/workspace.mjs';

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
