import satisfies from 'spdx-satisfies';
import { askPnpm } from './pnpm.ts';

/** A third-party package, and its licence as its author writes it. */
export interface Licensed {
  readonly name: string;
  readonly licence: string;
}

/** Licences that a release may contain: they only require that their notice is passed on. */
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
/** Further licences allowed for tools, and for the fonts and drawings that they use. */
const usable = [
  ...shippable,
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages that are allowed by name. */
const exceptions: readonly {
  readonly name: RegExp;
  readonly licence: string;
  readonly why: string;
}[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a shared library, unchanged, in a file of its own that anybody can put another one in the place of',
  },
  {
    name: /^adinkra-icons$/,
    licence: 'Apache 2.0',
    why: 'Apache-2.0, written in another way',
  },
];

function isAllowed({ name, licence }: Licensed, list: readonly string[]): boolean {
  if (exceptions.some((one) => one.name.test(name) && one.licence === licence)) return true;
  try {
    return satisfies(licence, [...list]);
  } catch {
    // Not an SPDX expression, so a person has to read it and list the package by name.
    return false;
  }
}

/** The packages whose licence is not allowed in a release. */
export const unshippable = <One extends Licensed>(packages: readonly One[]): One[] =>
  packages.filter((one) => !isAllowed(one, shippable));

/** The packages whose licence is not allowed anywhere, not even for tools. */
export const unusable = <One extends Licensed>(packages: readonly One[]): One[] =>
  packages.filter((one) => !isAllowed(one, usable));

/** Everything that is installed for any part of the workspace, as `pnpm licenses` lists it. */
export async function installedLicences(): Promise<Licensed[]> {
  const byLicence: Record<string, readonly { readonly name: string }[]> = await askPnpm(
    ...['--recursive', 'licenses', 'list', '--json'],
  );
  return Object.entries(byLicence).flatMap(([licence, packages]) =>
    packages.map(({ name }) => ({ name, licence })),
  );
}
