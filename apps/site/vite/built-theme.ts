import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { brandFile, companyFolder, tokenFile } from '../../../scripts/lib/company.mjs';
import type { AudienceSchemes } from '../app/companies/contract/audiences.ts';
import { companySchemes } from '../app/theme/company-schemes.ts';

const schemesModule = fileURLToPath(new URL('../app/theme/colour-schemes.ts', import.meta.url));

/**
 * Works out a company's colours when the site is built for it, so that the server starts without the
 * libraries that this takes. Colours that cannot be read stop the build.
 */
export const builtTheme = (company: string): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    const { schemeOf }: { readonly schemeOf: AudienceSchemes<string> } = await import(
      `${companyFolder(company)}/audiences.ts`
    );
    return `export const colourSchemes = ${JSON.stringify(companySchemes(tokenFile(brandFile(company)), schemeOf))};`;
  },
});
