/**
 * The colours of the pictures. A scene names roles ('brand700', 'sky2', 'wall') and never a colour;
 * a palette says what each role looks like to one audience.
 */

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
type Step = (typeof steps)[number];
type Ramp = Readonly<Record<Step, string>>;

const ramp = (colours: string): Ramp => {
  const list = colours.split(' ');
  const entries = steps.map((step, index) => [step, list[index] ?? '']);
  return Object.fromEntries(entries) as Record<Step, string>;
};

const purpleRamp = ramp(
  '#faf5fe #f3e9fe #e7d1fc #d4abf9 #ba78f0 #9e43dc #7f1eb8 #630994 #49036f #32014e #1e0130',
);
const redRamp = ramp(
  '#fef5f4 #fee8e7 #fececc #ffa39f #f86a6b #e63042 #c30b2d #9c0421 #760618 #51060f #320307',
);
const neutralRamp = ramp(
  '#fbf9fb #f5f2f5 #e9e5e8 #d8d2d7 #a9a2a8 #7f777e #615960 #473f46 #2f272e #1e161d #120c12',
);
const goldRamp = ramp(
  '#fff7eb #ffeed2 #ffdea7 #ffcb71 #fcbb39 #eeab11 #c18a04 #946903 #6c4c02 #4e3500 #322000',
);

/** Roles that look the same to both audiences: gold, people, walls, plants, water. */
const shared = {
  white: '#ffffff',
  wall: '#fff4e4',
  wallShade: '#f0dcc4',
  sun: goldRamp[300],
  gold100: goldRamp[100],
  gold200: goldRamp[200],
  gold300: goldRamp[300],
  gold400: goldRamp[400],
  gold600: goldRamp[600],
  gold700: goldRamp[700],
  neutral100: neutralRamp[100],
  neutral200: neutralRamp[200],
  neutral300: neutralRamp[300],
  neutral400: neutralRamp[400],
  neutral600: neutralRamp[600],
  neutral700: neutralRamp[700],
  neutral800: neutralRamp[800],
  neutral900: neutralRamp[900],
  neutral950: neutralRamp[950],
  flame: '#e4572e',
  clay: '#c8713f',
  clayShade: '#a4552c',
  line: '#1d0d08',
  hair: '#170c08',
  hairGrey: '#8d8589',
  hairWhite: '#d9d3d2',
  eye: '#fff3e2',
  lipRose: '#9c2f3c',
  lipBrown: '#6d2a26',
  lipCoral: '#b2474a',
  umber: '#7a4427',
  umberShade: '#5e3119',
  ebony: '#5b301c',
  ebonyShade: '#432111',
  sienna: '#8d5533',
  siennaShade: '#6f3f23',
  night: '#41221a',
  nightShade: '#2e160f',
  honey: '#a2683f',
  honeyShade: '#824d2b',
} as const;

const brand = (colours: Ramp) => ({
  brand50: colours[50],
  brand100: colours[100],
  brand200: colours[200],
  brand300: colours[300],
  brand400: colours[400],
  brand500: colours[500],
  brand600: colours[600],
  brand700: colours[700],
  brand800: colours[800],
  brand900: colours[900],
  brand950: colours[950],
});

/** What individuals see: a lilac sky over purple hills. */
export const purple = {
  ...shared,
  ...brand(purpleRamp),
  sky1: purpleRamp[300],
  sky2: '#cb9bf6',
  sky3: purpleRamp[400],
  sky4: '#e59ac0',
  sky5: '#f5a97f',
  sky6: goldRamp[300],
  haze: '#f5a97f',
  hill: purpleRamp[500],
  hillDeep: purpleRamp[700],
  ground: purpleRamp[600],
  groundDeep: purpleRamp[800],
  accent: '#e4572e',
  roof: '#e4572e',
  leaf: '#1f7a54',
  leafDeep: '#145c40',
  water: '#4637a6',
  waterLight: '#7d70d4',
} as const;

/** The name of a colour in a picture. */
export type Ink = keyof typeof purple;

/** One colour for every role. */
export type Palette = Readonly<Record<Ink, string>>;

/** What corporate customers see: dust and sand over red earth, blue-green instead of leaf. */
export const red: Palette = {
  ...shared,
  ...brand(redRamp),
  sky1: '#f6e3d3',
  sky2: '#f4d8c1',
  sky3: '#f1c8a6',
  sky4: '#f0b088',
  sky5: '#f3b673',
  sky6: goldRamp[300],
  haze: '#f3b673',
  hill: redRamp[600],
  hillDeep: redRamp[700],
  ground: redRamp[700],
  groundDeep: redRamp[900],
  accent: neutralRamp[900],
  roof: '#d9743a',
  leaf: '#2a4a52',
  leafDeep: '#1c343b',
  water: '#2a4a52',
  waterLight: '#53777f',
};

/** Every role, in one fixed order, so that output is the same on every run. */
export const inks = Object.keys(purple) as Ink[];
