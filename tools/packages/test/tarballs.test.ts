import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { folderOf, type KitPackage, kitPackages, pack, readManifest } from 'scripts/lib/kit.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sizeOf } from '../src/bundle.ts';

let folder = '';
const tarballs = new Map<KitPackage, Buffer>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
  for (const kitPackage of kitPackages) {
    tarballs.set(kitPackage, await readFile(await pack(kitPackage, folder)));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const tarballOf = (kitPackage: KitPackage): Buffer => {
  const tarball = tarballs.get(kitPackage);
  if (tarball === undefined) throw new Error(`${kitPackage} was not packed.`);
  return tarball;
};

describe.each(kitPackages)('the package %s, packed', (kitPackage) => {
  test('passes publint', async () => {
    const { buffer, byteOffset, byteLength } = tarballOf(kitPackage);
    const tarball = new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('refers to no specification, which its readers do not have', () => {
    const packed = createPackageFromTarballData(tarballOf(kitPackage));
    const files = packed.listFiles().filter((path) => /\.(?:js|ts|md)$/.test(path));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => packed.readFile(path).includes('§'))).toEqual([]);
  });

  test('has types that every ESM consumer resolves', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarballOf(kitPackage)));
    if (result.types === false) throw new Error('The package has no types.');
    // ESM only: resolution as in Node 10 and `require` are not supported.
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

  test('can be imported on a server, and does nothing by being imported', async () => {
    const { exports } = readManifest(kitPackage).publishConfig;
    const entries = Object.values(exports).filter((path) => /^[^*]+\.js$/.test(path));
    const script = `
      const before = Reflect.ownKeys(globalThis).length;
      for (const entry of ${JSON.stringify(entries)}) await import(entry);
      process.exitCode = Reflect.ownKeys(globalThis).length - before;
    `;
    const node = promisify(execFile)('node', ['--input-type=module', '--eval', script], {
      cwd: folderOf(kitPackage),
    });
    await expect(node).resolves.toMatchObject({ stdout: '' });
  });

  test('contains licence and README, and no tests', () => {
    const files = createPackageFromTarballData(tarballOf(kitPackage)).listFiles();
    const names = files.map((path) => path.replace(/^.*?node_modules\/@[^/]+\/[^/]+\//, ''));
    expect(names).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    expect(names.filter((name) => /test|stories|fixtures|vectors/.test(name))).toEqual([]);
  });
});

/** The table of the kit's README: the most that an import may add where React, or MUI, is there. */
const readme = readFileSync(join(folderOf('ui'), 'README.md'), 'utf8');
const costs = Array.from(
  readme.matchAll(/^\| `(\w+)` +\| ([\d.]+) kB +\| ([\d.]+) kB +\|$/gm),
  ([, name = '', react, mui]) => ({ name, React: Number(react), MUI: Number(mui) }),
);
if (costs.length === 0) throw new Error('The README has no table of costs.');

test.for(costs)('importing $name costs what the README says', async ({ name, ...most }) => {
  for (const application of ['React', 'MUI'] as const) {
    // The table has one decimal; compressing differs by some bytes from machine to machine.
    const size = Math.round((await sizeOf(name, application)) * 10) / 10;
    expect(size, application).toBeLessThanOrEqual(most[application]);
    expect(size, application).toBeGreaterThanOrEqual(most[application] * 0.9);
  }
});
