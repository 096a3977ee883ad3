/** Scenes of Abidjan, between its lagoon and its port. */

import { arm, calling, holding } from '../hands.ts';
import { type Person, personAt } from '../people.ts';
import { type Art, at, fill, rect, turned } from '../svg.ts';
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
import type { Colleagues } from './products.ts';

/** The mother of the home hero: a wax print with a flounce, and the scarf knotted above her brow. */
export const mother: Person = {
  skin: 'sienna',
  earrings: 'hoop',
  lips: 'lipRose',
  mouth: 'smile',
  dress: { kind: 'wax', cloth: 'brand700', figure: 'gold400', eye: 'flame', flounce: 'gold400' },
  headwear: { kind: 'knot', cloth: 'brand700', figure: 'gold400', fold: 'brand500' },
};

/** The father: a tunic of painted cloth from Korhogo. */
export const father: Person = {
  skin: 'night',
  hair: 'cropped',
  beard: 'short',
  lips: 'lipBrown',
  mouth: 'smile',
  ears: true,
  dress: { kind: 'korhogo', cloth: 'wall', figure: 'neutral900' },
};

/** Their son, in the orange of the national team. */
export const son: Person = {
  skin: 'umber',
  hair: 'cropped',
  ears: true,
  child: true,
  mouth: 'laugh',
  dress: { kind: 'jersey', cloth: 'flame', trim: 'leaf' },
};

/** 760 × 800: the family at the lagoon, a bridge and the Plateau across the water. */
export const atTheLagoon = (): Art =>
  sky(760, 520, 'haze', [196, 264, 172]) +
  at(360, 120, 1, birds('brand700')) +
  at(24, 468, 1, tower(60, 150, 'brand700', 'brand200', 3, 6)) +
  at(74, 468, 1, tower(44, 96, 'brand800', 'gold300', 2, 4)) +
  at(704, 468, 1, pyramid()) +
  rect('leafDeep', 0, 452, 760, 24) +
  sea(760, 468, 340) +
  at(124, 480, 0.96, stayedBridge(720)) +
  at(82, 550, 0.54, pinasse()) +
  personAt(578, 312, 1.12, father) +
  personAt(402, 378, 1.16, mother) +
  personAt(240, 536, 0.94, son);

/** 1200 × 630: the same family, for sharing. */
export const sharePicture = (): Art =>
  sky(1200, 470, 'haze', [360, 236, 170]) +
  at(760, 110, 1.3, birds('brand700')) +
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
  personAt(466, 420, 0.9, son);

/** A member of a cocoa cooperative. */
export const grower: Person = {
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
export const harbourMaster: Person = {
  skin: 'ebony',
  hair: 'receding',
  hairInk: 'hairGrey',
  beard: 'moustache',
  beardInk: 'hairGrey',
  lips: 'lipBrown',
  mouth: 'smile',
  lined: true,
  ears: true,
  glasses: 'neutral950',
  dress: { kind: 'hiVis', cloth: 'flame', shade: 'clayShade' },
};

/** 760 × 800: a cocoa grower and a man of the port, the ship for her cocoa at the quay. */
export const cocoaPort = (): Art =>
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
  at(
    106,
    636,
    1,
    arm(
      { cloth: 'leaf', cuff: 'gold300' },
      [46, 160],
      [0, 0],
      holding('umber', at(2, -110, 1.2, openCocoaPod())),
      4,
    ),
  );

/** Who calls from the lagoon's shore. */
export const caller: Person = {
  skin: 'umber',
  hair: 'twists',
  earrings: 'stud',
  lips: 'lipCoral',
  mouth: 'smile',
  dress: { kind: 'print', cloth: 'flame', figure: 'gold300' },
};

/** Header of contact, 680 × 500: a call from the lagoon's shore, the cathedral and the Plateau across it. */
export const call = (): Art =>
  sky(680, 390, 'haze', [286, 206, 124]) +
  at(352, 84, 1, birds('brand700')) +
  at(30, 334, 1, tower(84, 216, 'brand700', 'brand200', 3, 7)) +
  at(104, 334, 1, tower(60, 150, 'brand800', 'gold300', 2, 5)) +
  at(644, 334, 1, tower(76, 250, 'brand800', 'gold300', 3, 8)) +
  rect('leafDeep', 0, 322, 680, 14) +
  at(186, 334, 0.96, cathedral()) +
  sea(680, 332, 208) +
  at(150, 398, 0.62, pinasse()) +
  personAt(516, 246, 1, caller) +
  arm({ cloth: 'flame', cuff: 'gold300' }, [388, 500], [450, 348], calling('umber'), -24);

/** Who stands for the company of Abidjan: a suit, a tunic of Korhogo, a wax print and its scarf. */
export const colleagues: Colleagues = {
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
    skin: 'umber',
    beard: 'full',
    lips: 'lipBrown',
    mouth: 'laugh',
    ears: true,
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

/** The Plateau, for a header: its pyramid, its towers, its cathedral. */
export const plateau = (): Art =>
  at(232, 434, 1, tower(74, 290, 'brand900', 'brand300', 3, 9)) +
  at(410, 434, 1, tower(70, 230, 'brand700', 'gold300', 3, 7)) +
  at(572, 434, 1, tower(92, 266, 'brand600', 'brand500', 3, 8)) +
  at(74, 434, 1.22, pyramid()) +
  at(578, 434, 1.14, cathedral(), 0.84) +
  rect('leafDeep', 0, 424, 680, 14) +
  rect('water', 0, 434, 680, 76);

/** 640 × 520: the Ébrié lagoon from its shore: a stayed bridge, a pinasse under way, pirogues. */
export const lagoon = (): Art =>
  sky(640, 340, 'haze', [232, 206, 116]) +
  at(404, 106, 1, birds('brand700')) +
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
  at(252, 462, 0.72, pirogue('flame'));
