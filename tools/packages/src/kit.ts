import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from 'scripts/lib/workspace.mjs';

/** Packages that other companies install from the registry. */
export const kitPackages = ['content-client', 'ui'] as const;

export type KitPackage = (typeof kitPackages)[number];

interface Manifest {
  /** Entry points for the workspace: sources. */
  readonly exports: Readonly<Record<string, string>>;
  /** Entry points of the published package: compiled files. */
  readonly publishConfig: { readonly exports: Readonly<Record<string, string>> };
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, unknown>>;
}

export const folderOf = (kitPackage: KitPackage): string => join(root, 'packages', kitPackage);

/** Reads a package's `package.json`, without unpublished entry points. */
export function readManifest(kitPackage: KitPackage): Manifest {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(folderOf(kitPackage), 'package.json'), 'utf8'),
  );
  const published = Object.entries(manifest.exports).filter(([entry]) => !/\.tsx?$/.test(entry));
  return { ...manifest, exports: Object.fromEntries(published) };
}

/** Builds a package, and packs it into an existing folder. @returns path of the tarball. */
export async function pack(kitPackage: KitPackage, to: string): Promise<string> {
  const tarball = join(to, `${kitPackage}.tgz`);
  await promisify(execFile)('pnpm', ['pack', '--out', tarball], {
    cwd: folderOf(kitPackage),
    env: environment(),
  });
  return tarball;
}
