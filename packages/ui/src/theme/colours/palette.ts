import { interpolate, wcagContrast } from 'culori';
import { darkRoles } from './dark-colours.ts';
import type { BrandColour, Hex, Ramp } from './ramps.ts';
import { type Roles, rolePairs, rolesOf, type Schemes } from './roles.ts';
import { hexOf, seededRamp } from './seeded-ramp.ts';

export { gold, neutral } from './kit-colours.ts';
export { type BrandColour, type Hex, isRamp, type Ramp } from './ramps.ts';
export type { Roles, Schemes } from './roles.ts';

/** The contrast of two colours `#rrggbb`, in either order: from 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

/** The ramp of a brand colour. */
export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

/** What of a scheme cannot be read, in a line each (WCAG 2.2, 1.4.3 and 1.4.11). */
const unreadable = (scheme: string, roles: Roles): readonly string[] =>
  rolePairs.flatMap(([ink, surface, least]) => {
    const ratio = contrast(roles[ink], roles[surface]);
    const pair = `  ${scheme}: ${ink} ${roles[ink]} on ${surface} ${roles[surface]}`;
    return ratio < least
      ? [`${pair} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`]
      : [];
  });

/** A palette cannot be used: its message names each role that fails, its surface and the ratio. */
export class PaletteError extends Error {
  override readonly name = 'PaletteError';
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
  const problems = Object.entries(schemes).flatMap((scheme) => unreadable(...scheme));
  if (problems.length > 0) {
    throw new PaletteError(['These colours cannot be read:', ...problems].join('\n'));
  }
  return schemes;
}

/** The nearest darker shade of a seed with which every role can be read. */
export function nearestReadable(seed: Hex): Hex | undefined {
  const darker = interpolate([seed, '#000000'], 'rgb');
  return Array.from({ length: 99 }, (_, index) => hexOf(darker((index + 1) / 100))).find(
    (shade) => unreadable('shade', rolesOf(seededRamp(shade))).length === 0,
  );
}
