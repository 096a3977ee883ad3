import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from 'scripts/lib/workspace.mjs';

/** Packages that other companies install from the registry. */
export const kitPackages = ['content-client', 'ui'] as const;

type KitPackage = (typeof kitPackages)[number];

export const folderOf = (kitPackage: KitPackage): string => join(root, 'packages', kitPackage);

/** Builds a package, and packs it into an existing folder. @returns path of the tarball. */
export async function pack(kitPackage: KitPackage, to: string): Promise<string> {
  const tarball = join(to, `${kitPackage}.tgz`);
  await promisify(execFile)('pnpm', ['pack', '--out', tarball], {
    cwd: folderOf(kitPackage),
    env: environment(),
  });
  return tarball;
}
