/** Scenes of the careers and contact pages. Headers 680 × 500, sections 640 × 520, cards 420 × 410. */

import { arm, bentArm, calling, carrying, open, resting, writing } from '../hands.ts';
import { director, engineer, manager, type Person, personAt } from '../people.ts';
import { type Art, at, box, circle, fill, rect, repeat, stroke } from '../svg.ts';
import {
  birds,
  car,
  cloud,
  hills,
  house,
  lighthouse,
  palm,
  plant,
  screen,
  sea,
  serverRack,
  sky,
  tower,
} from '../things.ts';

/** A trainee in a gold shirt. */
export const trainee: Person = {
  skin: 'sienna',
  hair: 'twists',
  lips: 'lipBrown',
  ears: true,
  dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand700' },
};
/** An analyst in a blazer. */
export const analyst: Person = {
  skin: 'night',
  hair: 'braids',
  earrings: 'hoop',
  lips: 'lipCoral',
  dress: { kind: 'blazer', cloth: 'brand600', lapel: 'brand800', blouse: 'gold300' },
};

/** Header of careers: four young colleagues. */
export const colleagues = (): Art =>
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
  personAt(430, 276, 0.92, { ...trainee, mouth: 'smile' });

/** A senior colleague and a candidate at one desk. */
export const interview = (): Art =>
  rect('brand200', 0, 0, 640, 410) +
  fill(
    'brand100',
    repeat(3, (i) => box(40 + i * 200, 40, 160, 150)),
  ) +
  fill(
    'sky4',
    repeat(3, (i) => box(52 + i * 200, 52, 136, 126)),
  ) +
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
  bentArm(
    { cloth: 'brand600', cuff: 'brand800' },
    [113, 362],
    [78, 428],
    [172, 424],
    resting('ebony'),
  ) +
  bentArm(
    { cloth: 'gold400', cuff: 'brand700' },
    [523, 370],
    [558, 434],
    [436, 416],
    at(0, 0, 1, writing('sienna'), -1),
    8,
  );

/** The surveyor of a loss: hi-vis, white helmet. */
export const surveyorPerson: Person = {
  ...engineer,
  skin: 'honey',
  headwear: { kind: 'hardHat', shell: 'wall', rim: 'neutral300' },
};

const clipboard = (): Art =>
  rect('clay', -20, -142, 104, 124) +
  rect('wall', -12, -132, 88, 108) +
  rect('neutral600', 14, -148, 36, 14) +
  stroke('brand600', 4, 'M0-110H62M0-92H66M0-74H52M20-56H40');

/** A surveyor writing her report of a loss, after the rain. */
export const surveyor = (): Art =>
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
  bentArm(
    { cloth: 'leafDeep', cuff: 'gold300' },
    [101, 364],
    [54, 476],
    [142, 412],
    carrying('honey', clipboard()),
    -32,
  ) +
  bentArm(
    { cloth: 'leaf', cuff: 'gold300' },
    [304, 357],
    [362, 460],
    [288, 424],
    at(0, 0, 1, writing('honey'), -1),
    12,
  );

/** Underwriting: an analyst at her screen. */
export const underwriter = (): Art =>
  rect('brand300', 0, 0, 420, 410) +
  circle('brand200', 250, 150, 130) +
  personAt(250, 204, 0.92, {
    ...analyst,
    mouth: 'gentle',
    dress: { kind: 'blazer', cloth: 'brand700', lapel: 'brand900', blouse: 'gold300' },
  }) +
  rect('clay', 0, 326, 420, 88) +
  at(106, 330, 1, screen());

/** A claims handler with a headset. */
export const listenerPerson: Person = {
  skin: 'umber',
  hair: 'bun',
  lips: 'lipRose',
  mouth: 'laugh',
  dress: { kind: 'shirt', cloth: 'brand600', collar: 'wall' },
  headwear: { kind: 'headset' },
};

/** Claims: a handler who listens. */
export const listener = (): Art =>
  rect('gold300', 0, 0, 420, 410) +
  circle('gold200', 210, 196, 146) +
  personAt(210, 212, 0.94, listenerPerson);

/** Self Service's claims: the same handler, low enough to be seen whole in a tile, which hides its top. */
export const listenerInTile = (): Art =>
  rect('gold300', 0, 0, 420, 410) +
  circle('gold200', 210, 222, 132) +
  personAt(210, 238, 0.82, listenerPerson);

/** Technology and data: a man among racks of computers. */
export const dataKeeper = (): Art =>
  rect('brand800', 0, 0, 420, 410) +
  fill(
    'brand900',
    repeat(4, (i) => box(i * 120 - 20, 0, 50, 410)),
  ) +
  at(62, 410, 1.5, serverRack('brand950')) +
  at(362, 410, 1.5, serverRack('brand950')) +
  personAt(212, 208, 0.9, {
    skin: 'sienna',
    hair: 'flatTop',
    beard: 'short',
    lips: 'lipBrown',
    mouth: 'glad',
    ears: true,
    glasses: 'gold400',
    dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand800' },
  });

/** A graduate in cap and gown. */
export const graduatePerson: Person = {
  skin: 'night',
  lips: 'lipBrown',
  mouth: 'laugh',
  ears: true,
  hair: 'cropped',
  dress: { kind: 'kaftan', cloth: 'neutral900', trim: 'gold400' },
  headwear: { kind: 'mortarboard', cloth: 'neutral800' },
};

/** Graduates: a young man in cap and gown. */
export const graduate = (): Art =>
  sky(420, 410, 'noon', [340, 130, 38]) +
  hills(420, 270, 410) +
  personAt(200, 212, 0.9, graduatePerson);

/** Branches: a manager before an office. */
export const branch = (): Art =>
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
  arm({ cloth: 'neutral900', cuff: 'white' }, [372, 440], [340, 314], open('honey'));

/** Who speaks on the telephone in Accra. */
export const caller: Person = {
  skin: 'umber',
  necklace: 'flame',
  mouth: 'smile',
  dress: { kind: 'kaba', cloth: 'gold400', figure: 'brand600', trim: 'brand800' },
  headwear: { kind: 'headwrap', cloth: 'leaf', band: 'gold300', fold: 'leafDeep' },
};

/** Header of contact: a call from Accra's shore, the lighthouse of Jamestown across the water. */
export const call = (): Art =>
  sky(680, 380, 'haze', [336, 200, 124]) +
  at(300, 80, 1.1, birds('brand700')) +
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
  arm({ cloth: 'gold400', cuff: 'brand700' }, [362, 516], [424, 364], calling('umber'), -24);
