import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from 'scripts/lib/workspace.mjs';
import satisfies from 'spdx-satisfies';

/** A package in an SBOM. */
export interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly licenses?: readonly {
    readonly expression?: string;
    readonly license?: { readonly id?: string; readonly name?: string };
  }[];
}

/** A software bill of materials (CycloneDX): the parts that this tool reads or changes. */
export interface Sbom {
  readonly metadata: object;
  readonly dependencies?: readonly object[];
  readonly components: readonly Component[];
}

export async function runPnpm(...parameters: readonly string[]): Promise<string> {
  const options = { cwd: root, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)('pnpm', parameters, options)).stdout;
}

/** The SBOM of the workspace, or of the packages that pnpm's `options` select. */
export const readSbom = async (...options: readonly string[]): Promise<Sbom> =>
  JSON.parse(await runPnpm(...options, 'sbom', '--sbom-format=cyclonedx'));

export const nameOf = ({ group, name }: Component): string => (group ? `${group}/${name}` : name);

/** Whether a component is a package of this workspace. */
export const isOfWorkspace = ({ group }: Component): boolean => group === '@insurance-kit';

export const licenceOf = ({ licenses: [one] = [] }: Component): string =>
  one?.expression ?? one?.license?.id ?? one?.license?.name ?? 'none';

/** Allowed licences. They only require that a release contains their text. */
const allowedLicences = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
];

export function isLicenceAllowed(name: string, licence: string): boolean {
  // An LGPL library. Allowed, because users can replace its unmodified file in the release.
  if (/^@img\/sharp-libvips-/.test(name) && licence === 'LGPL-3.0-or-later') return true;
  try {
    return satisfies(licence, allowedLicences);
  } catch {
    // Not an SPDX expression. Read the licence yourself. If you accept it, allow it like libvips.
    return false;
  }
}
