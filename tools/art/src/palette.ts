import { isDeepStrictEqual } from 'node:util';
import { gold, neutral, type Ramp, rampOf } from '@insurance-kit/ui/palette';
import type { AudienceData } from '../../../apps/site/app/companies/contract/audiences.ts';
import { brandColours } from '../../../apps/site/vite/brand-colours.ts';
import { brandFile, firstCompany } from '../../../scripts/lib/company.mjs';

/** The ramps of a company's audiences, by name. */
export const rampsOf = async (company: string): Promise<Readonly<Record<string, Ramp>>> =>
  Object.fromEntries(
    Object.entries(await brandColours(brandFile(company))).map(([audience, colour]) => [
      audience,
      rampOf(colour),
    ]),
  );

const { individual: purpleRamp = neutral, institution: redRamp = neutral } =
  await rampsOf(firstCompany);

/**
 * The colours of the pictures. A scene names roles ('brand700', 'sky2', 'wall') and never a colour;
 * a palette says what each role looks like to one audience.
 */

/** Roles that have the same colours in all palettes: gold, people, walls. */
const shared = {
  white: '#ffffff',
  wall: '#fff4e4',
  wallShade: '#f0dcc4',
  sun: gold[300],
  gold100: gold[100],
  gold200: gold[200],
  gold300: gold[300],
  gold400: gold[400],
  gold600: gold[600],
  gold700: gold[700],
  neutral100: neutral[100],
  neutral200: neutral[200],
  neutral300: neutral[300],
  neutral400: neutral[400],
  neutral600: neutral[600],
  neutral700: neutral[700],
  neutral800: neutral[800],
  neutral900: neutral[900],
  neutral950: neutral[950],
  flame: '#e4572e',
  rearLamp: '#c30b2d',
  clay: '#c8713f',
  clayShade: '#a4552c',
  line: '#1d0d08',
  hair: '#170c08',
  hairGrey: '#8d8589',
  hairWhite: '#d9d3d2',
  eye: '#fff3e2',
  lipRose: '#9c2f3c',
  lipBrown: '#713b2c',
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

/** For private customers: a sky, hills and water in the brand's colour, sand and coral at the horizon. */
const brandLand = (ramp: Ramp) => ({
  ...shared,
  ...brand(ramp),
  sky1: ramp[300],
  sky2: ramp[200],
  sky3: '#f6e0c8',
  sky4: '#f5c79f',
  sky5: '#f5a97f',
  sky6: gold[300],
  dawn1: ramp[300],
  dawn2: ramp[200],
  dawn3: ramp[100],
  dawn4: gold[100],
  noon1: ramp[400],
  noon2: ramp[300],
  noon3: ramp[200],
  noon4: ramp[100],
  rain1: ramp[700],
  rain2: ramp[600],
  rain3: ramp[500],
  rain4: ramp[400],
  drop: ramp[200],
  haze: '#f5a97f',
  hill: ramp[500],
  hillDeep: ramp[700],
  ground: ramp[600],
  groundDeep: ramp[800],
  accent: '#e4572e',
  roof: '#e4572e',
  leaf: '#1f7a54',
  leafDeep: '#145c40',
  water: ramp[500],
  waterLight: ramp[300],
});

/** The kit's own: a lilac sky that turns rose over purple hills and an indigo sea. */
export const purple = {
  ...brandLand(purpleRamp),
  sky2: '#cb9bf6',
  sky3: purpleRamp[400],
  sky4: '#e59ac0',
  dawn3: '#f6e0ee',
  water: '#4637a6',
  waterLight: '#7d70d4',
};

/** The name of a colour in a picture. */
export type Ink = keyof typeof purple;

/** Skin tones: a lit plane and a shaded one. */
export type Skin = 'night' | 'ebony' | 'umber' | 'sienna' | 'honey';

/** One colour for every role. */
export type Palette = Readonly<Record<Ink, string>>;

/** For corporate customers: dust and sand over earth in the brand's colour, blue-green for leaves. */
const dustLand = (ramp: Ramp): Palette => ({
  ...shared,
  ...brand(ramp),
  sky1: '#f6e3d3',
  sky2: '#f4d8c1',
  sky3: '#f1c8a6',
  sky4: '#f0b088',
  sky5: '#f3b673',
  sky6: gold[300],
  dawn1: '#f4d8c1',
  dawn2: '#f9e8d9',
  dawn3: '#fdf3e7',
  dawn4: gold[100],
  noon1: '#e6bd99',
  noon2: '#efd0b4',
  noon3: '#f6e3d3',
  noon4: '#fcf3ea',
  rain1: '#7d6b64',
  rain2: '#95827a',
  rain3: '#ad9a90',
  rain4: '#c7b6ab',
  drop: '#efe4db',
  haze: '#f3b673',
  hill: ramp[600],
  hillDeep: ramp[700],
  ground: ramp[700],
  groundDeep: ramp[900],
  accent: neutral[900],
  roof: '#d9743a',
  leaf: '#2a4a52',
  leafDeep: '#1c343b',
  water: '#2a4a52',
  waterLight: '#53777f',
});

/** The kit's own: dust and sand over red earth. */
export const red = dustLand(redRamp);

/** A picture's colours: those it has by default, and those of each of its views. */
export interface Palettes {
  readonly default: Palette;
  readonly views: Readonly<Record<string, Palette>>;
  /** The views that show the corporate scenes, where a picture has scenes of their own. */
  readonly corporate: readonly string[];
}

/** The kit's own colours. */
export const kitPalettes: Palettes = { default: purple, views: { red }, corporate: ['red'] };

type Overview = AudienceData['overview'];

/** Makes an audience's palette of its ramp, by its overview of products. */
const paletteOf: Readonly<Record<Overview, (ramp: Ramp) => Palette>> = {
  products: (ramp) => (isDeepStrictEqual(ramp, purpleRamp) ? purple : brandLand(ramp)),
  'products-corporate': dustLand,
};

/** The overviews of products that an audience can have. */
export const overviews = Object.keys(paletteOf) as Overview[];

/** What decides how an audience sees pictures. Without a `view` it sees them in their default. */
export interface Viewer extends Pick<AudienceData, 'view' | 'overview'> {
  readonly ramp: Ramp;
}

/** The colours of a company's pictures, from its audiences. */
export function palettesOf(viewers: readonly Viewer[]): Palettes {
  const others = viewers.flatMap((viewer) =>
    viewer.view === undefined ? [] : [{ ...viewer, view: viewer.view }],
  );
  const first = viewers.find(({ view }) => view === undefined);
  return {
    default: first === undefined ? purple : paletteOf[first.overview](first.ramp),
    views: Object.fromEntries(
      others.map(({ view, overview, ramp }) => [view, paletteOf[overview](ramp)]),
    ),
    corporate: others
      .filter(({ overview }) => overview === 'products-corporate')
      .map(({ view }) => view),
  };
}

/** Every role, in one fixed order, so that output is the same on every run. */
export const inks = Object.keys(purple) as Ink[];
