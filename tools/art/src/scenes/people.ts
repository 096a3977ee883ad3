/** Scenes of the careers pages. Headers 680 × 500, sections 640 × 520, cards 420 × 410. */
import { cloths } from '../cloths.ts';
import { card, header, hem, type Picture, section } from '../formats.ts';
import { arm, bentArm, carrying, left, open, resting, writing } from '../hands.ts';
import { clothOf, director, engineer, man, manager, type Person, personAt } from '../people.ts';
import { type Art, at, box, circle, fill, fills, rect, stroke } from '../svg.ts';
import { car, cloud, hills, house, plant, screen, serverRack, sky, tower } from '../things.ts';

/** A trainee in a gold shirt. */
const trainee: Person = {
  ...man,
  skin: 'sienna',
  hair: 'twists',
  dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand700' },
};
/** An analyst in a blazer. */
const analyst: Person = {
  skin: 'night',
  hair: 'braids',
  earrings: 'hoop',
  lips: 'lipCoral',
  dress: { kind: 'blazer', cloth: 'brand600', lapel: 'brand800', blouse: 'gold300' },
};

/** The surveyor of a loss: hi-vis, white helmet. */
const surveyorPerson: Person = {
  ...engineer,
  skin: 'honey',
  headwear: { kind: 'hardHat', shell: 'wall', rim: 'neutral300' },
};

/** Her arm on the side of her vest that is in the shade. */
const inShade: Person = {
  ...surveyorPerson,
  dress: { kind: 'hiVis', cloth: 'leafDeep', shade: 'leafDeep' },
};

const clipboard = (): Art =>
  rect('clay', -20, -142, 104, 124) +
  rect('wall', -12, -132, 88, 108) +
  rect('neutral600', 14, -148, 36, 14) +
  stroke('brand600', 4, 'M0-110H62M0-92H66M0-74H52M20-56H40');

/** A claims handler with a headset. */
const listenerPerson: Person = {
  skin: 'umber',
  hair: 'bun',
  lips: 'lipRose',
  mouth: 'laugh',
  dress: { kind: 'shirt', cloth: 'brand600', collar: 'wall' },
  headwear: { kind: 'headset' },
};

/** A graduate in cap and gown. */
const graduatePerson: Person = {
  ...man,
  skin: 'night',
  mouth: 'laugh',
  dress: { kind: 'kaftan', cloth: 'neutral900', trim: 'gold400' },
  headwear: { kind: 'mortarboard', cloth: 'neutral800' },
};

/** The pictures of careers, and of a claim in Self Service. */
export const careerPictures: readonly Picture[] = [
  header(
    'careers',
    hem(clothOf(analyst, trainee), 5),
    'Four young colleagues',
    sky(680, 500, 'morning', [340, 190, 108]) +
      hills(680, 310, 500) +
      personAt(110, 236, 0.84, { ...manager, skin: 'umber', beard: 'short', mouth: 'smile' }) +
      personAt(566, 238, 0.84, {
        skin: 'honey',
        lips: 'lipRose',
        dress: { kind: 'blazer', cloth: 'neutral900', lapel: 'neutral700', blouse: 'wall' },
        headwear: { kind: 'scarf', cloth: 'leaf', fold: 'leafDeep' },
      }) +
      personAt(256, 272, 0.92, { ...analyst, mouth: 'laugh' }) +
      personAt(430, 276, 0.92, { ...trainee, mouth: 'smile' }),
  ),
  section(
    'content/careers/sec1_image',
    hem(clothOf(surveyorPerson), 4),
    'A surveyor writing a report',
    sky(640, 400, 'rain') +
      at(560, 148, 1.1, cloud('rain4')) +
      at(424, 186, 0.7, cloud('rain3')) +
      hills(640, 290, 520) +
      at(500, 430, 1.25, house()) +
      rect('ground', 0, 416, 640, 120) +
      fill('water', 'M330 470Q430 440 640 452V520H330Z') +
      fill('waterLight', 'M400 476h90v5h-90zM520 466h80v5h-80zM450 494h120v5h-120z') +
      at(510, 486, 1.15, car('gold400')) +
      personAt(204, 186, 1, surveyorPerson) +
      bentArm(inShade, [101, 364], [54, 476], [142, 412], carrying(clipboard()), -32) +
      bentArm(surveyorPerson, [304, 357], [362, 460], [288, 424], left(writing), 12),
  ),
  section(
    'content/careers/sec2_image',
    hem(clothOf(trainee, director), 1),
    'A senior colleague and a candidate at one desk',
    rect('brand200', 0, 0, 640, 410) +
      fills('brand100', 3, (i) => box(40 + i * 200, 40, 160, 150)) +
      fills('sky4', 3, (i) => box(52 + i * 200, 52, 136, 126)) +
      fill(
        'brand700',
        'M62 178V110h40v68zM112 178V84h46v94zM262 178V120h50v58zM322 178V96h40v82zM462 178V90h36v88zM512 178V130h66v48z',
      ) +
      at(606, 386, 1.1, plant()) +
      personAt(202, 202, 1, {
        ...director,
        hair: 'cropped',
        hairInk: 'hairGrey',
        lined: true,
        glasses: 'neutral900',
        skin: 'ebony',
      }) +
      personAt(434, 210, 1, { ...trainee, mouth: 'smile' }) +
      rect('clay', 0, 380, 640, 83) +
      rect('clayShade', 0, 462, 640, 60) +
      fill('wall', 'M268 398L376 392 394 444 278 450Z') +
      stroke('brand600', 3.5, 'M290 410l66-4M292 422l72-4') +
      bentArm({ ...director, skin: 'ebony' }, [113, 362], [78, 428], [172, 424], resting) +
      bentArm(trainee, [523, 370], [558, 434], [436, 416], left(writing), 8),
  ),
  card(
    'content/careers/card1_image',
    hem(clothOf(analyst), 0),
    'An underwriter at her screen',
    rect('brand300', 0, 0, 420, 410) +
      circle('brand200', 250, 150, 130) +
      personAt(250, 204, 0.92, {
        ...analyst,
        mouth: 'gentle',
        dress: { kind: 'blazer', cloth: 'brand700', lapel: 'brand900', blouse: 'gold300' },
      }) +
      rect('clay', 0, 326, 420, 88) +
      at(106, 330, 1, screen()),
  ),
  card(
    'content/careers/card2_image',
    hem(clothOf(listenerPerson), 1),
    'A claims handler with a headset',
    rect('gold300', 0, 0, 420, 410) +
      circle('gold200', 210, 196, 146) +
      personAt(210, 212, 0.94, listenerPerson),
  ),
  card(
    'content/careers/card3_image',
    hem(cloths.computers, 2),
    'A man among racks of computers',
    rect('brand800', 0, 0, 420, 410) +
      fills('brand900', 4, (i) => box(i * 120 - 20, 0, 50, 410)) +
      at(62, 410, 1.5, serverRack()) +
      at(362, 410, 1.5, serverRack()) +
      personAt(212, 208, 0.9, {
        ...man,
        skin: 'sienna',
        hair: 'flatTop',
        beard: 'short',
        mouth: 'glad',
        glasses: 'gold400',
        dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand800' },
      }),
  ),
  card(
    'content/careers/card4_image',
    hem(clothOf(manager), 3),
    'A branch manager before his office',
    sky(420, 410, 'morning', [100, 130, 58]) +
      at(330, 410, 1, tower(150, 330, 'brand800', 'gold300', 4, 9)) +
      // No light is on behind the hand: against lit windows its fingers are lost.
      rect('brand800', 262, 160, 100, 204) +
      at(80, 410, 1, tower(120, 200, 'brand700', 'brand200', 3, 6)) +
      personAt(204, 206, 0.92, {
        ...manager,
        skin: 'honey',
        beard: 'moustache',
        hairInk: 'hairGrey',
        beardInk: 'hairGrey',
        lined: true,
        mouth: 'smile',
      }) +
      arm({ ...manager, skin: 'honey' }, [372, 440], [340, 314], open),
  ),
  card(
    'content/careers/card5_image',
    hem(clothOf(graduatePerson), 4),
    'A graduate in cap and gown',
    sky(420, 410, 'noon', [340, 130, 38]) +
      hills(420, 270, 410) +
      personAt(200, 212, 0.9, graduatePerson),
  ),
  // Low enough to be seen whole in a tile, which hides its top.
  card(
    'pictures/claim',
    hem(clothOf(listenerPerson), 4),
    'A claims handler with a headset',
    rect('gold300', 0, 0, 420, 410) +
      circle('gold200', 210, 222, 132) +
      personAt(210, 238, 0.82, listenerPerson),
  ),
];
