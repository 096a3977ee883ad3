/** Pictures in which every land shows its own people, and where they sit for their portraits. */
import { header, hem, type Picture, tile } from '../formats.ts';
import type { Hem } from '../loom.ts';
import { kente } from '../motifs.ts';
import { clothOf, director, engineer, type Person, person, personAt } from '../people.ts';
import { type Art, at, rect } from '../svg.ts';
import { gantry, hills, house, palm, sky, stall, tower } from '../things.ts';

/** A couple and their child. */
export interface Family {
  readonly mother: Person;
  readonly father: Person;
  readonly child: Person;
}

/** The header of life insurance: a family before their house, the child's face clear of the woven ends. */
export const familyAtHome = (alt: string, family: Family): Picture =>
  header(
    'products/sections/life',
    hem(clothOf(family.mother, family.father), 2),
    alt,
    sky(680, 470, 'haze', [448, 214, 150]) +
      hills(680, 332, 500) +
      at(48, 452, 1.1, palm(270)) +
      at(578, 452, 0.92, house()) +
      rect('ground', 0, 444, 680, 100) +
      personAt(182, 214, 0.98, family.father) +
      personAt(434, 244, 1.04, family.mother) +
      personAt(312, 370, 0.86, family.child),
  );

/** A home's first tile: a market trader before her stall; to corporate customers two who look after a company, in talk. */
export const traderTile = (alt: string, who: Person): Picture =>
  tile(
    'content/home/tile1_image',
    hem(clothOf(who), 0),
    alt,
    sky(360, 420, 'morning', [292, 112, 56]) +
      at(304, 366, 0.95, stall('brand600', 'gold300')) +
      rect('ground', 0, 362, 360, 90) +
      // A tile on a telephone hides the upper 52 units.
      personAt(142, 226, 0.9, { ...who, mouth: 'smile' }),
    {
      scene:
        sky(360, 450, 'morning', [180, 130, 84]) +
        personAt(112, 186, 0.84, { ...engineer, mouth: 'smile', turned: true }) +
        at(254, 216, 0.84, person({ ...director, mouth: 'laugh', turned: true }), -0.84),
      hem: hem(clothOf(engineer, director), 1),
    },
  );

/** Who stands for a company, from left to right. */
export interface Colleagues {
  readonly left: Person;
  readonly middle: Person;
  readonly right: Person;
}

/** The header of about: the people of the company before their city, the one in the middle at x. */
export const about = (
  hem: Hem,
  alt: string,
  city: Art,
  { left, middle, right }: Colleagues,
  x = 344,
): Picture =>
  header(
    'about',
    hem,
    alt,
    sky(680, 500, 'morning', [340, 190, 108]) +
      city +
      personAt(x - 162, 248, 0.9, left) +
      personAt(x + 164, 246, 0.9, right) +
      personAt(x, 272, 0.98, middle),
  );

/** Where directors and executives of any land sit, 400 × 480: a sun, hills, or a cloth behind. */
export const sittings = {
  sun: sky(400, 480, 'haze', [200, 180, 146]),
  hills: sky(400, 420, 'haze', [300, 130, 76]) + hills(400, 250, 480),
  city:
    sky(400, 480, 'haze', [110, 130, 84]) +
    at(350, 480, 1, tower(100, 380, 'brand800', 'gold300', 3, 11)) +
    at(46, 480, 1, tower(92, 230, 'brand600', 'brand200', 3, 7)),
  port: sky(400, 480, 'haze', [120, 150, 96]) + at(270, 480, 1.25, gantry('brand800', 'brand800')),
  cloth: rect('brand200', 0, 0, 400, 480) + kente(0, 0, 64, 480, 64) + kente(336, 0, 64, 480, 64),
  plain:
    rect('gold300', 0, 0, 400, 480) +
    rect('gold400', 0, 300, 400, 180) +
    rect('gold200', 0, 0, 400, 110),
  home:
    sky(400, 400, 'haze') +
    hills(400, 250, 480) +
    at(318, 372, 0.85, house()) +
    at(52, 380, 1, palm(230)),
} as const;
