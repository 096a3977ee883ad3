import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { companyFolder } from '../../../scripts/lib/company.mjs';
import { type CompanyColours, companySchemes } from '../app/companies/colours.ts';
import type { CompanySchemes } from '../app/companies/schemes.ts';

const schemesModule = fileURLToPath(new URL('../app/companies/colour-schemes.ts', import.meta.url));

/**
 * Works out a company's colours when the site is built for it, so that the server starts without the
 * libraries that this takes. Colours that cannot be read stop the build with a PaletteError.
 */
export const builtTheme = (company: string): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    const { colours }: { readonly colours: CompanyColours } = await import(
      `${companyFolder(company)}/colours.ts`
    );
    const { schemes }: { readonly schemes: CompanySchemes } = await import(
      `${companyFolder(company)}/schemes.ts`
    );
    return `export const colourSchemes = ${JSON.stringify(companySchemes(colours, schemes))};`;
  },
});
