import { fileURLToPath } from 'node:url';
import type { Schemes } from '@insurance-kit/ui/palette';
import type { Plugin } from 'vite';
import { brandFile, companyFolder } from '../../../scripts/lib/company.mjs';
import type { AudienceSchemes } from '../app/companies/contract/audiences.ts';
import { companySchemes } from '../app/theme/company-schemes.ts';
import { brandColours } from './brand-colours.ts';

/** The module that works out the company's colours. */
export const schemesModule = fileURLToPath(
  new URL('../app/theme/colour-schemes.ts', import.meta.url),
);

/** A company's colours, as a build has them. */
export async function builtSchemes(company: string): Promise<Schemes> {
  const { schemeOf }: { readonly schemeOf: AudienceSchemes<string> } = await import(
    `${companyFolder(company)}/audiences.ts`
  );
  return companySchemes(await brandColours(brandFile(company)), schemeOf);
}

/**
 * Works out a company's colours when the site is built for it, so that the server starts without the
 * libraries that this takes. Colours that cannot be read stop the build.
 */
export const builtTheme = (company: string): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    return `export const colourSchemes = ${JSON.stringify(await builtSchemes(company))};`;
  },
});
