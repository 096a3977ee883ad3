import { contrast } from './contrast.ts';
import type { Hex, Ramp } from './ramps.ts';
import {
  type Roles,
  rolePairs,
  rolesOfRamps,
  type ThemeName,
  type ThemeRoles,
  themeNames,
} from './roles.ts';
import { seededRamp } from './seededRamp.ts';
import { themeVariables } from './theme.ts';

export { gold, type Hex, neutral, purple, type Ramp, red } from './ramps.ts';
export { seededRamp } from './seededRamp.ts';

/** A theme's brand colour: a seed that the ramp is computed from, or a ramp drawn by hand. */
export type BrandColour = Hex | Ramp;

/** A brand colour for every theme. */
export type BrandColours = Readonly<Record<ThemeName, BrandColour>>;

/** The ramp of a brand colour. */
export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

/** A pair of colours that cannot be read (WCAG 2.2, 1.4.3 and 1.4.11). */
interface Unreadable {
  readonly theme: ThemeName;
  readonly ink: keyof Roles;
  readonly ground: keyof Roles;
  readonly ratio: number;
  readonly least: number;
}

const unreadable = (roles: ThemeRoles): readonly Unreadable[] =>
  themeNames.flatMap((theme) =>
    rolePairs.flatMap(([ink, ground, least]) => {
      const ratio = contrast(roles[theme][ink], roles[theme][ground]);
      return ratio < least ? [{ theme, ink, ground, ratio, least }] : [];
    }),
  );

/** A palette cannot be used: its message names each role that fails, its ground and the ratio. */
export class PaletteError extends Error {
  constructor(problems: readonly Unreadable[], roles: ThemeRoles) {
    const lines = problems.map(
      ({ theme, ink, ground, ratio, least }) =>
        `  ${theme}: ${ink} ${roles[theme][ink]} on ${ground} ${roles[theme][ground]} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`,
    );
    super(['These colours cannot be read:', ...lines].join('\n'));
    this.name = 'PaletteError';
  }
}

/** A company's colours, ready for a page. */
export interface CompanyTheme {
  readonly roles: ThemeRoles;
  /** The themes' variables as CSS, for `baseStyles`. */
  readonly variables: string;
}

/**
 * Works out every role of both themes from their brand colours. Meant for build time: it brings a
 * colour library and MUI's theme builder along.
 *
 * @throws PaletteError where a role cannot be read on its ground.
 * @throws RangeError where a seed is no colour.
 */
export function companyTheme(colours: BrandColours): CompanyTheme {
  const roles = rolesOfRamps({ purple: rampOf(colours.purple), red: rampOf(colours.red) });
  const problems = unreadable(roles);
  if (problems.length > 0) throw new PaletteError(problems, roles);
  return { roles, variables: themeVariables(roles) };
}
