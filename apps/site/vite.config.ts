import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chosenCompany, companyAlias, companyFolder, companyModule } from 'scripts/lib/company.mjs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { type CompanyColours, companySchemes } from './app/theme/company-schemes.ts';
import { precompress } from './server/http/compress.ts';
import { islandEntries, pageScripts } from './vite/page-scripts.ts';
import { countTodos, todosIn } from './vite/todos.ts';

const kit = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));

/** Writes the licences of fonts and drawings to `/licenses-art.txt`. */
const artLicences = (folder: string): Plugin => ({
  name: 'art-licences',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    // The build fails without the kit's licences. A company may have no fonts.
    const ofKit = [join(kit, 'fonts', 'OFL.txt'), join(kit, 'art', 'LICENSE.txt')];
    const ofCompany = [join(folder, 'fonts', 'OFL.txt')].filter(existsSync);
    const texts = [...ofKit, ...ofCompany].map((file) => readFileSync(file, 'utf8').trim());
    this.emitFile({
      type: 'asset',
      fileName: 'licenses-art.txt',
      source: `# The fonts and the drawn signs\n\n${texts.join('\n\n----\n\n')}\n`,
    });
  },
});

const schemesModule = fileURLToPath(new URL('./app/theme/colour-schemes.ts', import.meta.url));

/** Computes a company's colours during the build. Too little contrast stops the build. */
const builtSchemes = (company: string): Plugin => ({
  name: 'built-schemes',
  apply: 'build',
  async load(id) {
    if (id !== schemesModule) return undefined;
    const schemes = companySchemes(await companyModule<CompanyColours>(company, 'company.ts'));
    return `export const colourSchemes = ${JSON.stringify(schemes)};`;
  },
});

/** CommonJS modules that Emotion imports, but no page runs. By default, tree shaking keeps them. */
const neverRun = /node_modules\/(?:hoist-non-react-statics|react-is)\//;

/** Groups of modules that islands share. Each group is one file, so pages list few files. */
const sharedFiles = [
  // Code for islands with React and without React.
  {
    name: 'base',
    test: /preload-helper|packages\/ui\/src\/(?:labels|page\/dialogs)\.ts$|apps\/site\/app\/content\/sanitizer\.ts$/,
  },
  // The code of libraries stays cached when the site's code changes.
  { name: 'libraries', test: /node_modules\/(?:react|react-dom|scheduler|@emotion|stylis)\// },
  // Theme, provider and icons, which every island with React needs.
  {
    name: 'theme',
    test: /packages\/ui\/src\/(?:theme\/|kit-props|KitProvider|components\/(?:VisuallyHidden|Icon)\/)|node_modules\/@mui\/(?:system|styled-engine|utils|material\/(?:styles|colors|utils|IconButton))\//,
  },
  // The code that checks and sends forms, without the code that reads records.
  {
    name: 'calls',
    test: /packages\/content-client\/src\/(?:base\/(?:http|errors|email-address)|forms\/(?:send-)?feedback)\.ts$|apps\/site\/shared\/names\.ts$/,
  },
  {
    name: 'forms',
    test: /apps\/site\/app\/(?:forms\/(?:toasts|emailjs)|behaviours\/storage)\.ts$/,
  },
  { name: 'fields', test: /packages\/ui\/src\/components\/(?:Field|TextField|Button)\// },
];

/** Returns the chosen company. Exits with one line if it is invalid: Vite would print a stack. */
function readCompany(): string {
  try {
    return chosenCompany();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const company = readCompany();
const outDir = join(import.meta.dirname, 'build', company);
const clientDir = join(outDir, 'client');
const serverDir = join(outDir, 'server');

/** Moves pictures and fonts from the server's build to the client's. */
async function moveAssets(): Promise<void> {
  const assets = join(serverDir, 'assets');
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  for (const name of await readdir(assets)) {
    await rename(join(assets, name), join(clientDir, 'assets', name));
  }
}

/** Hides warnings about `use client`: this site has no React Server Components. */
const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

export default defineConfig(({ command }) => ({
  plugins: [
    pageScripts(companyFolder(company), clientDir),
    artLicences(companyFolder(company)),
    builtSchemes(company),
    countTodos(company),
  ],
  resolve: { alias: { ...companyAlias(), goober: join(import.meta.dirname, 'vite/goober.ts') } },
  // One folder per company, so that two development servers can run.
  cacheDir: `node_modules/.vite/${company}`,
  // A build is always for production.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // Icons and the share picture.
  publicDir: `${companyFolder(company)}/public`,
  build: {
    target: 'es2022',
    // No inlining: separate files are cached, and the CSP allows no `data:` fonts.
    assetsInlineLimit: 0,
    // Pages list the files of their islands themselves (`vite/page-scripts.ts`).
    modulePreload: false,
    // Licences of bundled code. The site serves `/licenses.txt`; `pnpm pack:release` reads it.
    license: { fileName: 'licenses.txt' },
  },
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite’s client or server build is missing.');
      // The client is built first, because the server's build contains the client's file names.
      await build(client);
      await build(ssr);
      await moveAssets();
      await precompress(clientDir);
      // Visitors do not need this folder.
      await rm(join(clientDir, '.vite'), { recursive: true });
      const todos = todosIn(company);
      if (todos.length > 0)
        process.stderr.write(
          `${todos.join('\n')}\n${todos.length} texts are still to be written.\n`,
        );
    },
  },
  environments: {
    client: {
      build: {
        outDir: clientDir,
        manifest: true,
        rolldownOptions: {
          input: islandEntries,
          onLog,
          // Keeps exports, because pages import entry files by their address.
          preserveEntrySignatures: 'exports-only',
          treeshake: { moduleSideEffects: [{ test: neverRun, sideEffects: false }] },
          output: {
            codeSplitting: { groups: sharedFiles },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: serverDir,
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: {
          onLog,
          input: { index: './main.ts', 'svg.main': '@insurance-kit/server/svg.main' },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
        },
      },
    },
  },
  ssr: {
    // One bundle starts faster and needs a third of the memory. sharp is native: it is not bundled.
    noExternal:
      command === 'build' || /^(?:@(?:mui|emotion|insurance-kit|emailjs)\/|react-cookie-consent$)/,
    external: ['sharp'],
  },
  optimizeDeps: { entries: ['app/islands/*.{ts,tsx}', 'app/forms/**/*.tsx'] },
}));
