/** Pictures of Accra, between its coast and its port: their people, and who runs its company. */
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
import { arm, calling } from '../hands.ts';
import {
  clothOf,
  daughter,
  director,
  engineer,
  father,
  man,
  manager,
  mother,
  type Person,
  personAt,
} from '../people.ts';
import { at, fill, rect } from '../svg.ts';
import {
  birds,
  canoe,
  containers,
  gantry,
  hills,
  house,
  lighthouse,
  palm,
  sea,
  ship,
  sky,
  sun,
  tower,
} from '../things.ts';
import { about, type Family, familyAtHome, sittings, traderTile } from './own.ts';

/** The couple and their daughter, glad of who comes. */
const hosts: Family = {
  mother: { ...mother, mouth: 'smile', welcoming: true, tilt: -4 },
  father: { ...father, mouth: 'glad', welcoming: true, tilt: 3 },
  child: daughter,
};

/** Who speaks on the telephone in Accra. */
const caller: Person = {
  skin: 'umber',
  necklace: 'flame',
  mouth: 'smile',
  dress: { kind: 'kaba', cloth: 'gold400', figure: 'brand600', trim: 'brand800' },
  cuff: 'brand700',
  headwear: { kind: 'headwrap', cloth: 'leaf', band: 'gold300', fold: 'leafDeep' },
};

/** The pictures that show Accra, or stand in for a land that is not drawn. */
export const accra: readonly Picture[] = [
  homeHero(
    'content/home/header_image',
    hem(clothOf(mother, father, daughter), 0),
    'A couple and their daughter in front of their home under a hazy Harmattan sun, shown as sewn strips of cloth',
    sky(760, 656, 'haze') +
      at(104, 178, 1, birds()) +
      sun(502, 272, 188) +
      hills(760, 448, 800) +
      at(56, 592, 1.25, palm(270)) +
      at(634, 592, 1.02, house()) +
      rect('ground', 0, 584, 760, 216) +
      fill('groundDeep', 'M0 640Q180 610 380 650T760 628V800H0Z') +
      personAt(205, 336, 1.12, hosts.father) +
      personAt(456, 376, 1.22, hosts.mother) +
      personAt(323, 556, 0.96, hosts.child),
  ),
  traderTile('A trader in kente and a headwrap before her stall', mother),
  homeHero(
    'pictures/corporate-home',
    hem(clothOf(director, engineer), 3),
    'A director and a site engineer in front of a container port, shown as sewn strips of cloth',
    sky(760, 640, 'haze', [228, 264, 176]) +
      at(632, 592, 1, tower(86, 400, 'brand800', 'gold300', 3, 12)) +
      at(718, 592, 1, tower(94, 304, 'brand900', 'brand300', 3, 9)) +
      at(470, 592, 1.25, gantry('brand950', 'brand950')) +
      rect('ground', 0, 584, 760, 216) +
      at(
        0,
        610,
        1.94,
        containers(6, 3, (column, row) => row === 2 && column > 2),
      ) +
      fill('groundDeep', 'M0 690H760V800H0Z') +
      personAt(258, 368, 1.2, { ...director, mouth: 'smile', welcoming: true, tilt: 3 }) +
      personAt(502, 400, 1.16, { ...engineer, mouth: 'glad', welcoming: true, tilt: -3 }),
  ),
  share(
    'A couple and their daughter in front of their home near the coast',
    sky(1200, 520, 'haze', [690, 240, 170]) +
      at(150, 120, 1.3, birds()) +
      hills(1200, 350, 640) +
      at(90, 500, 1.2, palm(290)) +
      at(1120, 500, 1.1, palm(240)) +
      at(930, 500, 1.35, house()) +
      sea(420, 430, 80) +
      at(196, 466, 0.5, ship()) +
      rect('ground', 0, 496, 1200, 140) +
      personAt(400, 250, 1.02, hosts.father) +
      personAt(640, 276, 1.1, hosts.mother) +
      personAt(518, 436, 0.9, hosts.child),
  ),
  about(
    hem(clothOf(manager, mother), 0),
    'Three colleagues before the towers of Accra',
    at(96, 470, 1, tower(120, 390, 'brand800', 'gold300', 3, 11)) +
      at(590, 470, 1, tower(130, 340, 'brand700', 'brand200', 4, 10)) +
      at(196, 470, 1, tower(84, 250, 'brand900', 'brand300', 3, 8)) +
      rect('ground', 0, 460, 680, 50),
    {
      left: { ...manager, mouth: 'smile' },
      middle: { ...director, skin: 'sienna', hair: 'twists', mouth: 'laugh' },
      right: {
        ...mother,
        headwear: { kind: 'headwrap', cloth: 'leaf', band: 'gold400', fold: 'flame' },
      },
    },
  ),
  section(
    'content/about/sec4_image',
    hem(cloths.coast, 2),
    'A lighthouse, a ship and a canoe on the coast',
    sky(640, 360, 'haze', [380, 210, 128]) +
      at(470, 90, 1.1, birds()) +
      hills(640, 296, 380) +
      sea(640, 342, 190) +
      at(488, 370, 0.7, ship()) +
      fill('clayShade', 'M0 330Q120 326 210 372Q250 410 180 460L0 480Z') +
      at(110, 356, 1.15, lighthouse()) +
      at(36, 362, 0.7, house()) +
      at(298, 450, 0.8, canoe(), -0.8),
  ),
  familyAtHome('A couple and their daughter before their home', hosts),
  header(
    'contact',
    hem(clothOf(caller), 6),
    'A woman in a headwrap on the telephone by the sea, the lighthouse of Jamestown behind her',
    sky(680, 380, 'haze', [336, 200, 124]) +
      at(300, 80, 1.1, birds()) +
      hills(680, 300, 400) +
      at(60, 372, 1, tower(100, 190, 'brand700', 'brand200', 3, 6)) +
      at(140, 376, 0.62, house({ wall: 'gold200', shade: 'gold300' })) +
      at(212, 376, 1.12, lighthouse()) +
      at(640, 372, 1, tower(96, 310, 'brand900', 'gold300', 3, 9)) +
      sea(680, 366, 140) +
      fill('clayShade', 'M0 366H256L270 378Q268 396 240 402Q120 416 0 408Z') +
      fill('clay', 'M0 366H256L263 372H0Z') +
      at(60, 430, 0.9, palm(180)) +
      fill('ground', 'M0 420Q90 396 200 440L150 500H0Z') +
      personAt(490, 262, 1, caller) +
      arm(caller, [362, 516], [424, 364], calling, -24),
  ),
  ...directors(
    // The chairperson: kaba and a tall headwrap.
    {
      place: sittings.hills,
      skin: 'umber',
      earrings: 'drop',
      lined: true,
      necklace: 'gold300',
      dress: { kind: 'kaba', cloth: 'brand600', figure: 'gold400', trim: 'brand800' },
      headwear: { kind: 'headwrap', cloth: 'brand600', band: 'gold400', fold: 'brand800' },
      y: 222,
      scale: 1.06,
    },
    // An elder with white hair and a grey beard, in a gold-trimmed kaftan.
    {
      ...man,
      place: sittings.sun,
      skin: 'ebony',
      hair: 'receding',
      hairInk: 'hairWhite',
      beard: 'short',
      beardInk: 'hairGrey',
      lined: true,
      glasses: 'neutral950',
      dress: { kind: 'kaftan', cloth: 'brand800', trim: 'gold400' },
    },
    // A woman in a scarf and a dark jacket.
    {
      place: sittings.plain,
      skin: 'sienna',
      lips: 'lipCoral',
      dress: { kind: 'blazer', cloth: 'neutral800', lapel: 'neutral900', blouse: 'wall' },
      headwear: { kind: 'scarf', cloth: 'brand700', fold: 'brand400' },
    },
    // A man in smock and cap.
    {
      ...man,
      place: sittings.home,
      skin: 'honey',
      hairInk: 'hairGrey',
      beard: 'full',
      beardInk: 'hairGrey',
      faceWidth: 0.97,
      dress: {
        kind: 'smock',
        cloth: ['leafDeep', 'wall', 'leaf', 'wall', 'neutral900', 'gold400', 'leaf', 'wall'],
      },
      headwear: { kind: 'cap', cloth: 'leafDeep', figure: 'gold400' },
    },
    // A woman with cropped grey hair and glasses.
    {
      place: sittings.cloth,
      skin: 'sienna',
      hair: 'cropped',
      hairInk: 'hairGrey',
      earrings: 'stud',
      glasses: 'brand900',
      lips: 'lipRose',
      lined: true,
      faceWidth: 0.95,
      dress: { kind: 'blazer', cloth: 'neutral900', lapel: 'neutral700', blouse: 'brand300' },
    },
    // The managing director: a moustache and a dark suit.
    {
      ...man,
      hair: 'none',
      place: sittings.city,
      skin: 'night',
      beard: 'moustache',
      lined: true,
      faceWidth: 1.05,
      dress: { kind: 'suit', cloth: 'neutral800', lapel: 'neutral900', tie: 'gold600' },
    },
  ),
  ...executives(
    {
      ...man,
      place: sittings.port,
      skin: 'umber',
      hair: 'flatTop',
      beard: 'short',
      mouth: 'glad',
      dress: { kind: 'suit', cloth: 'brand800', lapel: 'brand900', tie: 'gold400' },
    },
    {
      place: sittings.city,
      skin: 'ebony',
      hair: 'afro',
      earrings: 'drop',
      lips: 'lipRose',
      mouth: 'gentle',
      faceWidth: 0.96,
      dress: { kind: 'blazer', cloth: 'leaf', lapel: 'leafDeep', blouse: 'wall' },
    },
    {
      place: sittings.sun,
      skin: 'night',
      hair: 'bun',
      earrings: 'hoop',
      earringInk: 'flame',
      lips: 'lipCoral',
      mouth: 'gentle',
      dress: { kind: 'blazer', cloth: 'brand700', lapel: 'brand900', blouse: 'gold300' },
      y: 222,
    },
    {
      ...man,
      place: sittings.hills,
      skin: 'night',
      hair: 'twists',
      beard: 'full',
      mouth: 'smile',
      glasses: 'gold400',
      faceWidth: 1.03,
      dress: { kind: 'kaftan', cloth: 'wall', trim: 'brand600' },
    },
  ),
];
