import { interpolate, wcagContrast } from 'culori';
import {
  type BrandColour,
  darkRoles,
  type Hex,
  type Ramp,
  type Roles,
  rolePairs,
  rolesOf,
  type Schemes,
} from './roles.ts';
import { hexOf, seededRamp } from './seeded-ramp.ts';

export {
  type BrandColour,
  gold,
  type Hex,
  isRamp,
  neutral,
  type Ramp,
  type Roles,
  type Schemes,
} from './roles.ts';

/** The contrast of two colours `#rrggbb`, in either order: from 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

const mixed = (first: Hex, second: Hex, share: number): Hex =>
  hexOf(interpolate([first, second], 'rgb')(share));

/** Role pairs of a scheme with too little contrast, a line each (WCAG 2.2, 1.4.3 and 1.4.11). */
const unreadable = (scheme: string, roles: Roles): readonly string[] =>
  rolePairs.flatMap(([ink, surface, least]) => {
    const ratio = contrast(roles[ink], roles[surface]);
    const pair = `  ${scheme}: ${ink} ${roles[ink]} on ${surface} ${roles[surface]}`;
    return ratio < least
      ? [`${pair} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`]
      : [];
  });

/** Too little contrast: the message names each failing role, its surface and the ratio. */
export class PaletteError extends Error {
  override readonly name = 'PaletteError';
}

export interface SchemeOptions {
  /** Default: light. A dark scheme's name ends with `-dark`. */
  readonly mode?: 'light' | 'dark' | undefined;
  /** Colour of secondary buttons and of icons on brand surfaces; default: the kit's gold. */
  readonly accent?: Hex | undefined;
}

const rolesIn = (colour: BrandColour, { mode, accent }: SchemeOptions): Roles => {
  const ramp = rampOf(colour);
  return {
    ...rolesOf(ramp),
    ...(accent && { accent, accentHover: mixed(accent, '#ffffff', 0.25), focusOuter: accent }),
    ...(mode === 'dark' && darkRoles(ramp)),
  };
};

/**
 * Computes all roles of a company's schemes from their brand colours; the first is the default.
 * Meant for build time, because it imports a colour library.
 * @throws PaletteError if a role has too little contrast on its surface.
 */
export function schemesOf(
  colours: Readonly<Record<string, BrandColour>>,
  options: SchemeOptions = {},
): Schemes {
  const suffix = options.mode === 'dark' ? '-dark' : '';
  const problems: string[] = [];
  const schemes = Object.entries(colours).map(([name, colour]) => {
    const roles = rolesIn(colour, options);
    const unread = unreadable(name, roles);
    problems.push(...unread);
    const shade = unread.length > 0 && nearestReadable(colour, options);
    if (shade) problems.push(`  ${name}: the nearest shade with enough contrast: ${shade}`);
    return [name + suffix, roles] as const;
  });
  if (problems.length > 0) {
    throw new PaletteError(['These colours have too little contrast:', ...problems].join('\n'));
  }
  return Object.fromEntries(schemes);
}

/** The nearest darker (in dark schemes lighter) shade with enough contrast. */
function nearestReadable(seed: BrandColour, options: SchemeOptions): Hex | undefined {
  if (typeof seed !== 'string') return undefined;
  const end = options.mode === 'dark' ? '#ffffff' : '#000000';
  return Array.from({ length: 99 }, (_, index) => mixed(seed, end, (index + 1) / 100)).find(
    (shade) => unreadable('shade', rolesIn(shade, options)).length === 0,
  );
}
