import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { companyAlias } from 'scripts/lib/company.mjs';
import { build, type Manifest, type Plugin } from 'vite';

interface BundledFile {
  readonly fileName: string;
  readonly code: string;
  readonly sources: readonly string[];
}

/** Bundles a part of the page script. An `es` bundle has one or more files, the entry first. */
export async function bundle(
  part: 'early' | 'late',
  folder: string,
  format: 'iife' | 'es' = 'iife',
): Promise<readonly [BundledFile, ...BundledFile[]]> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: companyAlias(folder) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL(`../app/behaviours/${part}.ts`, import.meta.url)),
        formats: [format],
        name: 'page',
      },
      minify: 'oxc',
      rolldownOptions: {
        output:
          format === 'iife'
            ? { codeSplitting: false }
            : {
                // By default, Vite does not remove white space from an ES library (`lib`).
                minify: true,
                entryFileNames: 'assets/page-[hash].js',
                chunkFileNames: 'assets/page-[name]-[hash].js',
              },
      },
    },
  });
  const [first, ...others] = [output]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file] : []))
    .map(({ fileName, code, moduleIds }) => ({ fileName, code: code.trim(), sources: moduleIds }));
  if (first === undefined) throw new Error('The page script’s bundle is empty.');
  return [first, ...others];
}

/** Path of an island's file, relative to `apps/site`. The file has the island's name. */
const islandPath = /^app\/(?:islands|forms)\/(?:.+\/)?([\w-]+)\.tsx$/;

/** Islands that are not urgent. Pages list only `hydrate.tsx` for them; it loads their code. */
const lateIslands = new Set(['toasts']);

/** Script of all islands except those in `scriptsWithoutReact`. */
const reactScript = 'app/islands/hydrate.tsx';
const scriptsWithoutReact: Readonly<Record<string, string>> = {
  features: 'app/islands/features-live.ts',
};

/** Entry points of the browser's build. */
export const islandEntries = [reactScript, ...Object.values(scriptsWithoutReact)];

/** Addresses of a module's file and of its imports. The file comes first. */
function bundledFiles(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no file for '${key}'.`);
  if (seen.has(`/${chunk.file}`)) return seen;
  seen.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) bundledFiles(manifest, imported, seen);
  return seen;
}

/** Each island's files. The first starts the island. `client`: folder of the browser's build. */
function islandFiles(client: string | undefined): Readonly<Record<string, string>> {
  if (client === undefined) throw new Error('pageScripts() lacks the client’s folder.');
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const filesOfAll = (keys: readonly string[]) =>
    keys.flatMap((key) => [...bundledFiles(manifest, key)]);
  const filesFor = (name: string, key: string): readonly string[] => {
    if (lateIslands.has(name)) return [`/${manifest[reactScript]?.file}`];
    const script = scriptsWithoutReact[name];
    if (script === undefined) return filesOfAll([reactScript, key]);
    // List the script's dynamic imports too: the island needs them to fetch records.
    const loaded = [script, ...(manifest[script]?.imports ?? [])];
    return filesOfAll([script, ...loaded.flatMap((part) => manifest[part]?.dynamicImports ?? [])]);
  };
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { isDynamicEntry }]) => {
      const name = islandPath.exec(key)?.[1];
      if (name === undefined || !isDynamicEntry) return [];
      return [[name, [...new Set(filesFor(name, key))].join(' ')]];
    }),
  );
}

/**
 * Provides two modules. `virtual:page-script` exports the page script (docs/islands.md): the early
 * part's code and the late part's address. `virtual:island-files` lists each island's files.
 * @param folder the company's folder.
 * @param client folder of the browser's build. Only a build of the server needs it.
 */
export const pageScripts = (folder: string, client?: string): Plugin => {
  let isBuild = false;
  return {
    name: 'page-scripts',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test';
    },
    resolveId: (id) => (/^virtual:(?:page-script|island-files)$/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      // The server puts the code and file lists into pages, so the browser's build has neither.
      const isBrowserBuild = this.environment.name === 'client' && isBuild;
      if (id === '\0virtual:island-files') {
        if (isBrowserBuild) return 'export const filesOf = () => "";';
        return isBuild
          ? `const files = ${JSON.stringify(islandFiles(client))}; export const filesOf = (name) => files[name];`
          : `const scripts = ${JSON.stringify(scriptsWithoutReact)}; export const filesOf = (name) => '/' + (scripts[name] ?? '${reactScript}');`;
      }
      if (id !== '\0virtual:page-script') return undefined;
      const [[early], [late, ...others]] = await Promise.all([
        bundle('early', folder),
        bundle('late', folder, isBuild ? 'es' : 'iife'),
      ]);
      for (const { sources } of [early, late, ...others])
        for (const source of sources) this.addWatchFile(source);
      const runWhenParsed = `addEventListener('DOMContentLoaded', () => {${late.code}});`;
      const text = isBrowserBuild ? '' : early.code + (isBuild ? '' : runWhenParsed);
      return [
        `export const early = ${JSON.stringify(text)};`,
        `export const lateAddress = ${isBuild ? JSON.stringify(`/${late.fileName}`) : undefined};`,
      ].join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of await bundle('late', folder, 'es')) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
};
