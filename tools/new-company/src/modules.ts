/** Lets plain Node load a company's modules: a picture or font is its address, `#company` the company. */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { companyFolder } from '../../../scripts/lib/company.mjs';

registerHooks({
  resolve: (specifier, context, next) =>
    /\?(?:url|raw)$/.test(specifier)
      ? { url: `file:///${encodeURIComponent(specifier)}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    /%3F(?:url|raw)$/.test(url)
      ? { format: 'module', source: `export default ${JSON.stringify(url)};`, shortCircuit: true }
      : next(url, context),
});

/** A module of a company's folder, by its path there. */
export const moduleOf = (
  company: string,
  file: string,
): Promise<Readonly<Record<string, unknown>>> => import(join(companyFolder(company), file));
