/** Scenes of a life insurance page, each 420 × 410. */
import { hem, type Picture, squareSection } from '../formats.ts';
import { arm, holding } from '../hands.ts';
import { clothOf, daughter, man, type Person, personAt } from '../people.ts';
import { type Art, at, box, circle, fill, fills, rect, stroke } from '../svg.ts';
import { baobab, hills, plant, sky } from '../things.ts';

/** A grandmother in a kaba and a flame headwrap. */
const grandmother: Person = {
  skin: 'umber',
  earrings: 'drop',
  lined: true,
  mouth: 'smile',
  necklace: 'gold300',
  dress: { kind: 'kaba', cloth: 'brand600', figure: 'gold400', trim: 'brand800' },
  headwear: { kind: 'headwrap', cloth: 'flame', band: 'gold400', fold: 'brand700' },
};

/** A grandfather in a light kaftan, his beard white. */
const grandfather: Person = {
  ...man,
  skin: 'ebony',
  hairInk: 'hairGrey',
  beard: 'full',
  beardInk: 'hairWhite',
  mouth: 'smile',
  lined: true,
  dress: { kind: 'kaftan', cloth: 'wall', trim: 'brand700' },
  headwear: { kind: 'cap', cloth: 'gold400', figure: 'brand700' },
};

const grandson: Person = {
  skin: 'sienna',
  hair: 'flatTop',
  child: true,
  mouth: 'laugh',
  dress: { kind: 'shirt', cloth: 'gold400', collar: 'brand700' },
};

/** A mother who saves: a printed dress and her hair in a bun. */
const saver: Person = {
  skin: 'night',
  hair: 'bun',
  earrings: 'hoop',
  lips: 'lipCoral',
  mouth: 'smile',
  dress: { kind: 'print', cloth: 'leaf', figure: 'gold300' },
};

const childOfSaver: Person = {
  ...daughter,
  dress: { kind: 'print', cloth: 'flame', figure: 'gold300' },
};

/** A money box of wood, 96 wide and 72 high. */
const moneyBox = (): Art =>
  rect('clayShade', -48, -64, 96, 64) +
  fill('gold300', 'M-54-72H54V-58H-54Z') +
  rect('brand950', -20, -68, 40, 6) +
  fill('brand700', 'M0-50L20-28 0-6-20-28Z') +
  fill('gold400', 'M0-40L10-28 0-16-10-28Z');

/** Coins in a pile, 40 wide. */
const coins = (count: number): Art =>
  fills('gold600', count, (i) => box(-20, -i * 9 - 9, 40, 9)) +
  fills('gold400', count, (i) => box(-20, -i * 9 - 9, 40, 6));

const coin = (): Art =>
  circle('gold600', 0, -92, 36) + circle('gold400', 0, -92, 30) + circle('gold600', 0, -92, 12);

/** The two sections of life insurance. */
export const lifePictures: readonly Picture[] = [
  squareSection(
    'content/products/sections/life/homeowner_ins_image',
    hem(clothOf(grandmother, grandfather), 2),
    'Grandparents and their grandson under a baobab',
    sky(420, 330, 'noon', [372, 100, 26]) +
      hills(420, 250, 410) +
      rect('ground', 0, 322, 420, 90) +
      at(206, 350, 1.24, baobab()) +
      personAt(112, 208, 0.8, grandfather) +
      personAt(310, 216, 0.78, grandmother) +
      personAt(212, 306, 0.68, grandson),
  ),
  squareSection(
    'content/products/sections/life/householder_ins_image',
    hem(clothOf(saver), 5),
    'A mother and her daughter with a money box',
    rect('brand200', 0, 0, 420, 350) +
      fill('gold300', 'M188 54H366V190H188Z') +
      fill('noon4', 'M198 64H356V180H198Z') +
      fill('leaf', 'M198 180V150Q278 108 356 144V180Z') +
      stroke('wall', 6, 'M277 64V180M198 122H356') +
      at(384, 326, 0.9, plant()) +
      personAt(120, 184, 0.86, saver) +
      personAt(304, 212, 0.8, childOfSaver) +
      rect('clay', 0, 326, 420, 19) +
      rect('clayShade', 0, 344, 420, 70) +
      at(206, 328, 0.94, moneyBox()) +
      at(130, 326, 0.9, coins(2)) +
      at(90, 326, 0.9, coins(4)) +
      at(256, 272, 0.5, arm(childOfSaver, [126, 74], [0, 0], holding(coin()), 8)),
  ),
];
