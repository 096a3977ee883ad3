import type { BrandColour } from './brand.ts';
import { contrast } from './contrast.ts';
import type { Ramp } from './ramps.ts';
import { type Roles, rolePairs, rolesOf, type Schemes } from './roles.ts';
import { seededRamp } from './seeded-ramp.ts';

export type { BrandColour } from './brand.ts';
export { contrast } from './contrast.ts';
export { gold, neutral } from './kit-tokens.ts';
export type { Hex, Ramp } from './ramps.ts';
export type { Roles, Schemes } from './roles.ts';
export { rolePairs } from './roles.ts';
export { seededRamp } from './seeded-ramp.ts';

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

/**
 * Computes all roles of a company's schemes from their brand colours. Meant for build time, because
 * it imports a colour library.
 *
 * @param colours a brand colour by the name of its scheme; the first scheme is the default.
 * @throws PaletteError if a role cannot be read on its surface.
 * @throws RangeError if a seed is not a colour.
 */
export function schemesOf(colours: Readonly<Record<string, BrandColour>>): Schemes {
  const schemes = Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, rolesOf(rampOf(colour))]),
  );
  const problems = unreadable(schemes);
  if (problems.length > 0) throw new PaletteError(problems, schemes);
  return schemes;
}
