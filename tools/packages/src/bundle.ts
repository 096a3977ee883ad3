import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOf } from 'scripts/lib/kit.ts';
import { build } from 'vite';

/** Packages that an app already has. */
const present = {
  React: /^react(?:-dom)?(?:\/|$)/,
  MUI: /^(?:react(?:-dom)?|@mui\/[^/]+|@emotion\/[^/]+)(?:\/|$)/,
} as const;

/**
 * Bundles an import from the built `packages/ui`, as a consumer's Vite does.
 * @param name export of `@insurance-kit/ui` or its `/forms`.
 * @param application what the app already has.
 * @returns kB of 1000 bytes, minified, with Brotli, without dynamic imports.
 */
export async function bundleSize(name: string, application: keyof typeof present): Promise<number> {
  const entry = name === 'ContactForm' ? 'forms' : 'index';
  const index = JSON.stringify(join(folderOf('ui'), 'dist', `${entry}.js`));
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: folderOf('ui'),
    build: {
      write: false,
      rolldownOptions: {
        input: `data:text/javascript,export { ${name} } from ${index}`,
        external: present[application],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not one build.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set's loop visits what is added meanwhile: imports of imports.
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000;
}
