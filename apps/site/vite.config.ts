import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** React Router's package points at its development build, warnings and all. */
const routerProductionBuild = {
  'react-router/dom': fileURLToPath(
    new URL('./node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
  ),
  'react-router': fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** Libraries that every page needs: they stay in a visitor's cache when the site changes. */
const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@emotion|@mui|stylis)\//;

/** What every page needs of our own, in one file: on a slow line each further one costs a round trip. */
const neededByEveryPage = [
  /packages\/ui\/src\/(?:[^/]+|(?:theme|fonts)\/[^/]+)$/,
  /packages\/ui\/src\/components\/(?:AccountBand|Article\w+|Button|Caption|ClosingBanner|Icon|Link|Loading|Logo|Picture|RichText|Section|Site\w+|SkipLink|TextLink|VisuallyHidden|WovenBand)\//,
  /packages\/ui\/src\/templates\/PageShell\//,
  /packages\/content-client\/src\/queries/,
  // Not the entry: it would start the application as soon as a page's code is loaded.
  /apps\/site\/app\/(?:(?!entry)[^/]+|boot\/.+|content\/(?!prefetch)[^/]+|lib\/(?:account|article|caption|closing|dates|affiliation|page|picture|router|seo|share|style|use)[^/]*|companies\/(?:[^/]+|[^/]+\/(?:index|logo)\.ts))$/,
];

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [reactRouter()],
  resolve: { alias: command === 'build' && !isSsrBuild ? routerProductionBuild : {} },
  build: {
    target: 'es2022',
    // Pictures and fonts stay files, so that they are cached, and the policy needs no data: addresses.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? { rolldownOptions: { input: './server/main.ts' } } : {}),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries },
                {
                  name: 'app',
                  test: (id) => neededByEveryPage.some((pattern) => pattern.test(id)),
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One file starts faster and needs a third of the memory; sharp is native and stays outside.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//, /^@insurance-kit\//],
    external: ['sharp'],
  },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'] },
}));
