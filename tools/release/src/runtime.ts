import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shipped } from './notices.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The folder of a package as a module in `from` finds it; `undefined` where it is not installed. */
async function find(name: string, from: string): Promise<string | undefined> {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(candidate)) return realpath(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * Copies a native package, which cannot be bundled, and all packages that it needs on this kind of
 * machine.
 *
 * @param from the folder whose module imports it.
 * @param to the `node_modules` to be filled.
 * @returns the packages that were copied.
 */
export async function copyPackage(name: string, from: string, to: string): Promise<Shipped[]> {
  const copied = new Map<string, Shipped>();
  const copy = async (wanted: string, importer: string, isOptional: boolean): Promise<void> => {
    const folder = await find(wanted, importer);
    if (folder === undefined) {
      // An optional package for another kind of machine is not installed.
      if (isOptional) return;
      throw new Error(`${wanted} is not installed, and ${importer} needs it.`);
    }
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const known = copied.get(wanted);
    if (known !== undefined) {
      if (known.version === manifest.version) return;
      throw new Error(
        `${wanted} is needed in two versions: ${known.version}, ${manifest.version}.`,
      );
    }
    copied.set(wanted, {
      name: manifest.name,
      version: manifest.version,
      licence: manifest.license ?? 'unknown',
      words: wordsOf(folder),
    });
    await cp(folder, join(to, wanted), {
      recursive: true,
      filter: (file) => file === folder || !file.slice(folder.length).includes('/node_modules'),
    });
    for (const each of Object.keys(manifest.dependencies ?? {})) await copy(each, folder, false);
    for (const each of Object.keys(manifest.optionalDependencies ?? {})) {
      await copy(each, folder, true);
    }
  };
  await copy(name, from, false);
  return [...copied.values()];
}

function wordsOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  // A package of native code has its notices in its README.
  return readFileSync(join(folder, file ?? 'README.md'), 'utf8').trim();
}
