import { fileURLToPath } from 'node:url';
import type { SchemeOptions, Schemes } from '@insurance-kit/ui/palette';
import { partOf } from 'scripts/lib/company.mjs';
import type { Plugin } from 'vite';
import { type CompanyColours, companySchemes } from '../app/theme/company-schemes.ts';

export const schemesModule = fileURLToPath(
  new URL('../app/theme/colour-schemes.ts', import.meta.url),
);

/** The colours of a company in its build. Storybook alone needs the dark ones. */
export async function builtSchemes(
  company: string,
  mode: SchemeOptions['mode'] = 'light',
): Promise<Schemes> {
  return companySchemes(await partOf<CompanyColours>(company, 'company.ts'), { mode });
}

/** Computes a company's colours during the build. Too little contrast stops the build. */
export const builtSchemesPlugin = (company: string): Plugin => ({
  name: 'built-schemes',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    return `export const colourSchemes = ${JSON.stringify(await builtSchemes(company))};`;
  },
});
