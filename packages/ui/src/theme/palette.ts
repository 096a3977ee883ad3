import { contrast } from './contrast.ts';
import type { Hex, Ramp } from './ramps.ts';
import { type Roles, rolePairs, rolesOf, type Schemes } from './roles.ts';
import { seededRamp } from './seededRamp.ts';

export { gold, type Hex, neutral, type Ramp } from './ramps.ts';
export type { Roles, Schemes } from './roles.ts';
export { seededRamp } from './seededRamp.ts';

/** A scheme's brand colour: a seed that the ramp is computed from, or a ramp drawn by hand. */
export type BrandColour = Hex | Ramp;

/** The ramp of a brand colour. */
export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

/** A pair of colours that cannot be read (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Unreadable {
  readonly scheme: string;
  readonly ink: keyof Roles;
  readonly ground: keyof Roles;
  readonly ratio: number;
  readonly least: number;
}

const unreadable = (schemes: Schemes): readonly Unreadable[] =>
  Object.entries(schemes).flatMap(([scheme, roles]) =>
    rolePairs.flatMap(([ink, ground, least]) => {
      const ratio = contrast(roles[ink], roles[ground]);
      return ratio < least ? [{ scheme, ink, ground, ratio, least }] : [];
    }),
  );

/** A palette cannot be used: its message names each role that fails, its ground and the ratio. */
export class PaletteError extends Error {
  constructor(problems: readonly Unreadable[], schemes: Schemes) {
    const lines = problems.map(
      ({ scheme, ink, ground, ratio, least }) =>
        `  ${scheme}: ${ink} ${schemes[scheme]?.[ink]} on ${ground} ${schemes[scheme]?.[ground]} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`,
    );
    super(['These colours cannot be read:', ...lines].join('\n'));
    this.name = 'PaletteError';
  }
}

/**
 * Works out every role of a company's schemes from their brand colours. Meant for build time: it brings
 * a colour library along.
 *
 * @param colours a brand colour by the name of its scheme; the first is the one that pages wear by default.
 * @throws PaletteError where a role cannot be read on its ground.
 * @throws RangeError where a seed is no colour.
 */
export function schemesOf(colours: Readonly<Record<string, BrandColour>>): Schemes {
  const schemes = Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, rolesOf(rampOf(colour))]),
  );
  const problems = unreadable(schemes);
  if (problems.length > 0) throw new PaletteError(problems, schemes);
  return schemes;
}
