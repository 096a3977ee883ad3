/** Scenes of the about, product and cover pages. Headers 680 × 500, sections 640 × 520, cards 420 × 410. */
import { cloths } from '../cloths.ts';
import { card, header, hem, type Picture, section, squareSection } from '../formats.ts';
import { arm, bentArm, clasping, holding, left, resting, steering, writing } from '../hands.ts';
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
  person,
  personAt,
} from '../people.ts';
import {
  type Art,
  at,
  box,
  circle,
  d,
  fill,
  fills,
  rect,
  stroke,
  strokes,
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
  compoundWall,
  containers,
  estate,
  excavator,
  factory,
  floorLamp,
  gantry,
  gearCase,
  generator,
  hills,
  house,
  kerb,
  lorry,
  palm,
  pickup,
  plainRoad,
  plant,
  rain,
  road,
  screen,
  sea,
  serverRack,
  ship,
  sky,
  sofa,
  stall,
  steelFrame,
  storeyHouse,
  suitcase,
  telephone,
  television,
  toolbox,
  tower,
  towerCrane,
  trotro,
} from '../things.ts';

/** Who takes notes of a client's claim: a gold kaftan. */
const claimsHandler: Person = {
  ...father,
  skin: 'umber',
  mouth: 'smile',
  dress: { kind: 'kaftan', cloth: 'gold400', trim: 'brand700' },
  headwear: { kind: 'cap', cloth: 'brand800', figure: 'gold400' },
};

/** A customer in a gold kaba. */
const customerPerson: Person = {
  skin: 'night',
  hair: 'twists',
  earrings: 'drop',
  lips: 'lipCoral',
  mouth: 'calm',
  dress: { kind: 'kaba', cloth: 'gold400', figure: 'brand600', trim: 'brand800' },
};

/** Who drives: short twists and hoops, a belt across her shirt. */
const atTheWheel: Person = {
  skin: 'umber',
  hair: 'twists',
  earrings: 'hoop',
  lips: 'lipCoral',
  mouth: 'smile',
  turned: true,
  dress: { kind: 'shirt', cloth: 'flame', collar: 'gold300' },
  cuff: 'flame',
};

/** A driver in a printed dress. */
const driverPerson: Person = {
  skin: 'ebony',
  hair: 'bun',
  earrings: 'hoop',
  glasses: 'neutral900',
  mouth: 'smile',
  dress: { kind: 'print', cloth: 'flame', figure: 'gold300' },
};

/** A student in a gold shirt. */
const studentPerson: Person = {
  ...man,
  skin: 'umber',
  hair: 'flatTop',
  mouth: 'smile',
  dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand700' },
};

/** A traveller in a kaba and a headwrap. */
const travellerPerson: Person = {
  ...mother,
  skin: 'honey',
  mouth: 'laugh',
  necklace: 'gold300',
  dress: { kind: 'kaba', cloth: 'brand600', figure: 'gold400', trim: 'flame' },
  headwear: { kind: 'headwrap', cloth: 'flame', band: 'gold400', fold: 'brand700' },
};

/** A plan rolled up, 200 long, for a hand that clasps it. */
const rolledPlan = (): Art =>
  fill('wall', 'M-17 62V-146H17V62Z') +
  fill('wallShade', 'M5 62V-146H17V62Z') +
  stroke('brand600', 3, 'M-17-106H17M-17-96H17') +
  fill('neutral300', 'M-17-146a17 8 0 0 1 34 0a17 8 0 0 1-34 0z') +
  stroke('brand700', 3, 'M-8-146a8 4 0 0 1 16 0a10 5 0 0 1-16 4');

/** The pictures of about, of the products by page, and of buying in Self Service. */
export const productPictures: readonly Picture[] = [
  section(
    'content/about/sec2_image',
    hem(clothOf(claimsHandler, director), 0),
    'A claims handler and a client at a table',
    rect('brand200', 0, 0, 640, 420) +
      rect('gold300', 210, 50, 220, 190) +
      fill('sky3', 'M222 62h196v166H222z') +
      circle('sun', 360, 140, 44) +
      fill('hillDeep', 'M222 190Q300 160 418 198V228H222Z') +
      stroke('wall', 8, 'M320 62V228M222 145H418') +
      at(46, 392, 1.1, plant()) +
      personAt(166, 202, 0.98, claimsHandler) +
      personAt(476, 202, 0.98, { ...director, hair: 'bob', skin: 'honey', mouth: 'gentle' }) +
      rect('clay', 0, 378, 640, 85) +
      rect('clayShade', 0, 462, 640, 60) +
      fill('wall', 'M256 396L376 390 396 442 264 450Z') +
      stroke('brand600', 3.5, 'M282 408l78-4M284 420l82-4') +
      bentArm(claimsHandler, [79, 359], [44, 423], [190, 418], writing, -8) +
      bentArm({ ...director, skin: 'honey' }, [563, 359], [598, 423], [476, 422], left(resting)),
  ),
  section(
    'content/about/sec3_image',
    hem(cloths.clay, 1),
    'Homes about a baobab',
    sky(640, 400, 'noon', [170, 130, 50]) +
      hills(640, 270, 520) +
      rect('ground', 0, 386, 640, 140) +
      at(500, 394, 0.8, house({ wall: 'gold200', shade: 'gold300' })) +
      at(116, 398, 0.95, house()) +
      at(318, 426, 1.42, baobab()) +
      fill('groundDeep', 'M0 446Q160 420 320 446T640 432V520H0Z') +
      at(572, 470, 1.05, palm(250)),
  ),
  card(
    'content/products-individual/motor_image',
    hem(cloths.road, 0),
    'A car before the hills',
    sky(420, 290, 'haze', [130, 140, 90]) +
      hills(420, 190, 310) +
      at(370, 286, 1, palm(200)) +
      plainRoad(420, 280, 140) +
      at(210, 338, 1.45, car('wall')),
  ),
  card(
    'content/products-individual/travel_image',
    hem(cloths.coast, 1),
    'An aeroplane over the coast',
    sky(420, 300, 'noon', [322, 120, 40]) +
      at(90, 110, 0.6, cloud('wall')) +
      at(200, 150, 1.05, aeroplane()) +
      sea(420, 284, 130) +
      fill('gold200', 'M0 330Q90 300 200 340T420 360V410H0Z') +
      at(60, 372, 1, palm(150)) +
      at(350, 356, 0.95, suitcase('flame', 'gold300')),
  ),
  card(
    'content/products-individual/house_image',
    hem(cloths.night, 2),
    'A home at dusk',
    sky(420, 310, 'night', [190, 92]) +
      hills(420, 210, 410) +
      rect('ground', 0, 306, 420, 110) +
      at(52, 324, 1, palm(210)) +
      at(236, 330, 1.45, house({ window: 'gold300', door: 'flame' })) +
      fill('groundDeep', 'M0 352Q210 330 420 356V410H0Z'),
  ),
  section(
    'content/products-individual/sec2_image',
    hem(clothOf(customerPerson), 1),
    'A customer with her telephone before her home',
    sky(640, 420, 'noon', [500, 140, 52]) +
      hills(640, 280, 520) +
      at(110, 420, 1, house()) +
      at(600, 430, 1.1, palm(260)) +
      rect('ground', 0, 408, 640, 120) +
      personAt(330, 236, 1.14, customerPerson) +
      arm(
        customerPerson,
        [106, 512],
        [188, 408], // Her right hand, so its thumb is on the side of her head; the screen is not mirrored with it.
        left(holding(at(0, 0, 1, telephone(), -1))),
        -24,
      ),
  ),
  card(
    'content/products-corporate/motor_image',
    hem(cloths.road, 3),
    'A lorry and a pick-up',
    sky(420, 280, 'noon', [110, 120, 40]) +
      hills(420, 190, 300) +
      road(420, 270, 150) +
      at(256, 300, 1.05, lorry('leaf', 'gold300')) +
      at(160, 348, 0.98, pickup('flame')),
  ),
  card(
    'content/products-corporate/eng_image',
    hem(cloths.steel, 2),
    'A crane over a steel frame',
    sky(420, 410, 'morning', [110, 140, 64]) +
      at(214, 356, 0.92, steelFrame()) +
      at(336, 360, 0.9, towerCrane()) +
      rect('ground', 0, 350, 420, 60) +
      at(92, 372, 0.74, excavator()),
  ),
  card(
    'content/products-corporate/marine_image',
    hem(cloths.sea, 1),
    'A container ship at sea',
    sky(420, 280, 'haze', [220, 160, 100]) +
      at(150, 84, 1, birds()) +
      sea(420, 258, 160) +
      at(210, 310, 0.88, ship()),
  ),
  section(
    'content/products-corporate/sec2_image',
    hem(clothOf(engineer, manager), 0),
    'An engineer and a manager on site',
    sky(640, 520, 'noon', [100, 150, 46]) +
      at(332, 470, 1.22, towerCrane()) +
      at(560, 470, 1.15, steelFrame('brand800')) +
      rect('ground', 0, 456, 640, 70) +
      personAt(216, 252, 1.06, { ...engineer, skin: 'sienna', mouth: 'smile' }) +
      personAt(448, 256, 1.04, {
        ...manager,
        skin: 'night',
        beard: 'short',
        headwear: { kind: 'hardHat', shell: 'wall', rim: 'neutral300' },
      }),
  ),
  header(
    'motor-individual',
    hem(cloths.road, 2),
    'A mother at the wheel of an estate car, her daughter behind her and their luggage on the roof, a fruit stall at the roadside',
    sky(680, 340, 'haze', [136, 186, 102]) +
      at(424, 84, 1, birds()) +
      hills(680, 250, 400) +
      at(582, 390, 1.05, palm(240)) +
      at(630, 392, 0.64, stall('flame', 'wall')) +
      rect('wallShade', 0, 380, 680, 26) +
      rect('neutral800', 0, 406, 680, 140) +
      fills('wall', 9, (i) => box(i * 80, 406, 40, 10)) +
      at(
        294,
        434,
        1,
        estate(
          fill('brand700', 'M18-110V-158Q18-170 30-170V-198Q30-208 40-208H60V-110Z') +
            at(
              10,
              -182,
              0.54,
              person(atTheWheel) +
                stroke('neutral900', 11, 'M-94 58L-52 98 30 180') +
                stroke('neutral800', 17, 'M160 80L212 140') +
                turned(
                  16,
                  158,
                  82,
                  stroke('neutral900', 12, 'M128 82a30 75 0 1 1 0 .1zM128 86H188') +
                    fill('neutral900', 'M146 82a12 22 0 1 1 0 .1z'),
                ) +
                bentArm(atTheWheel, [-88, 160], [-30, 194], [60, 111], steering, 36),
              -0.54,
            ) +
            personAt(120, -171, 0.5, daughter) +
            stroke('neutral900', 6, 'M174-170L136-134 112-110'),
        ),
      ),
  ),
  section(
    'content/motor-individual/sec1_image',
    hem(clothOf(driverPerson), 3),
    'A driver beside her car',
    sky(640, 380, 'morning', [170, 190, 84]) +
      hills(640, 260, 520) +
      at(70, 390, 1, palm(240)) +
      plainRoad(640, 376, 150) +
      at(206, 440, 1.7, car('gold400')) +
      personAt(474, 246, 1.1, driverPerson),
  ),
  header(
    'motor-corporate',
    hem(cloths.road, 5),
    'A lorry, a bus and a pick-up at a works',
    sky(680, 340, 'noon', [500, 150, 46]) +
      hills(680, 240, 380) +
      at(190, 346, 0.95, factory()) +
      plainRoad(680, 338, 170) +
      kerb(680, 346) +
      at(470, 384, 1.16, lorry('leaf', 'gold300')) +
      at(170, 392, 1.1, trotro('wall')) +
      at(330, 436, 0.9, pickup('flame')),
  ),
  section(
    'content/motor-corporate/sec1_image',
    hem(cloths.rain, 2),
    'A fleet manager at a depot',
    sky(640, 380, 'rain') +
      at(520, 140, 1.3, cloud('rain2')) +
      rect('ground', 0, 376, 640, 150) +
      at(
        0,
        400,
        1.5,
        containers(9, 4, (column, row) => row === 3 && column > 3),
      ) +
      at(470, 452, 1.45, lorry('wall', 'brand600')) +
      rect('neutral900', 0, 452, 640, 70) +
      rain(640, 400, 44) +
      personAt(176, 250, 1.08, {
        ...engineer,
        skin: 'umber',
        beard: 'short',
        headwear: { kind: 'cap', cloth: 'brand700', figure: 'gold400' },
      }),
  ),
  header(
    'travel',
    hem(cloths.coast, 3),
    'An aeroplane over the coast',
    sky(680, 370, 'morning', [190, 240, 84]) +
      at(560, 120, 0.9, cloud('wall')) +
      at(80, 110, 0.7, cloud('wall')) +
      at(390, 160, 1.45, aeroplane()) +
      sea(680, 330, 170) +
      at(190, 380, 0.72, canoe()) +
      fill('gold200', 'M300 500Q380 390 520 396T680 372V500Z') +
      at(612, 430, 1.1, palm(190)) +
      at(540, 450, 0.8, palm(150)),
  ),
  card(
    'content/travel/student_ins_image',
    hem(clothOf(studentPerson), 0),
    'A student with a bag before a hall',
    sky(420, 410, 'noon', [66, 110, 34]) +
      fill('wall', 'M196 340V160H410V340Z') +
      fill('clay', 'M176 164L304 84 432 164Z') +
      fill(
        'brand800',
        'M214 176h22v164h-22zM266 176h22v164h-22zM318 176h22v164h-22zM370 176h22v164h-22z',
      ) +
      rect('ground', 0, 336, 420, 80) +
      personAt(160, 206, 0.88, studentPerson) +
      stroke('neutral900', 14, 'M112 298Q104 310 104 340V410M208 298Q216 310 216 340V410') +
      at(334, 372, 1.05, backpack()),
  ),
  card(
    'content/travel/individual_ins_image',
    hem(clothOf(travellerPerson), 1),
    'A traveller with her suitcase',
    sky(420, 410, 'haze', [310, 126, 82]) +
      at(96, 96, 0.56, aeroplane()) +
      hills(420, 260, 410) +
      rect('groundDeep', 0, 350, 420, 70) +
      personAt(200, 222, 0.86, travellerPerson) +
      at(360, 356, 1.05, suitcase('leaf', 'gold400')),
  ),
  header(
    'home-insurance',
    hem(cloths.night, 6),
    'A walled home between palms',
    sky(680, 370, 'night', [210, 140]) +
      hills(680, 250, 500) +
      rect('ground', 0, 376, 680, 130) +
      at(90, 384, 1.1, palm(230)) +
      at(370, 392, 1.3, storeyHouse('gold300')) +
      at(552, 394, 0.9, house({ wall: 'gold200', shade: 'gold300' })) +
      at(606, 398, 1, palm(250)) +
      at(364, 436, 1.12, compoundWall(500)) +
      rect('gold300', 324, 388, 82, 50) +
      fill('brand900', 'M310 374h16v62h-16zM404 374h16v62h-16z') +
      fill('groundDeep', 'M0 436H680V500H0Z'),
  ),
  squareSection(
    'content/home-insurance/homeowner_ins_image',
    hem(clothOf(father), 2),
    'An owner before his house',
    sky(420, 310, 'morning', [86, 120, 54]) +
      hills(420, 220, 410) +
      rect('ground', 0, 330, 420, 90) +
      at(276, 346, 1.18, storeyHouse()) +
      personAt(122, 222, 0.82, {
        ...father,
        skin: 'umber',
        hairInk: 'hairGrey',
        beard: 'short',
        lined: true,
        mouth: 'smile',
      }),
  ),
  squareSection(
    'content/home-insurance/householder_ins_image',
    hem(cloths.clay, 3),
    'A living room and what stands in it',
    rect('brand200', 0, 0, 420, 300) +
      fills('brand100', 7, (i) => box(i * 60, 0, 30, 300)) +
      rect('gold400', 146, 50, 110, 82) +
      fill('brand800', 'M156 60h90v62h-90z') +
      circle('gold300', 220, 84, 14) +
      fill('flame', 'M156 122l34-36 26 22 30-20v34z') +
      rect('clay', 0, 296, 420, 120) +
      fill('brand600', 'M60 330H380L410 372H30Z') +
      fill('gold400', 'M74 338H366L372 346H68ZM48 358H392L396 364H42Z') +
      at(194, 332, 1.02, sofa()) +
      at(356, 326, 0.82, television()) +
      at(42, 334, 0.98, floorLamp()),
  ),
  header(
    'engineering',
    hem(clothOf(engineer), 0),
    'An engineer with a rolled plan on a building site',
    sky(680, 500, 'morning', [160, 190, 80]) +
      at(236, 420, 1.1, towerCrane()) +
      at(300, 420, 1.06, steelFrame()) +
      rect('ground', 0, 412, 680, 100) +
      at(118, 424, 0.72, excavator()) +
      at(
        504,
        172,
        0.97,
        person({
          ...engineer,
          turned: true,
          mouth: 'gentle',
          dress: { kind: 'hiVis', cloth: 'leaf', shade: 'leaf' },
        }) +
          bentArm(engineer, [-92, 163], [-128, 230], [-6, 200], clasping(rolledPlan()), 10) +
          fill('gold300', 'M-76 130H-50V187.500L-76 193Z'),
        -0.97,
      ),
  ),
  section(
    'content/engineering/plant_all_risk_image',
    hem(cloths.clay, 0),
    'An excavator at work',
    sky(640, 400, 'noon', [480, 130, 46]) +
      hills(640, 270, 520) +
      rect('ground', 0, 396, 640, 130) +
      at(360, 430, 1.62, excavator()) +
      fill('clayShade', 'M0 430Q40 372 96 384Q150 392 176 432Z') +
      fill('groundDeep', 'M0 428H640V520H0Z') +
      fill('clay', 'M30 428Q60 394 100 404Q130 410 146 428Z'),
  ),
  section(
    'content/engineering/machinery_breakdown_image',
    hem(cloths.steel, 1),
    'Machinery in a works hall',
    rect('brand200', 0, 0, 640, 400) +
      fills('gold300', 3, (i) => box(40 + i * 200, 46, 150, 96)) +
      strokes('brand100', 8, 3, (i) => d`M${115 + i * 200} 46v96M${40 + i * 200} 94h150`) +
      rect('brand800', 0, 0, 640, 24) +
      rect('neutral800', 0, 388, 640, 140) +
      rect('gold400', 0, 388, 640, 7) +
      fill('wallShade', 'M16 404H600L618 424H0Z') +
      rect('neutral400', 0, 424, 618, 26) +
      at(432, 416, 1.3, generator()) +
      at(176, 416, 1, gearCase()) +
      at(552, 462, 0.74, toolbox()),
  ),
  section(
    'content/engineering/erection_all_image',
    hem(cloths.steel, 5),
    'A steel frame rising under two cranes',
    sky(640, 430, 'haze', [320, 180, 116]) +
      at(470, 430, 1.12, towerCrane()) +
      at(310, 430, 1.2, steelFrame()) +
      at(104, 430, 0.98, towerCrane('gold600'), -0.98) +
      rect('ground', 0, 422, 640, 100) +
      at(516, 452, 0.78, lorry('leaf', 'gold300')) +
      fill('groundDeep', 'M0 452H640V520H0Z'),
  ),
  section(
    'content/engineering/computer_all_risk_image',
    hem(cloths.computers, 0),
    'Racks of computers and an engineer',
    rect('brand800', 0, 0, 640, 410) +
      fills('brand900', 5, (i) => box(i * 150 - 40, 0, 60, 410)) +
      rect('neutral900', 0, 406, 640, 120) +
      at(90, 420, 1.45, serverRack()) +
      at(232, 420, 1.45, serverRack()) +
      fill('clayShade', 'M344 400h16v120h-16z') +
      rect('clay', 330, 390, 310, 16) +
      at(392, 392, 1, screen()) +
      personAt(528, 236, 1, {
        skin: 'honey',
        hair: 'bun',
        glasses: 'gold400',
        earrings: 'stud',
        dress: { kind: 'shirt', cloth: 'leaf', collar: 'wall' },
      }),
  ),
  header(
    'marine',
    hem(cloths.sea, 4),
    'A container ship coming in to port',
    sky(680, 350, 'morning', [240, 200, 96]) +
      at(76, 128, 1.1, birds()) +
      at(520, 360, 0.86, gantry()) +
      sea(680, 326, 180) +
      at(296, 404, 1.22, ship()) +
      fill('neutral800', 'M520 356H680V500H560Z') +
      rect('gold400', 522, 356, 160, 7),
  ),
  section(
    'content/marine/marine_cargo_features_image',
    hem(cloths.containers, 1),
    'Containers and a gantry on the quay',
    sky(640, 420, 'night', [130, 130]) +
      at(430, 420, 1.06, gantry('gold600', 'flame')) +
      sea(640, 372, 60) +
      rect('neutral800', 0, 420, 640, 110) +
      rect('gold400', 0, 420, 640, 7) +
      at(
        0,
        470,
        1.85,
        containers(7, 4, (column, row) => row > 1 && column > 5 - row),
      ) +
      at(510, 478, 0.95, lorry('wall', 'brand600')),
  ),
  section(
    'content/marine/marine_hull_features_image',
    hem(cloths.sea, 2),
    'A ship and a canoe in a swell',
    sky(640, 340, 'rain') +
      at(520, 150, 1.4, cloud('rain2')) +
      at(120, 120, 1.1, cloud('rain3')) +
      sea(640, 316, 210) +
      at(258, 396, 1.05, turned(-3, 0, 0, ship('brand800'))) +
      rain(640, 380, 44) +
      fill(
        'waterLight',
        'M0 408Q40 388 80 408T160 408T240 408T320 408T400 408T480 408T560 408T640 408V424H0Z',
        0.7,
      ) +
      fill(
        'water',
        'M0 418Q40 400 80 418T160 418T240 418T320 418T400 418T480 418T560 418T640 418V520H0Z',
      ) +
      at(556, 440, 0.62, canoe('flame', 'gold300')),
  ),
  card(
    'pictures/buy',
    hem(cloths.road, 1),
    'A minibus in a market street',
    sky(420, 290, 'morning', [214, 136, 70]) +
      at(66, 290, 1, tower(112, 170, 'brand700', 'brand200', 3, 4)) +
      rect('clay', 0, 282, 420, 24) +
      at(306, 300, 0.92, stall('brand600', 'wall')) +
      plainRoad(420, 300, 140) +
      at(154, 350, 1.24, trotro('wall')),
  ),
];
