import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** `import pageScript from 'virtual:page-script'`. */
const moduleName = 'virtual:page-script';
const entry = fileURLToPath(new URL('../app/page-script/index.ts', import.meta.url));

/** Bundles the page script into one text that runs as it stands. */
async function bundle(company: string): Promise<{ code: string; files: readonly string[] }> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '#company': company } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'page' },
      minify: 'oxc',
    },
  });
  const [chunk] = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The page script gave no code.');
  return { code: chunk.code.trim(), files: chunk.moduleIds };
}

/**
 * The page script of `app/page-script` as text: it stands in the head of every page, before React.
 *
 * @param company the folder of the company whose settings it carries.
 */
export const pageScript = (company: string): Plugin => ({
  name: 'page-script',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  async load(id) {
    if (id !== `\0${moduleName}`) return undefined;
    const { code, files } = await bundle(company);
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(code)};`;
  },
});
