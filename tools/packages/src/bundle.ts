import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { folderOf } from './kit.ts';

/** The cost of an import for an application with React, or with React and MUI. */
export interface Cost {
  /** The modules of the kit in the bundle, without extension. */
  readonly modules: readonly string[];
  /** kB of 1000 bytes, minified and with brotli, without lazily loaded chunks. */
  readonly size: number;
}

const entry = '\0entry';

/** What an application has before it imports the kit. */
const present = {
  React: /^react(?:-dom)?(?:\/|$)/,
  MUI: /^(?:react(?:-dom)?|@mui\/[^/]+|@emotion\/[^/]+)(?:\/|$)/,
} as const;

/**
 * Bundles one import from the built `packages/ui` as a consumer's Vite does.
 *
 * @param name what to import from `@insurance-kit/ui`.
 * @param application what the application has already.
 */
export async function bundle(
  name: string,
  application: keyof typeof present = 'React',
): Promise<Cost> {
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
            ? `export { ${name} } from ${JSON.stringify(join(dist, 'index.js'))};`
            : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'entry',
        external: present[application],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not one build.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const fileName of wanted) {
    // Iterating over a set includes items that are added meanwhile: so imports of imports are
    // found.
    for (const other of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) {
      wanted.add(other);
    }
  }
  const loaded = chunks.filter(({ fileName }) => wanted.has(fileName));
  return {
    modules: loaded
      .flatMap(({ modules }) => Object.entries(modules))
      .filter(([id, { renderedLength }]) => id.startsWith(dist) && renderedLength > 0)
      .map(([id]) => relative(dist, id).replace(/\.js$/, ''))
      .sort(),
    size: loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000,
  };
}
