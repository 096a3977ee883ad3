import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from 'scripts/lib/workspace.mjs';
import satisfies from 'spdx-satisfies';

/** A third-party package, with its licence as written in the package. */
export interface Licensed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Allowed licences. They only require that a release contains their text. */
const shippable = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** An LGPL library. Allowed, because the release contains its file unchanged and replaceable. */
const isLibvips = ({ name, licence }: Licensed): boolean =>
  name.startsWith('@img/sharp-libvips-') && licence === 'LGPL-3.0-or-later';

function isShippable(one: Licensed): boolean {
  if (isLibvips(one)) return true;
  try {
    return satisfies(one.licence, shippable);
  } catch {
    // Not an SPDX expression: read the licence. If it is acceptable, allow it as `isLibvips` does.
    return false;
  }
}

export const unshippable = (packages: readonly Licensed[]): Licensed[] =>
  packages.filter((one) => !isShippable(one));

export async function runPnpm(...parameters: readonly string[]): Promise<string> {
  const options = { cwd: root, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)('pnpm', parameters, options)).stdout;
}

export async function installedLicences(...part: readonly string[]): Promise<Licensed[]> {
  const byLicence: Record<string, readonly { name: string; versions: readonly string[] }[]> =
    JSON.parse(await runPnpm(...part, 'licenses', 'list', '--json'));
  return Object.entries(byLicence).flatMap(([licence, packages]) =>
    packages.flatMap(({ name, versions }) =>
      versions.map((version) => ({ name, version, licence })),
    ),
  );
}

/** Licences of bundled code (`build.license` of Vite). */
export async function bundledLicences(folder: string): Promise<Licensed[]> {
  const list = await readFile(join(folder, 'licenses.txt'), 'utf8');
  const headings = list.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm);
  return Array.from(headings, ([, name = '', version = '', licence = '']) => ({
    name,
    version,
    licence,
  }));
}
