/** Headers of the product overviews, 680 × 500: people over what they are to choose. */
import { header, hem, type Picture } from '../formats.ts';
import { bentArm, left, resting, writing } from '../hands.ts';
import { block, type MotifName, woven, type Yarns } from '../motifs.ts';
import { clothOf, man, type Person, person, personAt } from '../people.ts';
import { type Art, at, box, circle, d, fill, rect, stroke, strokes } from '../svg.ts';
import { baobab, gantry, sea, ship, sky } from '../things.ts';

/** An adviser in a blazer. */
const adviser: Person = {
  skin: 'umber',
  hair: 'bob',
  earrings: 'stud',
  lips: 'lipCoral',
  turned: true,
  dress: { kind: 'blazer', cloth: 'brand600', lapel: 'brand800', blouse: 'wall' },
};

/** Who takes cover: a wife in a kaba and a headwrap. */
const wife: Person = {
  skin: 'sienna',
  earrings: 'stud',
  lips: 'lipRose',
  turned: true,
  dress: { kind: 'kaba', cloth: 'gold400', figure: 'flame', trim: 'brand900' },
  headwear: { kind: 'headwrap', cloth: 'flame', band: 'gold400', fold: 'brand700' },
};

/** Her husband, in a green shirt. */
const husband: Person = {
  ...man,
  skin: 'ebony',
  hair: 'flatTop',
  turned: true,
  dress: { kind: 'shirt', cloth: 'leaf', collar: 'gold300' },
};

/** Figures as a weaver counts them, thread by thread. */
const counted = {
  car: [
    '...######....',
    '..##.##.##...',
    '.##..##..##..',
    '#############',
    '#############',
    '.###.....###.',
    '..#.......#..',
  ],
  aeroplane: [
    '......#......',
    '.....###.....',
    '.....###.....',
    '...#######...',
    '.###########.',
    '###..###..###',
    '.....###.....',
    '....#####....',
    '...##.#.##...',
  ],
  house: [
    '.....###.....',
    '...#######...',
    '.###########.',
    '#############',
    '..#########..',
    '..##..##..#..',
    '..##..#####..',
    '..##..#####..',
  ],
} as const;

/** A strip of cloth with a figure woven into it, 84 wide and 102 high; origin its upper left. */
const strip = (yarns: Yarns, figure: keyof typeof counted, ends: MotifName): Art => {
  const [ground, ink] = yarns;
  const rows: readonly string[] = counted[figure];
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index }) =>
      box(9.5 + index * 5, 54 - rows.length * 3 + y * 6, run.length * 5, 6.2),
    ),
  );
  return (
    strokes(ink, 2, 10, (i) => d`M${5 + i * 8.2} -6V108`) +
    rect(ground, 0, 0, 84, 102) +
    woven([...block(ends, 0, 0, 84, 18, yarns), ...block(ends, 0, 84, 84, 18, yarns)]) +
    fill(ink, runs.join(''))
  );
};

/** A site engineer in an orange vest and a hard hat. */
const siteEngineer: Person = {
  skin: 'umber',
  lips: 'lipRose',
  hair: 'cropped',
  turned: true,
  dress: { kind: 'hiVis', cloth: 'flame', shade: 'flame' },
  headwear: { kind: 'hardHat', shell: 'gold400', rim: 'gold600' },
};

/** A manager: grey, in a dark suit. */
const worksManager: Person = {
  ...man,
  skin: 'night',
  hairInk: 'hairGrey',
  turned: true,
  dress: { kind: 'suit', cloth: 'neutral800', lapel: 'neutral700', tie: 'brand500' },
};

/** The plan of a building, half unrolled, 330 wide and 96 high; origin its upper left. */
const plan = (): Art =>
  fill('wall', 'M16 0H314L330 96H0Z') +
  stroke('brand700', 4, 'M62 20H262L270 78H54ZM142 20L138 78M200 20L203 48H268M139 52H170') +
  stroke('brand700', 1.6, 'M170 52A30 22 0 0 1 200 74M62 11H262M62 7V15M262 7V15') +
  fill('brand300', 'M64 24H140L138 50H61ZM207 52H263L266 74H204Z') +
  fill('wallShade', 'M4-6H20L8 104H-12ZM310-6H326L342 104H322Z') +
  fill('neutral300', 'M4-6a8 4 0 0 1 16 0a8 4 0 0 1-16 0z');

/** The headers of the two overviews. */
export const overviewPictures: readonly Picture[] = [
  header(
    'products-individual',
    hem(clothOf(adviser, wife, husband), 1),
    'An adviser lays three strips of cloth before a couple: a car, an aeroplane and a house are woven into them',
    rect('brand200', 0, 0, 680, 340) +
      rect('gold300', 182, 78, 172, 166) +
      rect('sky4', 192, 88, 152, 146) +
      circle('sun', 308, 168, 30) +
      fill('hillDeep', 'M192 210Q262 188 344 206V234H192Z') +
      at(238, 224, 0.33, baobab()) +
      stroke('wall', 7, 'M268 88V234') +
      at(606, 176, 0.8, person(husband), -0.8) +
      at(482, 178, 0.82, person(wife), -0.82) +
      personAt(126, 176, 0.82, adviser) +
      rect('clay', 0, 318, 680, 139) +
      rect('clayShade', 0, 456, 680, 90) +
      at(184, 338, 1, strip(['brand800', 'gold400', 'brand400'], 'car', 'zig')) +
      at(282, 338, 1, strip(['wall', 'brand700', 'flame'], 'aeroplane', 'check')) +
      at(379, 338, 1, strip(['leaf', 'gold200', 'brand900'], 'house', 'zig')) +
      at(126, 176, 0.82, bentArm(adviser, [-88, 160], [-123, 226], [2, 226], resting)) +
      at(482, 178, 0.82, bentArm(wife, [88, 160], [123, 226], [18, 226], left(resting))),
  ),
  header(
    'products-corporate',
    hem(clothOf(siteEngineer, worksManager), 1),
    'A manager and a site engineer over the plan of a building, a crane and a ship in the port behind them',
    sky(680, 250, 'haze', [340, 170, 88]) +
      at(330, 246, 0.54, gantry(), -0.54) +
      rect('neutral800', 0, 244, 680, 12) +
      sea(680, 256, 60) +
      at(347, 284, 0.56, ship()) +
      rect('brand800', 0, 40, 680, 14) +
      rect('brand800', 206, 40, 10, 270) +
      rect('brand800', 459, 40, 10, 270) +
      rect('brand900', 0, 306, 680, 30) +
      personAt(150, 180, 0.86, worksManager) +
      at(542, 182, 0.86, person(siteEngineer), -0.86) +
      rect('clay', 0, 330, 680, 127) +
      rect('clayShade', 0, 456, 680, 90) +
      at(176, 344, 1, plan()) +
      at(150, 180, 0.86, bentArm(worksManager, [-88, 160], [-123, 228], [16, 230], resting)) +
      at(
        542,
        182,
        0.86,
        bentArm(siteEngineer, [88, 160], [123, 226], [-24, 226], left(writing), 8),
      ),
  ),
];
