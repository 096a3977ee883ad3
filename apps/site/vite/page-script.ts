import { fileURLToPath } from 'node:url';
import { companyAlias } from 'scripts/lib/company.mjs';
import { build, type Plugin } from 'vite';

const moduleName = 'virtual:page-script';

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
                // By default Vite keeps the white space of a library (`lib`), for other bundlers.
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

/** Exports the page script (docs/islands.md): `early` for inline use, and the late part's file. */
export const pageScript = (folder: string): Plugin => {
  let isBuild = false;
  return {
    name: 'page-script',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const [[early], [late, ...others]] = await Promise.all([
        bundle('early', folder),
        bundle('late', folder, isBuild ? 'es' : 'iife'),
      ]);
      for (const { sources } of [early, late, ...others])
        for (const source of sources) this.addWatchFile(source);
      // Only the server writes this code into pages: in the browser's build, `early` is empty.
      const needsText = this.environment.name === 'ssr' || !isBuild;
      const runWhenParsed = `addEventListener('DOMContentLoaded', () => {${late.code}});`;
      const scriptText = ({ code }: BundledFile) =>
        JSON.stringify(needsText ? code + (isBuild ? '' : runWhenParsed) : '');
      return [
        `export const early = ${scriptText(early)};`,
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
