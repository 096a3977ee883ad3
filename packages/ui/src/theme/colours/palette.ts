import { wcagContrast } from 'culori';
import { darkRoles } from './dark-colours.ts';
import type { BrandColour, Hex, Ramp } from './ramps.ts';
import { type Roles, rolePairs, rolesOf, type Schemes } from './roles.ts';
import { seededRamp } from './seeded-ramp.ts';

export { gold, neutral } from './kit-colours.ts';
export { type BrandColour, type Hex, isRamp, type Ramp } from './ramps.ts';
export type { Roles, Schemes } from './roles.ts';

/** The contrast of two colours `#rrggbb`, in either order: from 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

/** The ramp of a brand colour. */
export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

/** A pair of colours with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Unreadable {
  readonly scheme: string;
  readonly ink: keyof Roles;
  readonly surface: keyof Roles;
  readonly ratio: number;
  readonly least: number;
}

const unreadable = (schemes: Schemes): readonly Unreadable[] =>
  Object.entries(schemes).flatMap(([scheme, roles]) =>
    rolePairs.flatMap(([ink, surface, least]) => {
      const ratio = contrast(roles[ink], roles[surface]);
      return ratio < least ? [{ scheme, ink, surface, ratio, least }] : [];
    }),
  );

/** A palette cannot be used: its message names each role that fails, its surface and the ratio. */
export class PaletteError extends Error {
  constructor(problems: readonly Unreadable[], schemes: Schemes) {
    const lines = problems.map(
      ({ scheme, ink, surface, ratio, least }) =>
        `  ${scheme}: ${ink} ${schemes[scheme]?.[ink]} on ${surface} ${schemes[scheme]?.[surface]} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`,
    );
    super(['These colours cannot be read:', ...lines].join('\n'));
    this.name = 'PaletteError';
  }
}

/** How schemes are made of brand colours. */
export interface SchemeOptions {
  readonly mode?: 'light' | 'dark' | undefined;
}

/**
 * Computes all roles of a company's schemes from their brand colours. Meant for build time, because
 * it imports a colour library.
 *
 * @param colours a brand colour by the name of its scheme; the first scheme is the default.
 * @param options.mode whether the schemes are light (by default) or dark. A theme may have both, under
 *   names of their own.
 * @throws PaletteError if a role cannot be read on its surface.
 * @throws RangeError if a seed is not a colour.
 */
export function schemesOf(
  colours: Readonly<Record<string, BrandColour>>,
  { mode = 'light' }: SchemeOptions = {},
): Schemes {
  const schemes = Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => {
      const ramp = rampOf(colour);
      return [name, { ...rolesOf(ramp), ...(mode === 'dark' && darkRoles(ramp)) }];
    }),
  );
  const problems = unreadable(schemes);
  if (problems.length > 0) throw new PaletteError(problems, schemes);
  return schemes;
}

/** The shares of black or white that are tried for a shade. */
const shares = Array.from({ length: 99 }, (_, index) => (index + 1) / 100);

/** A colour with a share of another mixed in, from 0 to 1. */
const mixed = (colour: Hex, other: Hex, share: number): Hex =>
  `#${[1, 3, 5]
    .map((from) => [colour, other].map((hex) => Number.parseInt(hex.slice(from, from + 2), 16)))
    .map(([own = 0, added = 0]) => Math.round(own * (1 - share) + added * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The nearest darker shade of a seed with which every role can be read. */
export const nearestReadable = (seed: Hex): Hex | undefined =>
  shares
    .map((share) => mixed(seed, '#000000', share))
    .find((shade) => unreadable({ shade: rolesOf(seededRamp(shade)) }).length === 0);
