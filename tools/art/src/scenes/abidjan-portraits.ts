/**
 * Who sits on the board of Abidjan and who runs its company, each 400 × 480. Two of the board sit on
 * that of Accra too (the second and the fifth): of an age and with the same features, dressed anew.
 */
import { type Art, at, beads, d, rect, repeat, stroke } from '../svg.ts';
import {
  birds,
  cathedral,
  palm,
  pinasse,
  pyramid,
  sea,
  sky,
  stayedBridge,
  tower,
} from '../things.ts';
import { type Portrait, portrait, sittings } from './portraits.ts';

const places = {
  /** The bridge over the lagoon, in the evening. */
  lagoon: (): Art =>
    sky(400, 340, 'haze', [108, 170, 92]) +
    rect('leafDeep', 0, 318, 400, 14) +
    sea(400, 330, 150) +
    at(340, 340, 0.9, stayedBridge(480)),
  /** The towers of the Plateau. */
  plateau: (): Art =>
    sky(400, 400, 'haze', [120, 120, 78]) +
    at(38, 360, 1, tower(70, 170, 'brand700', 'brand200', 3, 7)) +
    at(100, 360, 1, tower(48, 110, 'brand800', 'gold300', 2, 5)) +
    at(338, 360, 1.2, pyramid()) +
    rect('leafDeep', 0, 344, 400, 18) +
    sea(400, 358, 122),
  /** The cathedral above the water, at noon. */
  cathedral: (): Art =>
    sky(400, 360, 'noon', [116, 96, 40]) +
    at(292, 40, 0.9, birds('brand700')) +
    at(40, 356, 1, tower(64, 190, 'brand700', 'brand200', 3, 7)) +
    at(318, 356, 1, cathedral(), 0.7) +
    rect('leafDeep', 0, 342, 400, 16) +
    sea(400, 354, 126),
  /** A pagne, hung across the wall: waves, and beads between them. */
  pagne: (): Art =>
    rect('gold300', 0, 0, 400, 480) +
    stroke(
      'gold200',
      16,
      repeat(
        6,
        (row) =>
          d`M${-20 - (row % 2) * 50} ${40 + row * 80}q25-44 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`,
      ),
    ) +
    beads(
      'gold400',
      18,
      50,
      repeat(6, (row) => d`M5 ${78 + row * 80}h400`),
    ),
  /** A boat for passengers on the lagoon, in the evening. */
  boat: (): Art =>
    sky(400, 300, 'haze', [290, 130, 82]) +
    at(30, 284, 1, tower(48, 130, 'brand700', 'brand200', 2, 5)) +
    at(84, 284, 1, tower(40, 90, 'brand800', 'gold300', 2, 4)) +
    rect('leafDeep', 0, 270, 400, 14) +
    sea(400, 282, 198) +
    at(352, 326, 0.66, pinasse()),
  /** Coconut palms in the morning. */
  palms: (): Art =>
    sky(400, 400, 'morning', [104, 140, 76]) +
    rect('hill', 0, 350, 400, 130) +
    at(330, 400, 1.1, palm(300)) +
    at(56, 400, 0.9, palm(190)),
} as const;

/** Six directors, in the order of the board. */
export const directors: readonly Portrait[] = [
  // The chairwoman, a lawyer: grey in her chignon, pearls over a pagne.
  portrait(
    places.cathedral,
    {
      skin: 'honey',
      hair: 'chignon',
      earrings: 'stud',
      earringInk: 'gold600',
      necklace: 'wall',
      lips: 'lipRose',
      mouth: 'gentle',
      lined: true,
      dress: { kind: 'pagne', cloth: 'brand700', figure: 'gold400', trim: 'brand900' },
    },
    222,
  ),
  // The group's own man, an actuary from Lagos: here in an agbada, his cap laid to one side.
  portrait(
    sittings.plain,
    {
      skin: 'ebony',
      hair: 'cropped',
      hairInk: 'hairWhite',
      beard: 'short',
      beardInk: 'hairGrey',
      lips: 'lipBrown',
      mouth: 'gentle',
      lined: true,
      ears: true,
      glasses: 'neutral950',
      dress: { kind: 'boubou', cloth: 'brand700', trim: 'gold300', fold: 'brand900' },
      headwear: { kind: 'fila', cloth: 'brand700', figure: 'gold300', fold: 'brand900' },
    },
    222,
  ),
  // An agricultural economist, in the painted cloth of her Korhogo and a scarf.
  portrait(
    sittings.sun,
    {
      skin: 'night',
      earrings: 'hoop',
      earringInk: 'brand700',
      lips: 'lipCoral',
      mouth: 'glad',
      dress: { kind: 'korhogo', cloth: 'wall', figure: 'neutral900', plainYoke: true },
      headwear: {
        kind: 'knot',
        cloth: 'flame',
        figure: 'gold300',
        fold: 'clayShade',
        tucked: true,
      },
    },
    228,
  ),
  // An accountant: a bow tie, grey hair and round glasses.
  portrait(sittings.city, {
    skin: 'umber',
    hair: 'receding',
    hairInk: 'hairGrey',
    beard: 'moustache',
    beardInk: 'hairGrey',
    lips: 'lipBrown',
    lined: true,
    ears: true,
    glasses: 'gold400',
    roundGlasses: true,
    faceWidth: 1.04,
    dress: { kind: 'suit', cloth: 'neutral700', lapel: 'neutral900', bow: 'flame' },
  }),
  // Who builds payment systems: cropped grey hair and glasses, as in Accra, and a jacket of pagne.
  portrait(places.palms, {
    skin: 'sienna',
    hair: 'cropped',
    hairInk: 'hairGrey',
    earrings: 'drop',
    earringInk: 'flame',
    glasses: 'brand900',
    lips: 'lipRose',
    mouth: 'smile',
    lined: true,
    faceWidth: 0.97,
    dress: {
      kind: 'blazer',
      cloth: 'brand600',
      lapel: 'brand900',
      blouse: 'wall',
      figure: 'gold300',
    },
  }),
  // The managing director: grey above the ears, a goatee, a tunic with a standing collar.
  portrait(places.plateau, {
    skin: 'ebony',
    hair: 'cropped',
    temples: 'hairGrey',
    beard: 'goatee',
    lips: 'lipBrown',
    ears: true,
    lined: true,
    dress: { kind: 'tunic', cloth: 'neutral800', collar: 'neutral950', pocket: 'gold400' },
  }),
];

/** Four executives, in the order of their files. */
export const executives: readonly Portrait[] = [
  // Finance: a fade and an open collar.
  portrait(places.boat, {
    skin: 'honey',
    hair: 'fade',
    lips: 'lipBrown',
    mouth: 'gentle',
    ears: true,
    glasses: 'neutral950',
    roundGlasses: true,
    dress: { kind: 'suit', cloth: 'neutral800', lapel: 'neutral950' },
  }),
  // The engineer, before one of the bridges that she built: a plait over her shoulder.
  portrait(
    places.lagoon,
    {
      skin: 'umber',
      hair: 'plait',
      earrings: 'hoop',
      earringInk: 'flame',
      lips: 'lipCoral',
      mouth: 'smile',
      faceWidth: 0.97,
      dress: {
        kind: 'blazer',
        cloth: 'flame',
        lapel: 'neutral900',
        blouse: 'wall',
        figure: 'gold300',
      },
    },
    216,
  ),
  // Claims: a boubou with its embroidery, and a turban.
  portrait(
    sittings.hills,
    {
      skin: 'ebony',
      earrings: 'drop',
      lips: 'lipRose',
      mouth: 'gentle',
      faceWidth: 0.96,
      dress: { kind: 'boubou', cloth: 'wall', trim: 'brand700', fold: 'wallShade' },
      headwear: { kind: 'turban', cloth: 'brand600', fold: 'brand900', jewel: 'gold400' },
    },
    226,
  ),
  // Compliance: the youngest, in a tunic.
  portrait(places.pagne, {
    skin: 'night',
    hair: 'cropped',
    beard: 'short',
    lips: 'lipBrown',
    mouth: 'smile',
    ears: true,
    faceWidth: 1.02,
    dress: { kind: 'tunic', cloth: 'brand600', collar: 'brand900', pocket: 'gold300' },
  }),
];
