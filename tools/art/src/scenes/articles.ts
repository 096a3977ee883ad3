/** Scenes of the articles, each 840 × 600. */
import { cloths } from '../cloths.ts';
import { article, hem, type Picture } from '../formats.ts';
import { arm, bentArm, calling, carrying, holding, left, writing } from '../hands.ts';
import { block, kenteCloth, motifNames, woven } from '../motifs.ts';
import type { Ink } from '../palette.ts';
import {
  clothOf,
  director,
  engineer,
  man,
  manager,
  type Person,
  person,
  personAt,
  type Wearer,
} from '../people.ts';
import {
  type Art,
  at,
  box,
  circle,
  cycle,
  d,
  fill,
  fills,
  rect,
  repeat,
  stroke,
  turned,
} from '../svg.ts';
import {
  aeroplane,
  backpack,
  baobab,
  birds,
  canoe,
  car,
  cloud,
  cocoaSack,
  compoundWall,
  containers,
  factory,
  fire,
  gantry,
  gearCase,
  generator,
  hills,
  house,
  lampLight,
  lighthouse,
  lorry,
  palm,
  pickup,
  plainRoad,
  rain,
  road,
  sea,
  serverRack,
  ship,
  sky,
  smoke,
  solarPanels,
  steelFrame,
  storeyHouse,
  streetLamp,
  suitcase,
  taxi,
  tower,
  towerCrane,
  trawler,
  trotro,
  warningTriangle,
} from '../things.ts';

const caterer: Person = {
  skin: 'honey',
  earrings: 'hoop',
  lips: 'lipCoral',
  mouth: 'laugh',
  dress: { kind: 'kaba', cloth: 'gold400', figure: 'leaf', trim: 'brand700' },
  headwear: { kind: 'headwrap', cloth: 'leaf', band: 'gold400', fold: 'flame' },
};

/** Whose hand pays. */
const payer: Wearer = {
  skin: 'umber',
  dress: { kind: 'print', cloth: 'leaf', figure: 'gold300' },
};

const coin = (): Art =>
  circle('gold600', 0, -96, 58) +
  circle('gold400', 0, -96, 50) +
  fill('gold600', 'M0-126L30-96 0-66-30-96ZM0-112L-16-96 0-80 16-96Z');

/** A student with braids to her waist. */
const student: Person = {
  skin: 'sienna',
  hair: 'braids',
  earrings: 'hoop',
  lips: 'lipCoral',
  mouth: 'smile',
  dress: { kind: 'print', cloth: 'leaf', figure: 'gold300' },
};

/** A trader with grey hair and glasses. */
const storekeeper: Person = {
  skin: 'sienna',
  hair: 'twists',
  hairInk: 'hairGrey',
  glasses: 'neutral900',
  earrings: 'drop',
  earringInk: 'flame',
  necklace: 'flame',
  mouth: 'glad',
  turned: true,
  dress: { kind: 'print', cloth: 'brand600', figure: 'gold300' },
};

/** A carton, 96 wide and 76 high. */
const carton = (): Art =>
  rect('clay', -48, -76, 96, 76) +
  fill('gold300', 'M-10-76H10V-40H-10Z') +
  rect('clayShade', -40, -20, 34, 10);

/** Eight rolls of cloth on their ends, each 34 wide and 88 to 104 high. */
const rolls = (): Art => {
  const heights = [104, 88, 96, 104, 88, 96, 104, 88];
  const ends = (reach: number): string =>
    heights
      .map((height, i) => {
        const half = d`a${reach} ${reach * 0.4} 0 0 1`;
        return `${d`M${i * 38 + 17 - reach} ${-height}`}${half} ${reach * 2} 0${half} ${-reach * 2} 0z`;
      })
      .join('');
  return (
    woven(
      heights.flatMap((height, i) =>
        block(cycle(motifNames, i), i * 38, -height, 34, height, cycle(kenteCloth, i)),
      ),
    ) +
    fill('gold200', ends(17)) +
    fill('clayShade', ends(6))
  );
};

/** Folded cloths in a pile, from the lowest up, 110 wide. */
const folded = (...inks: readonly Ink[]): Art =>
  inks.map((ink, i) => fill(ink, d`M-44 ${-24 - i * 24}a11 11 0 0 0 0 22H55v-22z`)).join('');

/** A note book with a line or two in it, 92 wide and 118 high, for a hand that carries it. */
const noteBook = (): Art =>
  rect('brand800', -20, -138, 92, 118) +
  rect('wall', -12, -130, 76, 102) +
  stroke('brand600', 4, 'M0-112H52M0-94H52M0-76H44M0-58H28');

/** Who calls for help: a kaba, her hair in a bun. */
const roadsideCaller: Person = {
  skin: 'umber',
  hair: 'bun',
  mouth: 'calm',
  turned: true,
  dress: { kind: 'kaba', cloth: 'leaf', figure: 'gold400', trim: 'flame' },
  cuff: 'gold300',
};

/** Who takes notes: a bright kaftan. */
const noteTaker: Person = {
  ...man,
  skin: 'ebony',
  mouth: 'calm',
  turned: true,
  dress: { kind: 'kaftan', cloth: 'flame', trim: 'gold300' },
  headwear: { kind: 'cap', cloth: 'brand700', figure: 'gold400' },
};

/** Lamps that blink, each in its glow. */
const hazardLights = (...places: readonly (readonly [x: number, y: number])[]): Art =>
  places.map(([x, y]) => circle('gold200', x, y, 17, 0.5) + circle('flame', x, y, 6)).join('');

/** The pictures of articles, each with what thumbnails show. */
export const articlePictures: readonly Picture[] = [
  article(
    '1-choosing-motor-cover',
    hem(cloths.road, 0),
    'A minibus, a pick-up and a car on one road',
    sky(840, 430, 'noon', [600, 150, 58]) +
      hills(840, 280, 450) +
      at(60, 420, 1.1, palm(220)) +
      at(770, 420, 1, baobab()) +
      road(840, 416, 190) +
      at(452, 484, 1.5, trotro()) +
      at(712, 470, 1.02, pickup('brand700')) +
      at(196, 556, 1.5, car('wall')),
    sky(420, 220, 'noon', [356, 62, 34]) +
      hills(420, 140, 240) +
      plainRoad(420, 214, 90) +
      at(206, 264, 1.64, trotro()),
  ),
  article(
    '2-before-the-rains',
    hem(cloths.rain, 1),
    'A house standing in flood water in heavy rain',
    sky(840, 460, 'rain') +
      at(600, 150, 1.6, cloud('rain3')) +
      at(740, 190, 1.3, cloud('rain2')) +
      at(180, 130, 1.3, cloud('rain3')) +
      hills(840, 360, 600) +
      at(700, 470, 1.15, palm(250)) +
      at(340, 492, 2.05, house()) +
      rain(840, 420, 64) +
      sea(840, 446, 154) +
      fill('wall', 'M140 448h400v5h-400z', 0.6) +
      at(640, 520, 0.9, turned(-8, 0, 0, suitcase('flame', 'gold400'))) +
      fill('water', 'M580 508q30-8 60 0t60 0v40H580z') +
      at(130, 536, 1.1, canoe('clay', 'gold400'), -1.1),
    [76, 128, 511],
  ),
  article(
    '3-motor-insurance-database',
    hem(cloths.night, 2),
    'A car under street lamps at night',
    sky(840, 420, 'night', [646, 110]) +
      at(120, 420, 1, tower(130, 240, 'brand950', 'gold300', 4, 8)) +
      at(270, 420, 1, tower(110, 180, 'brand950', 'gold400', 3, 6)) +
      at(760, 420, 1, tower(150, 210, 'brand950', 'gold300', 4, 7)) +
      road(840, 414, 190) +
      at(640, 430, 1.25, lampLight()) +
      at(300, 430, 1.25, lampLight()) +
      at(640, 430, 1.25, streetLamp()) +
      at(300, 430, 1.25, streetLamp()) +
      fill('gold200', 'M250 506L60 488V570L250 534Z', 0.4) +
      at(420, 552, 1.8, car('gold400')),
    [170, 226, 504],
  ),
  article(
    '4-student-travel',
    hem(cloths.coast, 3),
    'A student with her bags, an aeroplane rising behind her',
    sky(840, 600, 'morning', [200, 250, 96]) +
      at(560, 120, 0.9, cloud('wall')) +
      at(90, 130, 0.8, cloud('wall')) +
      at(600, 210, 1.15, aeroplane()) +
      hills(840, 400, 600) +
      rect('ground', 0, 520, 840, 90) +
      fills('gold300', 7, (i) => box(20 + i * 130, 556, 70, 7)) +
      personAt(330, 316, 1.26, student) +
      stroke('neutral900', 15, 'M262 470L252 600M404 466L420 600') +
      at(640, 566, 1.6, suitcase()) +
      at(742, 570, 1.15, backpack()),
    sky(420, 300, 'morning', [150, 130, 88]) +
      hills(420, 220, 300) +
      at(314, 84, 0.64, aeroplane()) +
      personAt(150, 146, 1, student),
  ),
  article(
    '5-cargo-clauses',
    hem(cloths.containers, 0),
    'A container ship under two gantry cranes, its cargo ashore',
    sky(840, 440, 'morning', [150, 210, 92]) +
      at(610, 470, 1.16, gantry()) +
      at(310, 470, 1.02, gantry('brand800')) +
      sea(840, 404, 90) +
      at(360, 446, 1.35, ship()) +
      rect('neutral800', 0, 490, 840, 120) +
      rect('gold400', 0, 490, 840, 8) +
      at(
        430,
        590,
        1.55,
        containers(6, 2, (column, row) => row === 1 && column < 2),
      ) +
      at(190, 576, 1.05, lorry('wall', 'brand600')),
    sky(420, 230, 'morning', [96, 84, 60]) +
      at(270, 226, 0.66, gantry()) +
      sea(420, 208, 100) +
      at(208, 246, 0.9, ship()),
  ),
  article(
    '6-harmattan-fires',
    hem(cloths.clay, 5),
    'Dry grass burning near a house in the Harmattan',
    sky(840, 470, 'haze', [640, 190, 120]) +
      fills('haze', 6, (i) => box(0, 90 + i * 54, 840, 7 + i * 2), 0.45) +
      hills(840, 320, 600) +
      at(210, 462, 0.95, baobab()) +
      rect('ground', 0, 456, 840, 150) +
      at(560, 474, 1.7, house()) +
      at(90, 480, 1.5, smoke('neutral600')) +
      at(256, 470, 1.1, smoke('neutral700')) +
      at(120, 536, 1.05, fire()) +
      at(232, 540, 0.7, fire()) +
      at(320, 544, 0.45, fire()) +
      fill(
        'groundDeep',
        `M0 532${repeat(28, (i) => d`L${i * 30 + 8} ${506 + ((i * 13) % 14)}L${i * 30 + 30} 534`)}V600H0Z`,
      ),
    sky(420, 230, 'haze', [304, 80, 70]) +
      hills(420, 160, 300) +
      rect('ground', 0, 222, 420, 90) +
      at(272, 244, 1.16, house()) +
      at(104, 280, 1.3, fire()) +
      fill('groundDeep', 'M0 276Q120 264 240 276T420 270V300H0Z'),
  ),
  article(
    '7-contractors-all-risk',
    hem(clothOf(engineer), 4),
    'An engineer before a building going up',
    sky(840, 520, 'noon', [470, 110, 46]) +
      hills(840, 360, 600) +
      at(128, 500, 1.4, towerCrane(), -1.4) +
      at(340, 500, 1.4, steelFrame()) +
      rect('ground', 0, 492, 840, 120) +
      at(90, 560, 0.94, pickup('gold400')) +
      personAt(640, 300, 1.24, { ...engineer, mouth: 'smile' }),
    sky(420, 300, 'noon', [372, 58, 30]) +
      hills(420, 200, 300) +
      at(104, 320, 0.92, towerCrane(), -0.92) +
      personAt(268, 158, 0.96, { ...engineer, mouth: 'smile' }),
  ),
  article(
    '8-group-life',
    hem(clothOf(engineer, manager), 1),
    'Four people who work for one firm, before the works',
    sky(840, 600, 'morning', [420, 220, 120]) +
      at(180, 470, 1.3, factory()) +
      at(720, 470, 1, tower(150, 330, 'brand700', 'gold300', 4, 8)) +
      rect('ground', 0, 462, 840, 140) +
      personAt(150, 318, 0.98, { ...manager, mouth: 'smile' }) +
      personAt(690, 322, 0.98, caterer) +
      personAt(336, 344, 1.04, { ...engineer, mouth: 'laugh' }) +
      personAt(518, 340, 1.02, { ...director, hair: 'bun', mouth: 'smile' }),
    [212, 178, 392],
  ),
  article(
    '9-ecowas-brown-card',
    hem(cloths.coast, 3),
    'A minibus and a car on the coast road',
    sky(840, 380, 'haze', [430, 210, 118]) +
      at(640, 110, 1.2, birds()) +
      sea(840, 312, 110) +
      at(520, 344, 0.3, ship()) +
      at(300, 362, 0.42, canoe()) +
      fill('gold200', 'M0 408Q420 376 840 412V470H0Z') +
      at(80, 430, 1.2, palm(250)) +
      at(700, 426, 1, palm(220)) +
      at(774, 430, 1.1, palm(270)) +
      road(840, 430, 180) +
      at(280, 530, 1.7, trotro('wall')) +
      at(640, 548, 1.25, car('gold400')),
    sky(420, 170, 'haze', [320, 96, 72]) +
      sea(420, 140, 70) +
      fill('gold200', 'M0 200Q210 184 420 202V230H0Z') +
      at(56, 220, 1.1, palm(190)) +
      plainRoad(420, 214, 90) +
      at(214, 264, 1.6, trotro('wall')),
  ),
  article(
    '10-machinery-breakdown',
    hem(cloths.steel, 2),
    'An engineer beside a machine in a works hall',
    rect('brand200', 0, 0, 840, 470) +
      fills('brand100', 4, (i) => box(40 + i * 205, 50, 150, 130)) +
      fills('gold300', 4, (i) => box(52 + i * 205, 62, 58, 106) + box(120 + i * 205, 62, 58, 106)) +
      rect('brand800', 0, 0, 840, 26) +
      rect('neutral800', 0, 462, 840, 140) +
      rect('gold400', 0, 462, 840, 8) +
      fill('wallShade', 'M40 482H640L670 512H20Z') +
      rect('neutral400', 20, 512, 650, 40) +
      at(454, 500, 1.5, generator()) +
      at(200, 500, 1.1, gearCase()) +
      personAt(712, 318, 0.98, {
        ...engineer,
        skin: 'umber',
        headwear: { kind: 'hardHat', shell: 'wall', rim: 'neutral300' },
      }),
    [8, 112, 553],
  ),
  article(
    '11-fishing-and-ferry-hulls',
    hem(cloths.sea, 1),
    'Canoes and a trawler off Jamestown lighthouse',
    sky(840, 380, 'morning', [520, 240, 100]) +
      hills(840, 310, 400) +
      at(130, 366, 1.2, lighthouse()) +
      at(250, 366, 0.7, house({ wall: 'gold200', shade: 'gold300' })) +
      at(40, 366, 0.6, house()) +
      sea(840, 362, 240) +
      at(580, 420, 1.35, trawler()) +
      at(230, 520, 1.45, canoe()) +
      at(640, 572, 0.85, canoe('flame', 'gold300')),
    [378, 180, 385],
  ),
  article(
    '12-excess',
    hem(cloths.road, 2),
    'A hand with a coin before a dented car in the rain',
    sky(840, 420, 'rain') +
      at(420, 150, 1.5, cloud('rain3')) +
      at(690, 120, 1.2, cloud('rain4')) +
      at(560, 414, 1, tower(120, 180, 'brand950', 'gold300', 3, 5)) +
      at(712, 414, 1, tower(90, 120, 'brand900', 'gold300', 2, 3)) +
      rain(840, 400, 44) +
      road(840, 410, 190) +
      at(792, 424, 1.2, streetLamp()) +
      at(580, 524, 1.9, car('brand300')) +
      stroke('brand950', 4, 'M406 460L426 470 416 479 438 489', 0.6) +
      at(210, 420, 1.5, arm(payer, [-120, 190], [0, 0], holding(coin()), -26)),
    [20, 172, 378],
  ),
  article(
    '13-market-traders',
    hem(clothOf(storekeeper), 5),
    'A trader with grey hair and glasses writes in her stock book, cartons and rolls of cloth on the shelves behind her',
    rect('brand200', 0, 0, 840, 460) +
      circle('gold300', 284, 216, 172) +
      rect('brand900', 440, 0, 400, 460) +
      at(516, 146, 1.16, carton()) +
      at(642, 146, 1.24, carton()) +
      at(464, 300, 1.16, rolls()) +
      at(520, 448, 1.06, folded('flame', 'gold400', 'leaf', 'wall')) +
      at(646, 448, 1.06, folded('brand400', 'wall', 'flame')) +
      fill('clayShade', 'M432 0H446V460H432ZM432 146H840V158H432ZM432 300H840V312H432Z') +
      personAt(284, 246, 1.12, storekeeper) +
      rect('clay', 0, 444, 840, 112) +
      rect('clayShade', 0, 556, 840, 50) +
      at(76, 474, 1.1, folded('leaf', 'gold400', 'flame', 'wall', 'brand700')) +
      fill('brand800', 'M238 470H566L588 548H222Z') +
      fill(
        'wall',
        'M248 466Q330 454 402 466Q476 454 556 466L576 540Q488 528 404 542Q320 528 234 540Z',
      ) +
      stroke('brand300', 3, 'M402 466L404 542M430 484H536M432 500H544M434 516H500') +
      at(740, 606, 1.06, cocoaSack()) +
      at(284, 246, 1.12, bentArm(storekeeper, [-90, 161], [-123, 229], [8, 228], writing, -8)),
    [92, 88, 371],
  ),
  article(
    '14-landlord-tenant-owner',
    hem(cloths.house, 5),
    'Three homes in one walled compound',
    sky(840, 470, 'haze', [420, 190, 124]) +
      hills(840, 320, 600) +
      at(140, 490, 1.25, house()) +
      at(440, 490, 1.5, storeyHouse()) +
      at(722, 490, 1.2, house({ wall: 'gold200', shade: 'gold300', door: 'leaf' })) +
      rect('ground', 0, 482, 840, 120) +
      at(420, 556, 1.5, compoundWall(700)) +
      rect('gold300', 372, 484, 96, 74) +
      fill('brand900', 'M356 470h18v90h-18zM466 470h18v90h-18z') +
      fill('groundDeep', 'M0 556H840V600H0Z'),
    sky(420, 240, 'haze', [300, 98, 72]) +
      hills(420, 170, 300) +
      rect('ground', 0, 236, 420, 70) +
      at(60, 244, 1, palm(190)) +
      at(216, 250, 1.06, storeyHouse()) +
      at(210, 282, 1.1, compoundWall(400)) +
      rect('groundDeep', 0, 282, 420, 20),
  ),
  article(
    '15-solar-and-servers',
    hem(cloths.computers, 0),
    'A house with a solar roof beside racks of computers',
    sky(840, 480, 'noon', [180, 140, 60]) +
      hills(840, 330, 600) +
      rect('ground', 0, 476, 840, 130) +
      at(290, 520, 2.3, house()) +
      at(290, 322, 2.15, solarPanels()) +
      rect('brand900', 566, 120, 274, 480) +
      rect('brand800', 582, 136, 258, 410) +
      at(650, 546, 1.4, serverRack()) +
      at(782, 546, 1.4, serverRack()) +
      stroke('gold400', 6, 'M452 300H530V400H640') +
      circle('gold400', 530, 350, 12),
    sky(420, 250, 'noon', [352, 62, 36]) +
      hills(420, 170, 300) +
      rect('ground', 0, 240, 420, 66) +
      at(196, 270, 1.56, house()) +
      at(196, 136, 1.46, solarPanels()),
  ),
  article(
    '16-after-an-accident',
    hem(clothOf(noteTaker, roadsideCaller), 3),
    'Two people on the pavement after an accident: she is on the telephone and he takes notes, a dented taxi, a minibus and a warning triangle on the road behind them',
    sky(840, 400, 'morning', [626, 196, 118]) +
      at(250, 170, 1.25, cloud('rain4')) +
      at(356, 214, 0.8, cloud('rain3')) +
      hills(840, 290, 400) +
      at(60, 390, 1, palm(190)) +
      rect('neutral900', 0, 376, 840, 146) +
      rect('brand300', 0, 376, 840, 5) +
      at(458, 494, 1.14, trotro('wall', 'gold400'), -1.14) +
      at(206, 500, 1.14, taxi(), -1.14) +
      stroke('neutral400', 7, 'M325 483L354 476') +
      hazardLights([336, 456], [98, 466]) +
      at(40, 513, 0.96, warningTriangle()) +
      rect('neutral900', 0, 522, 840, 14) +
      fills('wall', 9, (i) => box(i * 100, 522, 50, 14)) +
      rect('wallShade', 0, 536, 840, 70) +
      at(
        682,
        276,
        0.84,
        person(roadsideCaller) +
          fill('leaf', 'M-84 112C-128 126-150 190-158 250L-100 300-60 260Z') +
          arm(roadsideCaller, [-116, 260], [-62, 104], calling, -20),
        -0.84,
      ) +
      at(
        534,
        280,
        0.84,
        person(noteTaker) +
          bentArm(noteTaker, [-102, 172], [-128, 294], [-50, 264], carrying(noteBook()), -42) +
          bentArm(noteTaker, [102, 172], [134, 294], [84, 266], left(writing), 12),
      ),
    [450, 136, 329],
  ),
];
