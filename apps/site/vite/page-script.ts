import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** `import { early, lateAddress } from 'virtual:page-script'`. */
const moduleName = 'virtual:page-script';

interface Bundle {
  readonly code: string;
  readonly files: readonly string[];
}

/** Bundles a part of the page script into one text that runs as it stands. */
async function bundle(part: 'early' | 'late', company: string): Promise<Bundle> {
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
 * part as a file of the build. In development, where there is no build, both are the text.
 *
 * @param company the folder of the company whose settings it carries.
 */
export const pageScript = (company: string): Plugin => {
  let isBuild = false;
  const lateFile = ({ code }: Bundle): string =>
    `assets/page-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'page-script',
    configResolved({ command, mode }) {
      isBuild = command === 'build' && mode !== 'test';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const [early, late] = await Promise.all([bundle('early', company), bundle('late', company)]);
      for (const file of [...early.files, ...late.files]) this.addWatchFile(file);
      // The browser has the text in its page already.
      const isServer = this.environment.name === 'ssr' || !isBuild;
      const text = isBuild ? early.code : early.code + late.code;
      return [
        `export const early = ${JSON.stringify(isServer ? text : '')};`,
        `export const lateAddress = ${isBuild ? JSON.stringify(`/${lateFile(late)}`) : undefined};`,
      ].join('\n');
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const late = await bundle('late', company);
      this.emitFile({ type: 'asset', fileName: lateFile(late), source: late.code });
    },
  };
};
