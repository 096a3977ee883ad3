import { readFileSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderOf, kitPackages, pack } from '../src/kit.ts';

/** Packages that an application has already, so that they add nothing to its size. */
const present = {
  React: /^react(?:-dom)?(?:\/|$)/,
  MUI: /^(?:react(?:-dom)?|@mui\/[^/]+|@emotion\/[^/]+)(?:\/|$)/,
} as const;

/**
 * Bundles one import from the built `packages/ui` as an application's Vite does.
 * @param name of the export of `@insurance-kit/ui`, or of its `/forms`.
 * @param application key of the packages that the application has already.
 * @returns kB of 1000 bytes, minified and with Brotli, without dynamic imports.
 */
async function bundleSize(name: string, application: keyof typeof present): Promise<number> {
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
  if (Array.isArray(output) || !('output' in output)) throw new Error('Expected one build.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  // The loop also visits chunks that it adds to the set, so it finds imports of imports.
  for (const { imports } of loaded) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  }
  return [...loaded].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000;
}

describe.each(kitPackages)('the tarball of the package %s', (kitPackage) => {
  let tarball = Buffer.alloc(0);

  beforeAll(async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), 'kit-'));
    tarball = await readFile(await pack(kitPackage, folder.path));
  });

  test('passes publint', async () => {
    const { buffer } = new Uint8Array(tarball);
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types that every ESM consumer resolves', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball));
    if (result.types === false) throw new Error('The package has no types.');
    // Ignore Node 10's resolution and `require`, because the packages are ESM only.
    const served = result.problems.filter(
      (problem) =>
        !(
          'resolutionKind' in problem &&
          (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs')
        ),
    );
    expect(served).toEqual([]);
    expect(Object.keys(result.entrypoints)).toContain('.');
  });

  test('contains licence and README, but no tests and no references to the specification', () => {
    const packed = createPackageFromTarballData(tarball);
    const files = packed.listFiles();
    const names = files.map((path) => path.replace(/^.*?node_modules\/@[^/]+\/[^/]+\//, ''));
    const documents = kitPackage === 'ui' ? ['RECIPES.md', 'SERVER.md', 'docs/kit.md'] : [];
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md', ...documents]));
    expect(names.filter((name) => /test|stories|fixtures/.test(name))).toEqual([]);
    const texts = files.filter((path) => /\.(?:js|ts|md)$/.test(path));
    expect(texts.filter((path) => packed.readFile(path).includes('§'))).toEqual([]);
  });
});

/** A table in the kit's README lists the size of each import. */
const readme = readFileSync(join(folderOf('ui'), 'README.md'), 'utf8');
const costs = Array.from(
  readme.matchAll(/^\| `(\w+)` +\| ([\d.]+) kB +\| ([\d.]+) kB +\|$/gm),
  ([, name = '', react, mui]) => ({ name, React: Number(react), MUI: Number(mui) }),
);
if (costs.length === 0) throw new Error('The README has no table of costs.');

test.for(costs)(
  'importing $name costs as many kB as the README says, or up to a tenth less',
  async ({ name, ...most }) => {
    for (const application of ['React', 'MUI'] as const) {
      const size = await bundleSize(name, application);
      expect(size, application).toBeLessThanOrEqual(most[application]);
      expect(size, application).toBeGreaterThanOrEqual(most[application] * 0.9);
    }
  },
);
