/** Pictures of Abidjan, between its lagoon and its port: their people, and who runs its company. */
import { cloths } from '../cloths.ts';
import {
  directors,
  executives,
  header,
  hem,
  homeHero,
  type Picture,
  section,
  share,
} from '../formats.ts';
import { arm, calling, holding } from '../hands.ts';
import { clothOf, man, type Person, personAt } from '../people.ts';
import { at, beads, d, fill, rect, repeat, strokes, turned } from '../svg.ts';
import {
  birds,
  cathedral,
  cocoaPod,
  cocoaSack,
  gantry,
  openCocoaPod,
  palm,
  pinasse,
  pirogue,
  pyramid,
  sea,
  ship,
  sky,
  stayedBridge,
  tower,
} from '../things.ts';
import { about, type Colleagues, familyAtHome, sittings, traderTile } from './own.ts';

/** The mother of the home hero: a wax print with a flounce, and the scarf knotted above her brow. */
const mother: Person = {
  skin: 'sienna',
  earrings: 'hoop',
  lips: 'lipRose',
  mouth: 'smile',
  dress: { kind: 'wax', cloth: 'brand700', figure: 'gold400', eye: 'flame', flounce: 'gold400' },
  headwear: { kind: 'knot', cloth: 'brand700', figure: 'gold400', fold: 'brand500' },
};

/** The father: a tunic of painted cloth from Korhogo. */
const father: Person = {
  ...man,
  skin: 'night',
  beard: 'short',
  mouth: 'smile',
  dress: { kind: 'korhogo', cloth: 'wall', figure: 'neutral900' },
};

/** Their son, in the orange of the national team. */
const son: Person = {
  skin: 'umber',
  hair: 'cropped',
  ears: true,
  child: true,
  mouth: 'laugh',
  dress: { kind: 'jersey', cloth: 'flame', trim: 'leaf' },
};

/** A member of a cocoa cooperative. */
const grower: Person = {
  skin: 'umber',
  earrings: 'drop',
  lips: 'lipRose',
  mouth: 'laugh',
  dress: {
    kind: 'wax',
    cloth: 'leaf',
    figure: 'gold300',
    eye: 'flame',
    flounce: 'wall',
    motif: 'leaves',
  },
  headwear: { kind: 'knot', cloth: 'leaf', figure: 'gold300', fold: 'leafDeep', tucked: true },
};

/** Who runs a terminal of the port: a reflective vest, glasses, grey hair. */
const harbourMaster: Person = {
  ...man,
  skin: 'ebony',
  hair: 'receding',
  hairInk: 'hairGrey',
  beard: 'moustache',
  beardInk: 'hairGrey',
  mouth: 'smile',
  lined: true,
  glasses: 'neutral950',
  dress: { kind: 'hiVis', cloth: 'flame', shade: 'clayShade' },
};

/** Who calls from the lagoon's shore. */
const caller: Person = {
  skin: 'umber',
  hair: 'twists',
  earrings: 'stud',
  lips: 'lipCoral',
  mouth: 'smile',
  dress: { kind: 'print', cloth: 'flame', figure: 'gold300' },
};

/** Who stands for the company of Abidjan: a suit, a tunic of Korhogo, a wax print and its scarf. */
const colleagues: Colleagues = {
  left: {
    skin: 'night',
    hair: 'cropped',
    earrings: 'hoop',
    lips: 'lipCoral',
    mouth: 'smile',
    faceWidth: 0.97,
    dress: { kind: 'blazer', cloth: 'brand700', lapel: 'brand950', blouse: 'flame' },
  },
  middle: {
    ...man,
    hair: 'none',
    skin: 'umber',
    beard: 'full',
    mouth: 'laugh',
    dress: { kind: 'korhogo', cloth: 'wall', figure: 'clayShade', plainYoke: true },
  },
  right: {
    skin: 'sienna',
    earrings: 'drop',
    earringInk: 'gold600',
    lips: 'lipRose',
    mouth: 'gentle',
    dress: { kind: 'wax', cloth: 'clay', figure: 'gold300', eye: 'brand800', flounce: 'brand800' },
    headwear: { kind: 'knot', cloth: 'clay', figure: 'gold300', fold: 'clayShade' },
  },
};

/** Where its directors and executives sit. */
const places = {
  /** The bridge over the lagoon, in the evening. */
  lagoon:
    sky(400, 340, 'haze', [108, 170, 92]) +
    rect('leafDeep', 0, 318, 400, 14) +
    sea(400, 330, 150) +
    at(340, 340, 0.9, stayedBridge(480)),
  /** The towers of the Plateau. */
  plateau:
    sky(400, 400, 'haze', [120, 120, 78]) +
    at(38, 360, 1, tower(70, 170, 'brand700', 'brand200', 3, 7)) +
    at(100, 360, 1, tower(48, 110, 'brand800', 'gold300', 2, 5)) +
    at(338, 360, 1.2, pyramid()) +
    rect('leafDeep', 0, 344, 400, 18) +
    sea(400, 358, 122),
  /** The cathedral above the water, at noon. */
  cathedral:
    sky(400, 360, 'noon', [116, 96, 40]) +
    at(292, 40, 0.9, birds()) +
    at(40, 356, 1, tower(64, 190, 'brand700', 'brand200', 3, 7)) +
    at(318, 356, 1, cathedral(), 0.7) +
    rect('leafDeep', 0, 342, 400, 16) +
    sea(400, 354, 126),
  /** A pagne, hung across the wall: waves, and beads between them. */
  pagne:
    rect('gold300', 0, 0, 400, 480) +
    strokes(
      'gold200',
      16,
      6,
      (row) =>
        d`M${-20 - (row % 2) * 50} ${40 + row * 80}q25-44 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`,
    ) +
    beads(
      'gold400',
      18,
      50,
      repeat(6, (row) => d`M5 ${78 + row * 80}h400`),
    ),
  /** A boat for passengers on the lagoon, in the evening. */
  boat:
    sky(400, 300, 'haze', [290, 130, 82]) +
    at(30, 284, 1, tower(48, 130, 'brand700', 'brand200', 2, 5)) +
    at(84, 284, 1, tower(40, 90, 'brand800', 'gold300', 2, 4)) +
    rect('leafDeep', 0, 270, 400, 14) +
    sea(400, 282, 198) +
    at(352, 326, 0.66, pinasse()),
  /** Coconut palms in the morning. */
  palms:
    sky(400, 400, 'morning', [104, 140, 76]) +
    rect('hill', 0, 350, 400, 130) +
    at(330, 400, 1.1, palm(300)) +
    at(56, 400, 0.9, palm(190)),
} as const;

/**
 * The pictures that show Abidjan. Two of its board sit on that of Accra too (the second and the
 * fifth): of an age and with the same features, dressed anew.
 */
export const abidjan: readonly Picture[] = [
  homeHero(
    'content/home/header_image',
    hem(clothOf(mother, father, son), 6),
    'A couple and their son at the Ébrié lagoon, a stayed bridge and the Plateau behind them, shown as sewn strips of cloth',
    sky(760, 520, 'haze', [196, 264, 172]) +
      at(360, 120, 1, birds()) +
      at(24, 468, 1, tower(60, 150, 'brand700', 'brand200', 3, 6)) +
      at(74, 468, 1, tower(44, 96, 'brand800', 'gold300', 2, 4)) +
      at(704, 468, 1, pyramid()) +
      rect('leafDeep', 0, 452, 760, 24) +
      sea(760, 468, 340) +
      at(124, 480, 0.96, stayedBridge(720)) +
      at(82, 550, 0.54, pinasse()) +
      personAt(578, 312, 1.12, father) +
      personAt(402, 378, 1.16, mother) +
      personAt(240, 536, 0.94, son),
    [226, 130],
  ),
  traderTile('A trader in a wax print and a knotted scarf before her stall', mother),
  homeHero(
    'pictures/corporate-home',
    hem(clothOf(grower, harbourMaster), 0),
    'A cocoa grower with an open pod and a man of the port beside a sack of beans, a ship behind them, shown as sewn strips of cloth',
    sky(760, 600, 'haze', [500, 268, 178]) +
      at(52, 566, 1, gantry('brand800', 'flame'), -1) +
      sea(760, 520, 280) +
      at(590, 566, 1.2, ship('brand700'), -1.2) +
      rect('groundDeep', 0, 600, 760, 200) +
      rect('gold400', 0, 600, 760, 6) +
      personAt(520, 362, 1.16, harbourMaster) +
      personAt(262, 380, 1.18, grower) +
      at(634, 528, 1, turned(-22, 0, 0, cocoaPod())) +
      at(704, 526, 1, turned(24, 0, 0, cocoaPod('flame', 'clayShade'))) +
      at(668, 770, 1.16, cocoaSack()) +
      at(106, 636, 1, arm(grower, [46, 160], [0, 0], holding(at(2, -110, 1.2, openCocoaPod())), 4)),
    [330, 240],
  ),
  share(
    'A couple and their son at the Ébrié lagoon',
    sky(1200, 470, 'haze', [360, 236, 170]) +
      at(760, 110, 1.3, birds()) +
      at(80, 430, 1, tower(90, 220, 'brand700', 'brand200', 3, 7)) +
      at(160, 430, 1, tower(60, 150, 'brand800', 'gold300', 2, 5)) +
      at(1030, 430, 1.24, pyramid()) +
      at(1184, 430, 1, tower(84, 190, 'brand800', 'gold300', 3, 6)) +
      rect('leafDeep', 0, 414, 1200, 24) +
      sea(1200, 430, 200) +
      at(300, 442, 1, stayedBridge(960)) +
      at(150, 524, 0.8, pinasse()) +
      personAt(790, 236, 1.04, father) +
      personAt(620, 290, 1.08, mother) +
      personAt(466, 420, 0.9, son),
  ),
  about(
    hem(clothOf(colleagues.left, colleagues.right), 0),
    'Three colleagues before the Plateau of Abidjan: its pyramid, its towers and its cathedral',
    at(232, 434, 1, tower(74, 290, 'brand900', 'brand300', 3, 9)) +
      at(410, 434, 1, tower(70, 230, 'brand700', 'gold300', 3, 7)) +
      at(572, 434, 1, tower(92, 266, 'brand600', 'brand500', 3, 8)) +
      at(74, 434, 1.22, pyramid()) +
      at(578, 434, 1.14, cathedral(), 0.84) +
      rect('leafDeep', 0, 424, 680, 14) +
      rect('water', 0, 434, 680, 76),
    colleagues,
    320,
  ),
  section(
    'content/about/sec4_image',
    hem(cloths.coast, 3),
    'A pinasse and pirogues on the Ébrié lagoon, a stayed bridge and the Plateau behind them, palms on the shore',
    sky(640, 340, 'haze', [232, 206, 116]) +
      at(404, 106, 1, birds()) +
      at(448, 330, 1, tower(40, 84, 'brand800', 'gold300', 2, 4)) +
      at(614, 330, 1, tower(46, 118, 'brand700', 'brand200', 3, 6)) +
      at(544, 330, 0.74, pyramid()) +
      rect('leafDeep', 0, 316, 640, 16) +
      sea(640, 328, 200) +
      at(366, 360, 0.8, stayedBridge(520)) +
      at(226, 398, 0.46, pirogue()) +
      at(500, 450, 0.84, pinasse()) +
      fill('gold200', 'M0 404Q84 400 118 436T164 520H0Z') +
      at(96, 446, 0.9, palm(220)) +
      at(46, 450, 1, palm(296)) +
      at(252, 462, 0.72, pirogue('flame')),
  ),
  familyAtHome('A couple and their son before their home', {
    mother: { ...mother, earringInk: 'flame' },
    father,
    child: son,
  }),
  header(
    'contact',
    hem(clothOf(caller), 6),
    'A woman on the telephone at the lagoon, the cathedral and the towers of the Plateau behind her',
    sky(680, 390, 'haze', [286, 206, 124]) +
      at(352, 84, 1, birds()) +
      at(30, 334, 1, tower(84, 216, 'brand700', 'brand200', 3, 7)) +
      at(104, 334, 1, tower(60, 150, 'brand800', 'gold300', 2, 5)) +
      at(644, 334, 1, tower(76, 250, 'brand800', 'gold300', 3, 8)) +
      rect('leafDeep', 0, 322, 680, 14) +
      at(186, 334, 0.96, cathedral()) +
      sea(680, 332, 208) +
      at(150, 398, 0.62, pinasse()) +
      personAt(516, 246, 1, caller) +
      arm(caller, [388, 500], [450, 348], calling, -24),
  ),
  ...directors(
    // The chairwoman, a lawyer: grey in her chignon, pearls over a pagne.
    {
      place: places.cathedral,
      skin: 'honey',
      hair: 'chignon',
      earrings: 'stud',
      earringInk: 'gold600',
      necklace: 'wall',
      lips: 'lipRose',
      mouth: 'gentle',
      lined: true,
      dress: { kind: 'pagne', cloth: 'brand700', figure: 'gold400', trim: 'brand900' },
      y: 222,
    },
    // The group's own man, an actuary from Lagos: here in an agbada, his cap laid to one side.
    {
      ...man,
      place: sittings.plain,
      skin: 'ebony',
      hairInk: 'hairWhite',
      beard: 'short',
      beardInk: 'hairGrey',
      mouth: 'gentle',
      lined: true,
      glasses: 'neutral950',
      dress: { kind: 'boubou', cloth: 'brand700', trim: 'gold300', fold: 'brand900' },
      headwear: { kind: 'fila', cloth: 'brand700', figure: 'gold300', fold: 'brand900' },
      y: 222,
    },
    // An agricultural economist, in the painted cloth of her Korhogo and a scarf.
    {
      place: sittings.sun,
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
      y: 228,
    },
    // An accountant: a bow tie, grey hair and round glasses.
    {
      ...man,
      place: sittings.city,
      skin: 'umber',
      hair: 'receding',
      hairInk: 'hairGrey',
      beard: 'moustache',
      beardInk: 'hairGrey',
      lined: true,
      glasses: 'gold400',
      roundGlasses: true,
      faceWidth: 1.04,
      dress: { kind: 'suit', cloth: 'neutral700', lapel: 'neutral900', bow: 'flame' },
    },
    // Who builds payment systems: cropped grey hair and glasses, as in Accra, and a jacket of pagne.
    {
      place: places.palms,
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
    },
    // The managing director: grey above the ears, a goatee, a tunic with a standing collar.
    {
      ...man,
      place: places.plateau,
      skin: 'ebony',
      temples: 'hairGrey',
      beard: 'goatee',
      lined: true,
      dress: { kind: 'tunic', cloth: 'neutral800', collar: 'neutral950', pocket: 'gold400' },
    },
  ),
  ...executives(
    // Finance: a fade and an open collar.
    {
      ...man,
      place: places.boat,
      skin: 'honey',
      hair: 'fade',
      mouth: 'gentle',
      glasses: 'neutral950',
      roundGlasses: true,
      dress: { kind: 'suit', cloth: 'neutral800', lapel: 'neutral950' },
    },
    // The engineer, before one of the bridges that she built: a plait over her shoulder.
    {
      place: places.lagoon,
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
      y: 216,
    },
    // Claims: a boubou with its embroidery, and a turban.
    {
      place: sittings.hills,
      skin: 'ebony',
      earrings: 'drop',
      lips: 'lipRose',
      mouth: 'gentle',
      faceWidth: 0.96,
      dress: { kind: 'boubou', cloth: 'wall', trim: 'brand700', fold: 'wallShade' },
      headwear: { kind: 'turban', cloth: 'brand600', fold: 'brand900', jewel: 'gold400' },
      y: 226,
    },
    // Compliance: the youngest, in a tunic.
    {
      ...man,
      place: places.pagne,
      skin: 'night',
      beard: 'short',
      mouth: 'smile',
      faceWidth: 1.02,
      dress: { kind: 'tunic', cloth: 'brand600', collar: 'brand900', pocket: 'gold300' },
    },
  ),
];
