import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { companyFolder } from '../../../scripts/lib/company.mjs';
import { type CompanyColours, pageThemeOf } from '../app/companies/colours.ts';

const themeModule = fileURLToPath(new URL('../app/companies/theme.ts', import.meta.url));

/**
 * Works out a company's theme when the site is built for it, so that the server starts without the
 * libraries that this takes. Colours that cannot be read stop the build with a PaletteError.
 */
export const builtTheme = (company: string): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  async load(id) {
    if (id !== themeModule) return undefined;
    const { colours }: { readonly colours: CompanyColours } = await import(
      `${companyFolder(company)}/colours.ts`
    );
    return `export const theme = ${JSON.stringify(pageThemeOf(colours))};`;
  },
});
