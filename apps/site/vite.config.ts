import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chosenCompany, companyFolder } from '../../scripts/lib/company.mjs';
// For `app/routes.ts`, which React Router reads in this process.
import './server/company.register.ts';
import { artLicences } from './vite/art-licences.ts';
import { tokenColours } from './vite/brand-colours.ts';
import { builtTheme } from './vite/built-theme.ts';
import { pageScript } from './vite/page-script.ts';
import { reloadForCompany } from './vite/reload-for-company.ts';

/** React Router's package points at its development build, warnings and all. */
const routerProductionBuild = {
  'react-router/dom': fileURLToPath(
    new URL('./node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
  ),
  'react-router': fileURLToPath(
    new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
};

/** Modules that Emotion brings along and no page runs; being CommonJS, they are not left out unasked. */
const neverRun = /node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** Parts of MUI that only a page with a list to choose from or a pager shows. */
const mui = String.raw`@mui(?!\/material\/(?:FormControlLabel|NativeSelect|Pagination|usePagination))`;

/** Libraries that every page needs: they stay in a visitor's cache when the site changes. */
const libraries = new RegExp(
  String.raw`node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack(?!.*[mM]utation(?:Observer)?\.js)|@emotion|${mui}|stylis)\/`,
);

/** What every page needs of our own, in one file: on a slow line each further one costs a round trip. */
const neededByEveryPage = [
  /packages\/ui\/src\/(?:[^/]+|(?:theme|fonts)\/[^/]+)$/,
  /packages\/ui\/src\/components\/(?:Actions|Button|Caption|ClosingBanner|Icon|Link|Loading|Logo|PageHero|Picture|RichText|Section|Site\w+|SkipLink|TextLink|VisuallyHidden|WovenBand)\//,
  /packages\/ui\/src\/templates\/(?:PageShell\/|page-parts)/,
  /packages\/content-client\/src\/queries/,
  /apps\/site\/(?:addresses|handover)\//,
  // Not the entry: it would start the application as soon as a page's code is loaded.
  /apps\/site\/app\/(?:(?!entry)[^/]+|(?:head|pictures|theme)\/[^/]+|content\/(?!prefetch)[^/]+|text\/(?:caption|dates|plain)[^/]*|sections\/page-[^/]*|companies\/[^/]+\/(?:audiences|identity|index|logo|fonts)\.ts)$/,
];

/**
 * What several kinds of page share, by the file that it travels in: what one page needs of it comes in
 * few requests, and no page loads much that it does not show.
 */
const shared = {
  cards:
    /packages\/ui\/src\/components\/(?:AccountBand|Article\w+)\/|apps\/site\/app\/sections\/(?:account|article)-/,
  sections:
    /packages\/ui\/src\/components\/(?:SplitSection|ProductCards)\/|apps\/site\/app\/sections\/split-/,
  products:
    /packages\/ui\/src\/(?:components\/(?:TabNav|Benefits|FeaturesDialog|HeadedSection)|templates\/Product\w+)\/|apps\/site\/app\/products\/[^/]+$/,
};

/** The company that the site is composed of: `#company/…` in the sources. */
const company = chosenCompany();

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    reactRouter(),
    pageScript(companyFolder(company)),
    artLicences(companyFolder(company)),
    tokenColours(),
    builtTheme(company),
    reloadForCompany(),
  ],
  resolve: {
    alias: {
      '#company': companyFolder(company),
      ...(command === 'build' && !isSsrBuild ? routerProductionBuild : {}),
    },
  },
  // Two companies' development servers side by side: each has prepared dependencies of its own.
  cacheDir: `node_modules/.vite/${company}`,
  // A build is never for development, however its server is started.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // What stands at fixed addresses: icons and the share picture.
  publicDir: `${companyFolder(company)}/public`,
  build: {
    target: 'es2022',
    // Pictures and fonts stay files, so that they are cached, and the policy needs no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is bundled, with its licences: on the site too (`/licenses.txt`), and read by `pnpm pack:release`.
    license: { fileName: 'licenses.txt' },
    ...(isSsrBuild ? { rolldownOptions: { input: './main.ts' } } : {}),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Else the root route would be one more file, which only points at another.
          preserveEntrySignatures: 'allow-extension',
          treeshake: { moduleSideEffects: [{ test: neverRun, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries },
                {
                  name: 'app',
                  test: (id) => neededByEveryPage.some((pattern) => pattern.test(id)),
                },
                ...Object.entries(shared).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One file starts faster and needs a third of the memory; sharp is native and stays outside.
    noExternal:
      command === 'build'
        ? true
        : [
            /^@mui\//,
            /^@emotion\//,
            /^@insurance-kit\//,
            'react-cookie-consent',
            '@emailjs/browser',
          ],
    external: ['sharp'],
  },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../packages/ui/src/**/*.{ts,tsx}'] },
}));
