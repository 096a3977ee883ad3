import { fileURLToPath } from 'node:url';
import { partOf } from 'scripts/lib/company.mjs';
import type { Plugin } from 'vite';
import { type CompanyColours, companySchemes } from '../app/theme/company-schemes.ts';

const schemesModule = fileURLToPath(new URL('../app/theme/colour-schemes.ts', import.meta.url));

/** Computes a company's colours during the build. Too little contrast stops the build. */
export const builtSchemesPlugin = (company: string): Plugin => ({
  name: 'built-schemes',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    const schemes = companySchemes(await partOf<CompanyColours>(company, 'company.ts'));
    return `export const colourSchemes = ${JSON.stringify(schemes)};`;
  },
});
