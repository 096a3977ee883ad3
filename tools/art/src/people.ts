/**
 * People: front-lit, split-plane faces with an open, level gaze, and specific dress.
 * A person's origin is the middle of the face; at scale 1 a head is about 104 wide and 150 high,
 * shoulders are 300 wide, and the dress reaches 420 below the origin.
 */
import { type Dress, type Headwear, neckline, tailored, worn } from './clothes.ts';
import { type Cloth, usualCloth } from './motifs.ts';
import type { Ink, Skin } from './palette.ts';
import { type Art, at, beads, circle, d, fill, repeat, stroke, strokes, turned } from './svg.ts';

/** One person. */
export interface Person {
  readonly skin: Skin;
  readonly dress: Dress;
  /** The ends of the sleeves, where they are not as the dress has them. */
  readonly cuff?: Ink;
  /** How hair is worn. */
  readonly hair?: keyof typeof styles;
  readonly hairInk?: Ink;
  readonly headwear?: Headwear;
  readonly beard?: 'full' | 'short' | 'moustache' | 'goatee';
  readonly beardInk?: Ink;
  /** The colour of cropped hair above the ears, where it turns grey first. */
  readonly temples?: Ink;
  readonly lips?: Ink;
  readonly glasses?: Ink;
  readonly roundGlasses?: boolean;
  readonly earrings?: 'stud' | 'drop' | 'hoop';
  /** Their colour, gold by default: on the gold of a sun they need another. */
  readonly earringInk?: Ink;
  readonly necklace?: Ink;
  /** Lines of age about eyes and mouth. */
  readonly lined?: boolean;
  /** Width of the face, 1 the usual one. */
  readonly faceWidth?: number;
  readonly mouth?: 'calm' | 'gentle' | 'glad' | 'smile' | 'laugh';
  /** Brows raised in welcome. */
  readonly welcoming?: boolean;
  /** How far the head leans, in degrees, to the right if positive. */
  readonly tilt?: number;
  /** A head in three-quarter view, turned to the right. */
  readonly turned?: boolean;
  /** A child: a round face, large eyes low in it, a thin neck, narrow shoulders. */
  readonly child?: boolean;
  /** Ears show beside the face; without it their lower halves do where an earring hangs from them. */
  readonly ears?: boolean;
}

/** Who wears sleeves. */
export type Wearer = Pick<Person, 'skin' | 'dress' | 'cuff'>;

const mirrored = (art: Art): Art => art + at(0, 0, 1, art, -1);

/** A hair style: what lies over the forehead, and what hangs behind neck and shoulders. */
interface Style {
  readonly front: Art;
  readonly behind: Art;
}

const styles = {
  none: () => ({ front: '', behind: '' }),
  cropped: (ink) => ({
    front: fill(ink, 'M-54-18C-60-100 60-100 54-18C48-48 36-56 0-56S-48-48-54-18Z'),
    behind: fill(ink, 'M-54-12C-62-108 62-108 54-12Z'),
  }),
  receding: (ink) => ({
    front: fill(
      ink,
      'M-53-14C-62-70-46-82-30-84-44-64-44-40-53-14ZM53-14C62-70 46-82 30-84 44-64 44-40 53-14Z',
    ),
    behind: fill(ink, 'M-56 4C-66-84-50-92 0-90S66-84 56 4Z'),
  }),
  flatTop: (ink) => ({
    front: fill(
      ink,
      'M-55-18L-58-82Q-58-98-42-98H42Q58-98 58-82L55-18C50-48 40-60 28-62H-28C-40-60-50-48-55-18Z',
    ),
    behind: fill(ink, 'M-55-10L-58-82Q-58-98-42-98H42Q58-98 58-82L55-10Z'),
  }),
  afro: (ink) => ({
    front: fill(ink, 'M-56-14C-70-100 70-100 56-14C48-52 24-60 0-60S-48-52-56-14Z'),
    behind: circle(ink, 0, -50, 84),
  }),
  puffs: (ink) => ({
    front: fill(ink, 'M-55-16C-60-107 60-107 55-16C44-50 18-54 0-68C-18-54-44-50-55-16Z'),
    behind:
      circle(ink, -48, -66, 34) +
      circle(ink, 48, -66, 34) +
      fill(ink, 'M-56-10C-61-107 61-107 56-10Z') +
      stroke('gold400', 7, 'M-50-56L-28-80M50-56L28-80'),
  }),
  bun: (ink) => ({
    front: fill(ink, 'M-55-10C-64-108 64-108 55-10C46-56 22-70 0-72S-46-56-55-10Z'),
    behind: circle(ink, 0, -112, 38) + fill(ink, 'M-54-4C-64-112 64-112 54-4Z'),
  }),
  braids: (ink) => ({
    front:
      fill(ink, 'M-58-6C-66-108 66-108 58-6C52-50 30-64 4-76C-26-66-52-50-58-6Z') +
      stroke(
        'hairGrey',
        2,
        'M4-76Q30-62 48-34M4-76Q-28-62-48-34M4-82Q44-76 56-34M4-82Q-42-76-56-34',
        0.45,
      ),
    behind:
      fill(ink, 'M-60-20C-66-116 66-116 60-20L76 150H-76Z') +
      stroke('hairGrey', 2, 'M-64 20L-70 150M-56 40L-58 150M64 20L70 150M56 40L58 150', 0.5),
  }),
  twists: (ink) => ({
    front: repeat(7, (i) => circle(ink, -48 + i * 16, -58 - Math.sin((i / 6) * Math.PI) * 14, 13)),
    behind:
      repeat(11, (i) => {
        const angle = Math.PI * (1 + i / 10);
        return circle(ink, Math.cos(angle) * 54, -34 + Math.sin(angle) * 56, 18);
      }) + fill(ink, 'M-54-10C-62-108 62-108 54-10Z'),
  }),
  chignon: (ink) => ({
    front:
      fill(ink, 'M-55-6C-68-112 68-112 55-6C54-30 46-44 34-54 8-50-22-58-32-74-30-56-50-40-55-6Z') +
      stroke('hairGrey', 3.5, 'M-30-80C-16-64 14-62 42-60M-26-86C-4-74 22-74 46-70', 0.8),
    behind:
      fill(ink, 'M-54-6C-68-112 66-116 55-6ZM-44-84C-58-136-8-156 26-142S72-92 44-72Z') +
      stroke('hairGrey', 3, 'M-34-92C-36-124 0-138 34-122M-20-94C-16-114 14-122 44-104', 0.8),
  }),
  // Faded at the sides, full above.
  fade: (ink) => ({
    front:
      fill(ink, 'M-53-16L-54-52-46-60-48-36ZM53-16L54-52 46-60 48-36Z', 0.55) +
      fill(
        ink,
        'M-53-46C-64-92-44-112-8-112C44-116 64-92 53-46Q50-60 36-62-4-64-28-74-34-62-53-46Z',
      ),
    behind: fill(ink, 'M-54-40C-68-92-44-112-8-112C44-116 66-92 54-40Z'),
  }),
  // Rows drawn back from a parting, and a plait over one shoulder.
  plait: (ink) => ({
    front:
      fill(ink, 'M-55-8C-64-108 64-108 55-8C50-42 30-56-8-66-34-54-50-38-55-8Z') +
      stroke(
        'hairGrey',
        2.4,
        'M-8-66L-8-81M10-62L14-79M28-55L35-66M40-44L46-52M-26-58L-31-68M-40-47L-46-53',
        0.7,
      ) +
      fill(ink, 'M52-26Q72 4 68 60H46Q58 26 51-4Z') +
      repeat(6, (i) =>
        at(
          60 + i * 3,
          58 + i * 20,
          1 - i * 0.06,
          fill(ink, 'M0-16C20-18 24 4 2 18-20 8-20-14 0-16Z'),
        ),
      ) +
      strokes('hairGrey', 2.4, 5, (i) => d`M${49 + i * 3} ${60 + i * 20}l12 10 12-12`, 0.7),
    behind: fill(ink, 'M-55-6C-64-110 64-110 55-6Z'),
  }),
  bob: (ink) => ({
    front: fill(ink, 'M-60 40C-72-60-60-104 0-102S72-60 60 40C54 0 50-40 10-66-10-44-44-40-60 40Z'),
    behind: fill(ink, 'M-66 48C-78-20-84-112 0-110S78-20 66 48Q56 62 40 56H-40Q-56 62-66 48Z'),
  }),
} as const satisfies Record<string, (ink: Ink) => Style>;

const mouths = {
  /** Hardly open, its corners raised. */
  glad: (lips: Ink): Art =>
    fill(lips, 'M-24 32Q0 44 24 32Q17 57 0 57T-24 32Z') +
    fill('eye', 'M-18 37Q0 45 18 37Q12 47 0 47T-18 37Z'),
  calm: (lips: Ink): Art => fill(lips, 'M-20 37Q-8 36 0 40Q8 36 20 37Q0 60-20 37Z'),
  /** A closed smile. */
  gentle: (lips: Ink): Art =>
    fill(lips, 'M-25 33Q-9 41 0 39Q9 41 25 33Q17 56 0 56T-25 33Z') +
    stroke('line', 2.4, 'M-29 29Q-24 33-21 37Q0 50 21 37Q24 33 29 29', 0.7),
  smile: (lips: Ink): Art =>
    fill(lips, 'M-25 31Q0 45 25 31Q18 58 0 58T-25 31Z') +
    fill('eye', 'M-20 36Q0 46 20 36Q14 49 0 49T-20 36Z'),
  laugh: (lips: Ink): Art =>
    fill(lips, 'M-28 27Q0 35 28 27Q25 62 0 62T-28 27Z') +
    fill('line', 'M-23 32Q0 38 23 32Q19 57 0 57T-23 32Z') +
    fill('eye', 'M-23 32Q0 38 23 32L20 42Q0 46-20 42Z'),
} as const;

/** A child's features: eyes half as large again, lower; brows far above; a short nose and mouth. */
const childFeatures = ({ lips = 'lipCoral', mouth = 'smile' }: Person): Art => {
  const eye = (x: number): Art =>
    fill('eye', d`M${x - 15} -4Q${x} -20 ${x + 15} -4Q${x} 7 ${x - 15} -4Z`) +
    circle('line', x + 1, -6, 7.6) +
    circle('eye', x + 3.5, -8.5, 2);
  return (
    eye(-26) +
    eye(26) +
    stroke(
      'line',
      3.4,
      'M-42-5Q-26-22-11-4M11-4Q26-22 42-5M-38-27Q-27-33-16-29M16-29Q27-33 38-27',
    ) +
    at(0, 5, 0.78, mouths[mouth](lips))
  );
};

/** An eye, half so wide, whose pupil is so large and so far to the right. */
const eye = (x: number, wide: number, aside: number, pupil: number): Art =>
  fill('eye', d`M${x - wide} -9Q${x} -20 ${x + wide} -9Q${x} -2 ${x - wide} -9Z`) +
  circle('line', x + aside, -10.5, pupil);

const features = (person: Person): Art => {
  if (person.child) return childFeatures(person);
  const { lips = 'lipRose', lined = false, mouth = 'calm', welcoming = false } = person;
  const shade: Ink = `${person.skin}Shade`;
  const brows = welcoming
    ? 'M-42-28Q-28-42-10-32M11-32Q29-42 43-28'
    : 'M-40-27Q-26-36-11-28M12-28Q27-36 41-27';
  return (
    eye(-25, 12, 1, 5.2) +
    eye(26, 12, 1, 5.2) +
    stroke('line', 3.4, `M-38-9Q-25-21-12-9M13-9Q26-21 39-9${brows}`) +
    (lined
      ? stroke(shade, 2.4, 'M-36 3Q-25 8-15 2M-30 22Q-24 32-28 42') +
        stroke('line', 2.2, 'M16 2Q26 8 37 3M30 22Q24 32 28 42', 0.45)
      : '') +
    mouths[mouth](lips)
  );
};

const faceOutline = 'M-52-30C-52-92 52-92 52-30C52 24 36 64 0 72C-36 64-52 24-52-30Z';
const childOutline = 'M-53-30C-54-92 54-92 53-30C58 18 42 58 0 62C-42 58-58 18-53-30Z';
const childPlane = 'M2-77C34-76 54-58 53-30C58 18 42 58 0 62V20L9 14 2-8Z';
const facePlane = 'M2-77C34-76 52-58 52-30C52 24 36 64 0 72V24L12 18 2-16Z';

/** Hair above an ear. */
const temple = 'M-54-13Q-55-30-52-41L-46-52Q-42-47-46-38-49-28-49-10Z';

/** The lower half of an ear, down to where an earring hangs. */
const lobe = 'M-50-6C-57-11-61-6-60 4L-59 22Q-58 28-52 27-46 25-44 12Z';

/** Turned to the right: the far cheek recedes, chin and nose go before it. */
const turnedOutline =
  'M-52-30C-52-92 52-92 52-30C53-22 50-16 51-8C52 22 44 62 17 71C-17 68-52 26-52-30Z';
const turnedPlane =
  'M14-69C34-69 52-56 52-30C53-22 50-16 51-8C52 22 44 62 17 71V52L21 44 16 31 28 22 16-13Z';

/** The features of a turned head: nearer the far cheek, whose eye is narrower. */
const turnedFeatures = ({ lips = 'lipRose', mouth = 'smile' }: Person): Art =>
  eye(-10, 12, 2, 5) +
  eye(32, 9, 2, 5) +
  stroke('line', 3.4, 'M-23-9Q-10-21 3-9M22-9Q32-21 42-9M-27-27Q-11-36 4-28M24-28Q34-36 43-28') +
  at(17, 1, 0.94, mouths[mouth](lips), 0.8);

const glasses = 'M-45-22h38v20q-19 12-38 0zM8-22h38v20q-19 12-38 0zM-7-16h15';
const roundGlasses =
  'M-43-8a18 18 0 1 0 36 0a18 18 0 1 0-36 0M8-8a18 18 0 1 0 36 0a18 18 0 1 0-36 0M-7-11Q0-16 8-11';
const turnedGlasses = 'M-29-22h36v20q-18 12-36 0zM19-22h28v20q-14 12-28 0zM7-16h12M-29-16H-50';

/** The outlines by which a face is known in a drawing. */
export const faceOutlines: readonly string[] = [faceOutline, childOutline, turnedOutline];

const beards: Record<NonNullable<Person['beard']>, string> = {
  full: 'M-51-8C-46 30-36 66 0 76C36 66 46 30 51-8C40 16 30 26 0 27C-30 26-40 16-51-8Z',
  short:
    'M-50 4C-45 40-34 66 0 74C34 66 45 40 50 4C44 34 34 52 22 56Q0 66-22 56C-34 52-44 34-50 4ZM-24 33Q-14 25 0 28Q14 25 24 33Q12 32 0 33Q-12 32-24 33Z',
  moustache: 'M-26 34Q-12 24 0 28Q12 24 26 34Q10 33 0 34Q-10 33-26 34Z',
  goatee:
    'M-29 38Q-24 25 0 28Q24 25 29 38Q34 58 16 69Q0 76-16 69Q-34 58-29 38L-23 36Q-10 33 0 34Q10 33 23 36Q25 50 17 57Q0 64-17 57Q-25 50-23 36Z',
};

/** Draws a person. */
export const person = (who: Person): Art => {
  const { skin, hair = 'none', hairInk = 'hair', headwear, faceWidth = 1, child = false } = who;
  const shade: Ink = `${skin}Shade`;
  const style = styles[hair](hairInk);
  const onHead = headwear && worn(headwear);
  const behind = style.behind + (onHead?.behind ?? '');
  const dress = tailored(who.dress, skin).art;
  const neck = fill(shade, child ? 'M-17 34H17V96Q0 114-17 96Z' : 'M-25 34H25V96Q0 120-25 96Z');
  const far = (art: Art): Art => (who.turned ? '' : art);
  const lobes = fill(skin, lobe) + far(at(0, 0, 1, fill(shade, lobe), -1));
  const round = circle(skin, -53, 0, 11) + far(circle(shade, 53, 0, 11));
  const hangs = who.earrings !== undefined && hair !== 'bob' && hair !== 'braids';
  const ears = hangs ? lobes : who.ears ? round : '';
  const head =
    ears +
    fill(skin, who.turned ? turnedOutline : child ? childOutline : faceOutline) +
    fill(shade, who.turned ? turnedPlane : child ? childPlane : facePlane) +
    (who.beard ? fill(who.beardInk ?? hairInk, beards[who.beard]) : '') +
    (who.turned ? turnedFeatures(who) : features(who)) +
    style.front +
    (who.temples ? mirrored(fill(who.temples, temple)) : '') +
    (who.glasses
      ? stroke(
          who.glasses,
          4,
          who.turned ? turnedGlasses : who.roundGlasses ? roundGlasses : glasses,
        )
      : '');
  const tilted = (art: Art): Art => (who.tilt && art ? turned(who.tilt, 0, 62, art) : art);
  const necklace = who.necklace ? beads(who.necklace, 8, 10.55, neckline) : '';
  const { earringInk: gold = 'gold400' } = who;
  const earring = {
    stud: hangs ? circle(gold, -53, 21, 7) : circle(gold, -53, 28, 8),
    drop: circle(gold, -54, 24, 5) + fill(gold, 'M-54 28L-46 50-54 58-62 50Z'),
    hoop: stroke(gold, 4, 'M-54 24a12 14 0 1 0 .1 0'),
  };
  const inNearEar = (art: Art): Art => (hangs ? art : at(7, -4, 1, art));
  const inEars = (art: Art): Art => (who.turned ? inNearEar(art) : mirrored(art));
  const long = hair === 'braids' || headwear?.kind === 'scarf';
  const body = child ? at(0, -22, 1, dress, 0.66) : dress;
  return (
    (long ? body + tilted(behind) : tilted(behind) + body) +
    neck +
    necklace +
    tilted(
      (faceWidth === 1 ? head : at(0, 0, 1, head, faceWidth)) +
        (who.earrings ? inEars(earring[who.earrings]) : '') +
        (onHead?.art ?? ''),
    )
  );
};

/** Draws a person whose face has its middle at x, y. */
export const personAt = (x: number, y: number, scale: number, who: Person): Art =>
  at(x, y, scale, person(who));

/** The colourways of what people wear, for the ends of their picture. */
export const clothOf = (first: Person, ...others: readonly Person[]): Cloth => {
  const [one = usualCloth[0], ...rest] = [first, ...others].flatMap(({ skin, dress, headwear }) => [
    ...tailored(dress, skin).yarns,
    ...((headwear && worn(headwear).yarns) ?? []),
  ]);
  return [one, ...rest];
};

/** What men have, unless they say otherwise. */
export const man = { hair: 'cropped', lips: 'lipBrown', ears: true } as const;

/** The father of the home hero: smock, cap, beard. */
export const father: Person = {
  ...man,
  skin: 'ebony',
  beard: 'full',
  dress: { kind: 'smock' },
  headwear: { kind: 'cap', cloth: 'brand600', figure: 'gold400' },
};

/** The mother of the home hero: kente and a headwrap. */
export const mother: Person = {
  skin: 'umber',
  earrings: 'stud',
  earringInk: 'flame',
  necklace: 'flame',
  dress: { kind: 'kente' },
  headwear: { kind: 'headwrap', cloth: 'brand600', band: 'gold400', fold: 'accent' },
};

/** Their daughter. */
export const daughter: Person = {
  skin: 'sienna',
  hair: 'puffs',
  lips: 'lipCoral',
  child: true,
  dress: { kind: 'print', cloth: 'gold400', figure: 'flame' },
};

/** A director: afro and a blazer in the brand's colour. */
export const director: Person = {
  skin: 'umber',
  hair: 'afro',
  earrings: 'stud',
  earringInk: 'flame',
  dress: { kind: 'blazer', cloth: 'brand600', lapel: 'brand800', blouse: 'wall' },
};

/** A site engineer in a hard hat and a reflective vest. */
export const engineer: Person = {
  ...man,
  skin: 'ebony',
  dress: { kind: 'hiVis', cloth: 'leaf', shade: 'leafDeep' },
  headwear: { kind: 'hardHat', shell: 'gold400', rim: 'gold600' },
};

/** A mason in the same vest, under a white hat. */
export const mason: Person = {
  skin: 'sienna',
  hair: 'cropped',
  earrings: 'stud',
  lips: 'lipRose',
  mouth: 'smile',
  dress: { kind: 'hiVis', cloth: 'clay', shade: 'clayShade' },
  headwear: { kind: 'hardHat', shell: 'wall', rim: 'wallShade' },
};

/** A man in a dark suit. */
export const manager: Person = {
  ...man,
  skin: 'ebony',
  beard: 'full',
  dress: { kind: 'suit', cloth: 'neutral900', lapel: 'neutral800', tie: 'brand600' },
};
