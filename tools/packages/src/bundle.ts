import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { folderOf } from './kit.ts';

/** What an import costs an application that has React. */
export interface Cost {
  /** The modules of the kit that came along, without their ending. */
  readonly modules: readonly string[];
  /** kB of 1000 bytes, minified, under brotli. */
  readonly size: number;
}

const entry = '\0entry';

/**
 * Bundles one import from the built `packages/ui` as a consumer's Vite does.
 *
 * @param names what to import from `@insurance-kit/ui`.
 */
export async function bundle(names: readonly string[]): Promise<Cost> {
  const dist = join(folderOf('ui'), 'dist');
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: folderOf('ui'),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) =>
          id === entry
            ? `export { ${names.join(', ')} } from ${JSON.stringify(join(dist, 'index.js'))};`
            : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not one build.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return {
    modules: chunks
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([id, { renderedLength }]) => id.startsWith(dist) && renderedLength > 0)
      .map(([id]) => relative(dist, id).replace(/\.js$/, ''))
      .sort(),
    size: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000,
  };
}
