import { gold, neutral, type Ramp } from '@insurance-kit/ui/palette';

/**
 * Things and their colours, or steps of an audience's ramp. Several colours make numbered roles:
 * `skin-2`.
 */
type Things = Readonly<Record<string, readonly (string | keyof Ramp)[]>>;

/** The same for all audiences. */
const things: Things = {
  white: ['#fff'],
  flame: ['#e4572e', '#c30b2d'],
  wall: ['#fff4e4', '#f0dcc4'],
  clay: ['#c8713f', '#a4552c'],
  line: ['#1d0d08'],
  eye: ['#fff3e2'],
  lip: ['#9c2f3c', '#713b2c', '#b2474a'],
  hair: ['#170c08', '#8d8589', '#d9d3d2'],
  skin: ['#41221a', '#5b301c', '#7a4427', '#8d5533', '#a2683f'],
  'skin-shade': ['#2e160f', '#432111', '#5e3119', '#6f3f23', '#824d2b'],
};

/** The landscape for individuals, in the brand's colour. */
export const bright: Things = {
  sky: [300, 200, '#f6e0c8', '#f5c79f', '#f5a97f'],
  dawn: [300, 200, 100],
  noon: [400, 300, 200, 100],
  rain: [700, 600, 500, 400, 200],
  ground: [500, 600, 800],
  water: [500, 300],
  leaf: ['#1f7a54', '#145c40'],
  roof: ['#e4572e'],
  accent: ['#e4572e'],
};

/** Ghana's: a lilac sky above an indigo sea. */
export const ghana: Things = {
  ...bright,
  sky: [300, '#cb9bf6', 400, '#e59ac0', '#f5a97f'],
  dawn: [300, 200, '#f6e0ee'],
  water: ['#4637a6', '#7d70d4'],
};

/** The landscape for companies and institutions: dust and earth. */
export const dusty: Things = {
  sky: ['#f6e3d3', '#f4d8c1', '#f1c8a6', '#f0b088', '#f3b673'],
  dawn: ['#f4d8c1', '#f9e8d9', '#fdf3e7'],
  noon: ['#e6bd99', '#efd0b4', '#f6e3d3', '#fcf3ea'],
  rain: ['#7d6b64', '#95827a', '#ad9a90', '#c7b6ab', '#efe4db'],
  ground: [600, 700, 900],
  water: ['#2a4a52', '#53777f'],
  leaf: ['#2a4a52', '#1c343b'],
  roof: ['#d9743a'],
  accent: [neutral[900]],
};

export function paletteOf(ramp: Ramp, country: Things): ReadonlyMap<string, string> {
  const steps = Object.entries({ brand: ramp, gold, neutral }).flatMap(([name, colours]) =>
    Object.entries(colours).map(([step, colour]) => [`${name}-${step}`, colour] as const),
  );
  const others = Object.entries({ ...things, ...country }).flatMap(([name, colours]) =>
    colours.map((colour, index): readonly [string, string] => [
      colours.length > 1 ? `${name}-${index + 1}` : name,
      typeof colour === 'number' ? ramp[colour] : colour,
    ]),
  );
  return new Map([...steps, ...others]);
}
