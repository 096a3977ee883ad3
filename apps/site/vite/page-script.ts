import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** `import { early, lateAddress, webVitalsAddress } from 'virtual:page-script'`. */
const moduleName = 'virtual:page-script';

interface Bundle {
  readonly code: string;
  readonly files: readonly string[];
}

/** Bundles a part of the page script into one text that runs as it stands. */
export async function bundle(
  part: 'early' | 'late' | 'web-vitals/web-vitals-file',
  company: string,
): Promise<Bundle> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#company': company } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: {
        entry: fileURLToPath(new URL(`../app/page-script/${part}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'page',
      },
      minify: 'oxc',
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The page script gave no code.');
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}

/**
 * The page script of `app/page-script`: its early part as text, for the head of every page, its late
 * part as a file of the build, which loads the script that measures visits, another file. In
 * development, where there is no build, both are the text, and nothing is measured.
 *
 * @param company the folder of the company whose settings it carries.
 */
export const pageScript = (company: string): Plugin => {
  let isBuild = false;
  const files = async () => {
    const [late, webVitals] = await Promise.all([
      bundle('late', company),
      bundle('web-vitals/web-vitals-file', company),
    ]);
    const named = (name: string, made: Bundle) => ({
      ...made,
      fileName: `assets/${name}-${createHash('sha256').update(made.code).digest('hex').slice(0, 8)}.js`,
    });
    return { late: named('page', late), webVitals: named('web-vitals', webVitals) };
  };
  return {
    name: 'page-script',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const [early, { late, webVitals }] = await Promise.all([bundle('early', company), files()]);
      for (const file of [...early.files, ...late.files, ...webVitals.files])
        this.addWatchFile(file);
      // The browser has the text in its page already.
      const isServer = this.environment.name === 'ssr' || !isBuild;
      const text = isBuild ? early.code : early.code + late.code;
      const addressOf = ({ fileName }: { readonly fileName: string }) =>
        isBuild ? JSON.stringify(`/${fileName}`) : undefined;
      return [
        `export const early = ${JSON.stringify(isServer ? text : '')};`,
        `export const lateAddress = ${addressOf(late)};`,
        `export const webVitalsAddress = ${addressOf(webVitals)};`,
      ].join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of Object.values(await files())) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
};
