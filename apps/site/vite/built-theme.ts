import { fileURLToPath } from 'node:url';
import { themeData } from '@insurance-kit/ui/built-theme';
import type { SchemeOptions, Schemes } from '@insurance-kit/ui/palette';
import { createKitTheme } from '@insurance-kit/ui/theme';
import { partOf } from 'scripts/lib/company.mjs';
import type { Plugin } from 'vite';
import { type CompanyColours, companySchemes } from '../app/theme/company-schemes.ts';

/** The module that works out the company's colours. */
export const schemesModule = fileURLToPath(
  new URL('../app/theme/colour-schemes.ts', import.meta.url),
);

/** A company's colours, as a build has them; dark ones are for Storybook. */
export async function builtSchemes(
  company: string,
  mode: SchemeOptions['mode'] = 'light',
): Promise<Schemes> {
  return companySchemes(await partOf<CompanyColours>(company, 'audiences.ts'), { mode });
}

/** The module with the company's theme. */
const themeModule = fileURLToPath(new URL('../app/theme/theme.ts', import.meta.url));

/** MUI's module with a theme for components without a provider, which no page has. */
const defaultTheme = /\/@mui\/material\/styles\/defaultTheme\.\w+$/;

/**
 * Works out a company's colours when the site is built for it, so that the server starts without the
 * libraries that this takes, and its theme, so that browsers need none of MUI's code for making one.
 * Colours that cannot be read stop the build.
 */
export const builtTheme = (company: string): Plugin => ({
  name: 'built-theme',
  apply: 'build',
  async load(id) {
    if (id === schemesModule) {
      return `export const colourSchemes = ${JSON.stringify(await builtSchemes(company))};`;
    }
    if (this.environment.name !== 'client') return undefined;
    if (id === themeModule) {
      const theme = createKitTheme({ schemes: await builtSchemes(company) });
      const data = JSON.stringify(themeData(theme));
      return `import { themeFromData } from '@insurance-kit/ui/built-theme';
        export const theme = themeFromData(${data});`;
    }
    return defaultTheme.test(id) ? 'export default {};' : undefined;
  },
});
