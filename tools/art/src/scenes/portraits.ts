/** Portraits of directors and executives, each 400 × 480: how they sit, and who does in Accra. */
import { kente } from '../motifs.ts';
import { type Person, personAt } from '../people.ts';
import { type Art, at, rect } from '../svg.ts';
import { gantry, hills, house, palm, sky, tower } from '../things.ts';

/** Where a sitter is placed: a sun, hills, or a cloth behind. */
export const sittings = {
  sun: (): Art => sky(400, 480, 'haze', [200, 180, 146]),
  hills: (): Art => sky(400, 420, 'haze', [300, 130, 76]) + hills(400, 250, 480),
  city: (): Art =>
    sky(400, 480, 'haze', [110, 130, 84]) +
    at(350, 480, 1, tower(100, 380, 'brand800', 'gold300', 3, 11)) +
    at(46, 480, 1, tower(92, 230, 'brand600', 'brand200', 3, 7)),
  port: (): Art =>
    sky(400, 480, 'haze', [120, 150, 96]) + at(270, 480, 1.25, gantry('brand800', 'brand800')),
  cloth: (): Art =>
    rect('brand200', 0, 0, 400, 480) + kente(0, 0, 64, 480, 64) + kente(336, 0, 64, 480, 64),
  plain: (): Art =>
    rect('gold300', 0, 0, 400, 480) +
    rect('gold400', 0, 300, 400, 180) +
    rect('gold200', 0, 0, 400, 110),
  home: (): Art =>
    sky(400, 400, 'haze') +
    hills(400, 250, 480) +
    at(318, 372, 0.85, house()) +
    at(52, 380, 1, palm(230)),
} as const;

/** A portrait and who sits for it. */
export interface Portrait {
  readonly who: Person;
  readonly art: Art;
}

/** A portrait of who sits before a place. */
export const portrait = (sitting: () => Art, who: Person, y = 206, scale = 1.14): Portrait => ({
  who,
  art: sitting() + personAt(200, y, scale, who),
});

/** Six directors, in the order of the board. */
export const directors: readonly Portrait[] = [
  // The chairperson: kaba and a tall headwrap.
  portrait(
    sittings.hills,
    {
      skin: 'umber',
      earrings: 'drop',
      lined: true,
      necklace: 'gold300',
      dress: { kind: 'kaba', cloth: 'brand600', figure: 'gold400', trim: 'brand800' },
      headwear: { kind: 'headwrap', cloth: 'brand600', band: 'gold400', fold: 'brand800' },
    },
    222,
    1.06,
  ),
  // An elder with white hair and a grey beard, in a gold-trimmed kaftan.
  portrait(sittings.sun, {
    skin: 'ebony',
    hair: 'receding',
    hairInk: 'hairWhite',
    beard: 'short',
    beardInk: 'hairGrey',
    lips: 'lipBrown',
    lined: true,
    ears: true,
    glasses: 'neutral950',
    dress: { kind: 'kaftan', cloth: 'brand800', trim: 'gold400' },
  }),
  // A woman in a scarf and a dark jacket.
  portrait(sittings.plain, {
    skin: 'sienna',
    lips: 'lipCoral',
    dress: { kind: 'blazer', cloth: 'neutral800', lapel: 'neutral900', blouse: 'wall' },
    headwear: { kind: 'scarf', cloth: 'brand700', fold: 'brand400' },
  }),
  // A man in smock and cap.
  portrait(sittings.home, {
    skin: 'honey',
    hair: 'cropped',
    hairInk: 'hairGrey',
    beard: 'full',
    beardInk: 'hairGrey',
    lips: 'lipBrown',
    ears: true,
    faceWidth: 0.97,
    dress: {
      kind: 'smock',
      cloth: ['leafDeep', 'wall', 'leaf', 'wall', 'neutral900', 'gold400', 'leaf', 'wall'],
    },
    headwear: { kind: 'cap', cloth: 'leafDeep', figure: 'gold400' },
  }),
  // A woman with cropped grey hair and glasses.
  portrait(sittings.cloth, {
    skin: 'sienna',
    hair: 'cropped',
    hairInk: 'hairGrey',
    earrings: 'stud',
    glasses: 'brand900',
    lips: 'lipRose',
    lined: true,
    faceWidth: 0.95,
    dress: { kind: 'blazer', cloth: 'neutral900', lapel: 'neutral700', blouse: 'brand300' },
  }),
  // The managing director: a moustache and a dark suit.
  portrait(sittings.city, {
    skin: 'night',
    beard: 'moustache',
    lips: 'lipBrown',
    ears: true,
    lined: true,
    faceWidth: 1.05,
    dress: { kind: 'suit', cloth: 'neutral800', lapel: 'neutral900', tie: 'gold600' },
  }),
];

/** Four executives, in the order of the carousel. */
export const executives: readonly Portrait[] = [
  portrait(sittings.port, {
    skin: 'umber',
    hair: 'flatTop',
    beard: 'short',
    lips: 'lipBrown',
    mouth: 'glad',
    ears: true,
    dress: { kind: 'suit', cloth: 'brand800', lapel: 'brand900', tie: 'gold400' },
  }),
  portrait(sittings.city, {
    skin: 'ebony',
    hair: 'afro',
    earrings: 'drop',
    lips: 'lipRose',
    mouth: 'gentle',
    faceWidth: 0.96,
    dress: { kind: 'blazer', cloth: 'leaf', lapel: 'leafDeep', blouse: 'wall' },
  }),
  portrait(
    sittings.sun,
    {
      skin: 'night',
      hair: 'bun',
      earrings: 'hoop',
      earringInk: 'flame',
      lips: 'lipCoral',
      mouth: 'gentle',
      dress: { kind: 'blazer', cloth: 'brand700', lapel: 'brand900', blouse: 'gold300' },
    },
    222,
  ),
  portrait(sittings.hills, {
    skin: 'night',
    hair: 'twists',
    beard: 'full',
    lips: 'lipBrown',
    mouth: 'smile',
    ears: true,
    glasses: 'gold400',
    faceWidth: 1.03,
    dress: { kind: 'kaftan', cloth: 'wall', trim: 'brand600' },
  }),
];
