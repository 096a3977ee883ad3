import { type Color, clampChroma, converter, formatHex } from 'culori';
import type { Hex, Ramp } from './roles.ts';

/** The step that has the seed's colour: primary buttons, links, the closing banner. */
const seedStep = 700;

const lightest = 0.977;

/**
 * The average of the kit's own ramps. In steps lighter than the seed, `light` is a place between the
 * lightest step (0) and the seed (1). In darker steps it is a share of the seed's lightness.
 * `chroma` is a share of the seed's chroma.
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

/** A colour as `#rrggbb`; outside the sRGB gamut it loses chroma, not hue. */
export const hexOf = (colour: Color): Hex => `#${formatHex(clampChroma(colour, 'oklch')).slice(1)}`;

/** A ramp in the seed's hue; the seed is step 700. @throws RangeError if it is not a colour. */
export function seededRamp(seed: Hex): Ramp {
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
