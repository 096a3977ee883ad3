import { type Color, clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import {
  type BrandColour,
  type Hex,
  type Ramp,
  type Roles,
  rolePairs,
  rolesOf,
  type Schemes,
} from './roles.ts';

export { type BrandColour, gold, type Hex, neutral, type Ramp, type Schemes } from './roles.ts';

/** The contrast ratio, from 1 to 21, of two `#rrggbb` colours in any order (WCAG 2.2, 1.4.3). */
export const contrast = (first: string, second: string): number => wcagContrast(first, second);

/** The brand colour's step in a ramp. The other steps are computed from it. */
const seedStep = 700;

/** Lightness (OKLCH) of the lightest step of a computed ramp. */
const lightest = 0.977;

/**
 * Factors for the other steps: averages of hand-made ramps. If a step is lighter than the seed, its
 * `light` is a position between `lightest` (0) and the seed (1). If the step is darker, `light`
 * multiplies the seed's lightness. In every step, `chroma` multiplies the seed's chroma.
 */
const shape = {
  50: { light: 0, chroma: 0.06 },
  100: { light: 0.051, chroma: 0.145 },
  200: { light: 0.151, chroma: 0.317 },
  300: { light: 0.306, chroma: 0.61 },
  400: { light: 0.503, chroma: 0.96 },
  500: { light: 0.69, chroma: 1.19 },
  600: { light: 0.856, chroma: 1.15 },
  800: { light: 0.815, chroma: 0.81 },
  900: { light: 0.635, chroma: 0.62 },
  950: { light: 0.468, chroma: 0.447 },
} as const;

const toOklch = converter('oklch');

/** A colour as `#rrggbb`. A colour outside the sRGB gamut loses chroma, but keeps its hue. */
const hexOf = (colour: Color): Hex => `#${formatHex(clampChroma(colour, 'oklch')).slice(1)}`;

/** Computes a ramp from its step 700, the seed. @throws RangeError for an invalid seed. */
function seededRamp(seed: Hex): Ramp {
  const colour = toOklch(seed);
  if (colour === undefined)
    throw new RangeError(`'${seed}' is not a colour: write it like #630994.`);
  const { l: seedLight, c: seedChroma, h: hue = 0 } = colour;
  const at = (step: keyof typeof shape): Hex => {
    const { light, chroma } = shape[step];
    const l = step < seedStep ? lightest + light * (seedLight - lightest) : light * seedLight;
    return hexOf({ mode: 'oklch', l, c: chroma * seedChroma, h: hue });
  };
  return {
    50: at(50),
    100: at(100),
    200: at(200),
    300: at(300),
    400: at(400),
    500: at(500),
    600: at(600),
    [seedStep]: seed,
    800: at(800),
    900: at(900),
    950: at(950),
  };
}

export const rampOf = (colour: BrandColour): Ramp =>
  typeof colour === 'string' ? seededRamp(colour) : colour;

/** Lists a scheme's role pairs with too little contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const unreadable = (scheme: string, roles: Roles): readonly string[] =>
  rolePairs.flatMap(([ink, surface, least]) => {
    const ratio = contrast(roles[ink], roles[surface]);
    const pair = `  ${scheme}: ${ink} ${roles[ink]} on ${surface} ${roles[surface]}`;
    return ratio < least
      ? [`${pair} has a contrast of ${ratio.toFixed(2)}, but needs ${least}`]
      : [];
  });

/** Thrown if a role has too little contrast. The message names role, surface and ratio. */
export class PaletteError extends Error {
  override readonly name = 'PaletteError';
}

const mixed = (first: Hex, second: Hex, share: number): Hex =>
  hexOf(interpolate([first, second], 'rgb')(share));

export interface SchemeOptions {
  /** Colour of secondary buttons, focus rings, and icons on brand surfaces. Default: `gold`. */
  readonly accent?: Hex | undefined;
}

const rolesIn = (colour: BrandColour, { accent }: SchemeOptions): Roles => ({
  ...rolesOf(rampOf(colour)),
  ...(accent && { accent, accentHover: mixed(accent, '#ffffff', 0.25), focusOuter: accent }),
});

/**
 * Computes all colour roles of a company's schemes from their brand colours. The first scheme is
 * the default. Call this function at build time, because it needs a colour library.
 * @throws PaletteError if a role has too little contrast on its surface.
 */
export function schemesOf(
  colours: Readonly<Record<string, BrandColour>>,
  options: SchemeOptions = {},
): Schemes {
  const problems: string[] = [];
  const schemes = Object.entries(colours).map(([name, colour]) => {
    const roles = rolesIn(colour, options);
    const unreadablePairs = unreadable(name, roles);
    problems.push(...unreadablePairs);
    const shade = unreadablePairs.length > 0 && nearestReadable(colour, options);
    if (shade) problems.push(`  ${name}: the nearest shade with enough contrast: ${shade}`);
    return [name, roles] as const;
  });
  if (problems.length > 0) {
    throw new PaletteError(['These colours have too little contrast:', ...problems].join('\n'));
  }
  return Object.fromEntries(schemes);
}

function nearestReadable(seed: BrandColour, options: SchemeOptions): Hex | undefined {
  if (typeof seed !== 'string') return undefined;
  return Array.from({ length: 99 }, (_, index) => mixed(seed, '#000000', (index + 1) / 100)).find(
    (shade) => unreadable('shade', rolesIn(shade, options)).length === 0,
  );
}
