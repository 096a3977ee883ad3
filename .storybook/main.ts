import { fileURLToPath } from 'node:url';
import { gold } from '@insurance-kit/ui/palette';
import type { StorybookConfig } from '@storybook/react-vite';
import { chosenCompany, companyFolder, companyModule } from 'scripts/lib/company.mjs';
import { pageScripts } from 'site/vite/page-scripts.ts';
import { mergeConfig } from 'vite';
import { contentFiles, everyCompany } from './company/plugins.ts';

const kitFile = (file: string): string =>
  fileURLToPath(new URL(`../packages/ui/${file}`, import.meta.url));

/** The company's name, colour and logo mark, for Storybook's sidebar and toolbar. */
async function brand(): Promise<typeof BRAND> {
  const { identity, colourOf, defaultAudience, logoMark } = await companyModule<
    typeof import('#company/company.ts')
  >(chosenCompany(), 'company.ts');
  const colour = colourOf[defaultAudience];
  const paths = logoMark.paths.map(
    ({ role, d }) => `<path fill="${role === 'brand' ? colour : gold[400]}" d="${d}"/>`,
  );
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="${logoMark.viewBox}">${paths.join('')}</svg>`;
  return { name: identity.name, colour, mark: `data:image/svg+xml,${encodeURIComponent(mark)}` };
}

export default {
  stories: [
    './start/*.{mdx,stories.tsx}',
    './foundations/*.{mdx,stories.tsx}',
    './site/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
    // Adds hover, focus and active states to the toolbar.
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  features: {
    backgrounds: false,
    // Creates a list of components for coding assistants.
    componentsManifest: true,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: {
    // Reads props with the TypeScript compiler, which resolves unions and imports.
    reactDocgen: process.env.VITEST === undefined && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
      include: [kitFile('src/**/*.tsx')],
      exclude: [kitFile('src/**/*.{stories,test}.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Includes props of the kit and of MUI, but not HTML attributes or props of MUI's ripple.
      propFilter: ({ parent, declarations = [] }) => {
        const files = [parent, ...declarations].flatMap((place) => place?.fileName ?? []);
        return (
          files.every((file) => !file.includes('node_modules')) ||
          files.some((file) => /@mui\/material\/(?!ButtonBase|OverridableComponent)/.test(file))
        );
      },
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: async (head = '') =>
    `${head}<script>BRAND = ${JSON.stringify(await brand())}</script>`,
  staticDirs: contentFiles,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      define: { FIRST_COMPANY: JSON.stringify(chosenCompany()) },
      plugins: [everyCompany(), pageScripts(companyFolder(chosenCompany()))],
      resolve: {
        alias: [
          {
            find: /^\.\/scheme-names\.ts$/,
            replacement: fileURLToPath(new URL('./company/theme.ts', import.meta.url)),
          },
        ],
      },
      build: {
        chunkSizeWarningLimit: 4_000,
        // Hides warnings that the bundler ignores 'use client', which only servers need.
        rolldownOptions: { checks: { moduleLevelDirective: false } },
      },
    }),
} satisfies StorybookConfig;
