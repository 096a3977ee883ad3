/**
 * People: front-lit, split-plane faces with an open, level gaze, and specific dress.
 * A person's origin is the middle of the face; at scale 1 a head is about 104 wide and 150 high,
 * shoulders are 300 wide, and the dress reaches 420 below the origin.
 */
import {
  block,
  type Cloth,
  kente,
  kenteCloth,
  stripes,
  usualCloth,
  woven,
  type Yarns,
} from './motifs.ts';
import type { Ink } from './palette.ts';
import {
  type Art,
  at,
  beads,
  box,
  circle,
  clipped,
  cycle,
  d,
  fill,
  rect,
  repeat,
  stroke,
  turned,
} from './svg.ts';

/** Skin tones: a lit plane and a shaded one. */
export type Skin = 'night' | 'ebony' | 'umber' | 'sienna' | 'honey';

/** How hair is worn. */
type Hair =
  | 'none'
  | 'cropped'
  | 'receding'
  | 'flatTop'
  | 'afro'
  | 'puffs'
  | 'bun'
  | 'braids'
  | 'twists'
  | 'bob'
  | 'chignon'
  | 'fade'
  | 'plait';

/** What a person wears. Inks name the cloth. */
type Dress =
  | {
      readonly kind: 'suit';
      readonly cloth: Ink;
      readonly lapel: Ink;
      readonly tie?: Ink;
      /** A bow instead of a tie; without either the collar is open. */
      readonly bow?: Ink;
    }
  | {
      readonly kind: 'blazer';
      readonly cloth: Ink;
      readonly lapel: Ink;
      readonly blouse: Ink;
      /** The waves of a blazer that is cut of pagne. */
      readonly figure?: Ink;
    }
  | { readonly kind: 'smock'; readonly cloth?: readonly [Ink, ...Ink[]] }
  | { readonly kind: 'kente'; readonly yarns?: Cloth }
  | { readonly kind: 'kaba'; readonly cloth: Ink; readonly figure: Ink; readonly trim: Ink }
  | { readonly kind: 'kaftan'; readonly cloth: Ink; readonly trim: Ink }
  | { readonly kind: 'shirt'; readonly cloth: Ink; readonly collar: Ink }
  | { readonly kind: 'print'; readonly cloth: Ink; readonly figure: Ink }
  | {
      readonly kind: 'wax';
      readonly cloth: Ink;
      readonly figure: Ink;
      readonly eye: Ink;
      readonly flounce: Ink;
      /** Its figure; default rings. */
      readonly motif?: 'leaves';
    }
  | { readonly kind: 'pagne'; readonly cloth: Ink; readonly figure: Ink; readonly trim: Ink }
  | { readonly kind: 'boubou'; readonly cloth: Ink; readonly trim: Ink; readonly fold: Ink }
  | {
      readonly kind: 'tunic';
      readonly cloth: Ink;
      readonly collar: Ink;
      /** The cloth in its breast pocket. */
      readonly pocket: Ink;
    }
  | {
      readonly kind: 'korhogo';
      readonly cloth: Ink;
      readonly figure: Ink;
      /** Plain about the neck: a portrait shows no more of it, and nothing painted is cut. */
      readonly plainYoke?: true;
    }
  | { readonly kind: 'jersey'; readonly cloth: Ink; readonly trim: Ink }
  | { readonly kind: 'hiVis'; readonly cloth: Ink; readonly shade: Ink };

/** What a person wears on the head. */
type Headwear =
  | { readonly kind: 'cap'; readonly cloth: Ink; readonly figure: Ink }
  | { readonly kind: 'headwrap'; readonly cloth: Ink; readonly band: Ink; readonly fold: Ink }
  | { readonly kind: 'scarf'; readonly cloth: Ink; readonly fold: Ink }
  | {
      readonly kind: 'knot';
      readonly cloth: Ink;
      readonly figure: Ink;
      readonly fold: Ink;
      /** Its ends are tucked in; without it they fan out. */
      readonly tucked?: true;
    }
  | { readonly kind: 'turban'; readonly cloth: Ink; readonly fold: Ink; readonly jewel: Ink }
  | { readonly kind: 'fila'; readonly cloth: Ink; readonly figure: Ink; readonly fold: Ink }
  | { readonly kind: 'hardHat'; readonly shell: Ink; readonly rim: Ink }
  | { readonly kind: 'headset' }
  | { readonly kind: 'mortarboard'; readonly cloth: Ink };

/** One person. */
export interface Person {
  readonly skin: Skin;
  readonly dress: Dress;
  readonly hair?: Hair;
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
  /** Width of the shoulders, 1 the usual one. */
  readonly build?: number;
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

/** Where a necklace lies. */
const neckline = 'M-30 93Q0 132 30 93';

const torso = 'M-150 420C-150 160-120 118-30 92Q0 116 30 92C120 118 150 160 150 420Z';

/** The stripes of the usual smock. */
const smockCloth = [
  'brand900',
  'wall',
  'brand500',
  'wall',
  'brand900',
  'gold400',
  'brand700',
  'wall',
] as const satisfies readonly Ink[];

const mirrored = (art: Art): Art => art + at(0, 0, 1, art, -1);

/** What is painted on cloth of Korhogo, each about 40 wide; origin its middle. */
const painted: readonly [string, ...string[]] = [
  // A fish, a hornbill, a lozenge in its frame, a tortoise.
  'M-24 0Q-4-17 10-3L23-13V13L10 3Q-4 17-24 0Z',
  'M-26 6C-24-14-14-22-4-22Q8-22 8-8L26 10V22L10 12 6 24H-2L2 12Q-10 8-10-6Q-20-6-26 6Z',
  'M0-23L23 0 0 23-23 0ZM0-12L-12 0 0 12 12 0Z',
  'M0-25Q7-25 7-16L10-14 20-20 16-9Q19 0 16 9L20 20 10 14Q0 20-10 14L-20 20-16 9Q-19 0-16-9L-20-20-10-14-7-16Q-7-25 0-25ZM0-8L-8 2 0 10 8 2Z',
];

/** The waves of a pagne: rows of them, a bead in every trough. */
const waves = (figure: Ink, bead: Ink): Art =>
  stroke(
    figure,
    7,
    repeat(
      8,
      (row) =>
        d`M${-180 + (row % 2) * 22} ${100 + row * 40}q22-30 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0`,
    ),
  ) +
  beads(
    bead,
    9,
    88,
    repeat(8, (row) => d`M${-114 + (row % 2) * 22} ${100 + row * 40}h270`),
  );

/** The dress of who has such skin, before it is cut to the torso. */
const dressArt = (dress: Dress, skin: Skin): Art => {
  switch (dress.kind) {
    case 'suit':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill('white', 'M-30 88L0 190 30 88Z') +
        (dress.tie ? fill(dress.tie, 'M-9 112H9L14 170 0 190-14 170Z') : '') +
        (dress.tie || dress.bow
          ? ''
          : fill(`${skin}Shade`, 'M-20 84L0 142 20 84Z') +
            stroke('neutral300', 2.5, 'M-28 96L-14 134 0 142 14 134 28 96')) +
        fill(dress.lapel, 'M-34 84L-62 130 0 230-10 168ZM34 84L62 130 0 230 10 168Z') +
        stroke(dress.lapel, 3, 'M0 230V420') +
        rect('gold300', 58, 196, 34, 5) +
        (dress.bow
          ? fill(dress.bow, 'M0 120L-32 104Q-36 120-32 138ZM0 120L32 104Q36 120 32 138Z') +
            rect(dress.lapel, -7, 112, 14, 17)
          : '')
      );
    case 'blazer':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        // Of a pagne nothing shows between blouse and lapels.
        (dress.figure
          ? waves(dress.figure, dress.blouse) + fill(dress.blouse, 'M-37 76L-3 204H3L37 76Z')
          : '') +
        fill(dress.blouse, 'M-34 84L0 186 34 84Z') +
        fill(dress.lapel, 'M-34 82L-66 140-2 260V196ZM34 82L66 140 2 260V196Z') +
        circle('gold400', 0, 290, 6)
      );
    case 'smock':
      return (
        stripes(-156, 60, 320, 370, dress.cloth ?? smockCloth) +
        fill('brand950', 'M-40 84L0 170 40 84Z') +
        stroke('gold400', 4, 'M-42 86L0 174 42 86')
      );
    case 'kente':
      return kente(-168, 72, 336, 360, 48, dress.yarns) + stroke('brand950', 30, neckline);
    case 'kaba':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        repeat(5, (row) =>
          repeat(6, (column) =>
            at(
              -140 + column * 56 + (row % 2) * 28,
              150 + row * 56,
              1,
              fill(dress.figure, 'M0-17L17 0 0 17-17 0Z') + circle(dress.trim, 0, 0, 6),
            ),
          ),
        ) +
        fill(dress.trim, 'M-64 70L-78 122Q0 190 78 122L64 70 52 108Q0 152-52 108Z') +
        stroke(dress.figure, 3, 'M-70 112Q0 174 70 112')
      );
    case 'kaftan':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill(dress.trim, 'M-38 84Q0 122 38 84L30 132H22V300H-22V132H-30Z') +
        fill(dress.cloth, 'M-4 120H4V290H-4Z') +
        stroke('brand950', 2.5, 'M-14 140H14M-14 168H14M-14 196H14M-14 224H14M-14 252H14', 0.5)
      );
    case 'shirt':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill(dress.collar, 'M-34 80L-50 116-18 146 0 118 18 146 50 116 34 80 0 120Z') +
        stroke(dress.collar, 3, 'M0 118V420') +
        repeat(5, (i) => circle(dress.collar, 0, 168 + i * 46, 4.5))
      );
    case 'print':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        woven(
          Array.from({ length: 5 }, (_, i) =>
            block('zig', -160, 120 + i * 60, 320, 26, [dress.cloth, dress.figure, dress.figure]),
          ).flat(),
        )
      );
    case 'wax': {
      const scallops = repeat(9, (i) => {
        const angle = (Math.PI * (i + 0.5)) / 9;
        return circle(dress.flounce, Math.cos(angle) * 88, 84 + Math.sin(angle) * 96, 19);
      });
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        repeat(5, (row) =>
          repeat(5, (column) =>
            at(
              -160 + column * 80 + (row % 2) * 40,
              128 + row * 64,
              1,
              dress.motif === 'leaves'
                ? fill(dress.figure, 'M0 30C-34 12-30-18-4-32 34-14 30 16 0 30Z') +
                    fill(dress.eye, 'M0 22C-20 8-18-12-4-24 20-8 18 10 0 22Z') +
                    stroke(dress.cloth, 3, 'M0 34Q-10 0-4-26M-6 6L12-8M-4 16L14 4M-6-6L6-16')
                : circle(dress.figure, 0, 0, 27) +
                    circle(dress.cloth, 0, 0, 19) +
                    circle(dress.eye, 0, 0, 11) +
                    rect(dress.figure, 35, -5, 10, 10),
            ),
          ),
        ) +
        scallops +
        fill(dress.flounce, 'M-92 60H92V84A92 98 0 0 1-92 84Z') +
        stroke(dress.cloth, 4, 'M-78 90A78 82 0 0 0 78 90') +
        fill(skin, 'M-62 60H62V84A62 66 0 0 1-62 84Z') +
        fill(`${skin}Shade`, 'M4 60H62V84A62 66 0 0 1 4 150Z')
      );
    }
    case 'pagne':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        waves(dress.figure, dress.trim) +
        // The neckline of a heart, in a piping, and the seams of the sleeves.
        fill(skin, 'M-62 60L-54 118Q-26 156 0 138Q26 156 54 118L62 60Z') +
        fill(`${skin}Shade`, 'M4 60V137Q28 154 54 118L62 60Z') +
        stroke(dress.trim, 6, 'M-62 70L-54 118Q-26 156 0 138Q26 156 54 118L62 70') +
        stroke(dress.trim, 4, 'M-106 108Q-82 150-94 240M106 108Q82 150 94 240')
      );
    case 'boubou':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill(
          dress.fold,
          'M-92 100Q-120 190-106 420H-122Q-134 190-104 104ZM92 100Q120 190 106 420H122Q134 190 104 104Z',
        ) +
        // Its embroidery: a breastplate about the neck, in two threads.
        fill(dress.trim, 'M-40 70L-66 104Q-70 190 0 222Q70 190 66 104L40 70Z') +
        stroke(dress.cloth, 3.5, 'M-50 80Q-66 184 0 208Q66 184 50 80') +
        stroke(
          dress.fold,
          3,
          'M-44 132q8-14 14 0t14 0t14 0t14 0t14 0t14 0M-36 156q8-14 14 0t14 0t14 0t14 0t14 0M-22 180q8-14 14 0t14 0t14 0',
        ) +
        fill(dress.cloth, 'M-34 70Q-32 112 0 124Q32 112 34 70Z')
      );
    case 'tunic':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill(dress.collar, 'M-34 70L-42 102Q-24 124 0 130Q24 124 42 102L34 70Z') +
        stroke(dress.cloth, 3, 'M0 106V132') +
        stroke(dress.collar, 4, 'M0 128V420M-104 112Q-90 160-98 260M104 112Q90 160 98 260') +
        repeat(6, (i) => circle(dress.collar, -12, 148 + i * 34, 4.5)) +
        fill(dress.pocket, 'M44 168V156L80 149V168Z') +
        rect(dress.collar, 40, 166, 44, 5)
      );
    case 'korhogo':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        fill(
          'wallShade',
          repeat(5, (i) => box(-114 + i * 57, 60, 2.5, 370)),
        ) +
        repeat(4, (row) =>
          repeat(6, (column) =>
            at(
              -142 + column * 57,
              148 + row * 66,
              1,
              fill(dress.figure, cycle(painted, column + row * 3)),
            ),
          ),
        ) +
        fill(
          dress.figure,
          repeat(4, (row) => box(-160, 178 + row * 66, 320, 4)),
        ) +
        (dress.plainYoke ? rect(dress.cloth, -60, 60, 120, 116) : '') +
        fill(dress.cloth, 'M-66 74L0 204 66 74Z') +
        stroke(dress.figure, 6, 'M-66 74L0 202 66 74M-36 74L0 148 36 74') +
        fill(`${skin}Shade`, 'M-34 74L0 144 34 74Z')
      );
    case 'jersey':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        stroke('brand950', 3, 'M-92 190V420M92 190V420', 0.3) +
        fill(dress.trim, 'M-62 70Q0 200 62 70Z') +
        fill('white', 'M-50 70Q0 178 50 70Z') +
        fill(`${skin}Shade`, 'M-44 70Q0 164 44 70Z') +
        fill(dress.trim, 'M-160 206H160V232H-160Z') +
        rect('white', -160, 214, 320, 10)
      );
    case 'hiVis':
      return (
        rect(dress.cloth, -160, 60, 320, 370) +
        rect(dress.shade, -160, 60, 100, 370) +
        fill('gold300', 'M-76 60h26v370h-26zM50 60h26v370h-26zM-160 214h320v28h-320z') +
        rect('white', -160, 222, 320, 12) +
        fill('neutral900', 'M-34 80L0 150 34 80Z')
      );
  }
};

/** What of a hair style hangs behind the neck and shoulders. */
const hairBehind: Record<Hair, (ink: Ink) => Art> = {
  none: () => '',
  cropped: (ink) => fill(ink, 'M-54-12C-62-108 62-108 54-12Z'),
  receding: (ink) => fill(ink, 'M-56 4C-66-84-50-92 0-90S66-84 56 4Z'),
  flatTop: (ink) => fill(ink, 'M-55-10L-58-82Q-58-98-42-98H42Q58-98 58-82L55-10Z'),
  afro: (ink) => circle(ink, 0, -50, 84),
  puffs: (ink) =>
    circle(ink, -48, -66, 34) +
    circle(ink, 48, -66, 34) +
    fill(ink, 'M-56-10C-61-107 61-107 56-10Z') +
    stroke('gold400', 7, 'M-50-56L-28-80M50-56L28-80'),
  bun: (ink) => circle(ink, 0, -112, 38) + fill(ink, 'M-54-4C-64-112 64-112 54-4Z'),
  braids: (ink) =>
    fill(ink, 'M-60-20C-66-116 66-116 60-20L76 150H-76Z') +
    stroke('hairGrey', 2, 'M-64 20L-70 150M-56 40L-58 150M64 20L70 150M56 40L58 150', 0.5),
  twists: (ink) =>
    repeat(11, (i) => {
      const angle = Math.PI * (1 + i / 10);
      return circle(ink, Math.cos(angle) * 54, -34 + Math.sin(angle) * 56, 18);
    }) + fill(ink, 'M-54-10C-62-108 62-108 54-10Z'),
  chignon: (ink) =>
    fill(ink, 'M-54-6C-68-112 66-116 55-6ZM-44-84C-58-136-8-156 26-142S72-92 44-72Z') +
    stroke('hairGrey', 3, 'M-34-92C-36-124 0-138 34-122M-20-94C-16-114 14-122 44-104', 0.8),
  fade: (ink) => fill(ink, 'M-54-40C-68-92-44-112-8-112C44-116 66-92 54-40Z'),
  plait: (ink) => fill(ink, 'M-55-6C-64-110 64-110 55-6Z'),
  bob: (ink) => fill(ink, 'M-66 48C-78-20-84-112 0-110S78-20 66 48Q56 62 40 56H-40Q-56 62-66 48Z'),
};

/** What of a hair style lies over the forehead. */
const hairline: Record<Hair, (ink: Ink) => Art> = {
  none: () => '',
  cropped: (ink) => fill(ink, 'M-54-18C-60-100 60-100 54-18C48-48 36-56 0-56S-48-48-54-18Z'),
  receding: (ink) =>
    fill(
      ink,
      'M-53-14C-62-70-46-82-30-84-44-64-44-40-53-14ZM53-14C62-70 46-82 30-84 44-64 44-40 53-14Z',
    ),
  flatTop: (ink) =>
    fill(
      ink,
      'M-55-18L-58-82Q-58-98-42-98H42Q58-98 58-82L55-18C50-48 40-60 28-62H-28C-40-60-50-48-55-18Z',
    ),
  afro: (ink) => fill(ink, 'M-56-14C-70-100 70-100 56-14C48-52 24-60 0-60S-48-52-56-14Z'),
  puffs: (ink) => fill(ink, 'M-55-16C-60-107 60-107 55-16C44-50 18-54 0-68C-18-54-44-50-55-16Z'),
  bun: (ink) => fill(ink, 'M-55-10C-64-108 64-108 55-10C46-56 22-70 0-72S-46-56-55-10Z'),
  braids: (ink) =>
    fill(ink, 'M-58-6C-66-108 66-108 58-6C52-50 30-64 4-76C-26-66-52-50-58-6Z') +
    stroke(
      'hairGrey',
      2,
      'M4-76Q30-62 48-34M4-76Q-28-62-48-34M4-82Q44-76 56-34M4-82Q-42-76-56-34',
      0.45,
    ),
  twists: (ink) =>
    repeat(7, (i) => circle(ink, -48 + i * 16, -58 - Math.sin((i / 6) * Math.PI) * 14, 13)),
  chignon: (ink) =>
    fill(ink, 'M-55-6C-68-112 68-112 55-6C54-30 46-44 34-54 8-50-22-58-32-74-30-56-50-40-55-6Z') +
    stroke('hairGrey', 3.5, 'M-30-80C-16-64 14-62 42-60M-26-86C-4-74 22-74 46-70', 0.8),
  // Rows drawn back from a parting, and a plait over one shoulder.
  plait: (ink) =>
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
    stroke(
      'hairGrey',
      2.4,
      repeat(5, (i) => d`M${49 + i * 3} ${60 + i * 20}l12 10 12-12`),
      0.7,
    ),
  // Faded at the sides, full above.
  fade: (ink) =>
    fill(ink, 'M-53-16L-54-52-46-60-48-36ZM53-16L54-52 46-60 48-36Z', 0.55) +
    fill(ink, 'M-53-46C-64-92-44-112-8-112C44-116 64-92 53-46Q50-60 36-62-4-64-28-74-34-62-53-46Z'),
  bob: (ink) =>
    fill(ink, 'M-60 40C-72-60-60-104 0-102S72-60 60 40C54 0 50-40 10-66-10-44-44-40-60 40Z'),
};

const headwearBehind = (wear: Headwear): Art => {
  switch (wear.kind) {
    case 'headwrap':
      return fill(
        wear.cloth,
        'M-66-40C-104-96-78-160-6-150C30-196 128-176 112-106C108-78 88-60 62-40Z',
      );
    case 'scarf':
      return fill(wear.cloth, 'M-72 10C-82-120 82-120 72 10L84 112Q0 150-84 112Z');
    default:
      return '';
  }
};

const headwearFront = (wear: Headwear): Art => {
  switch (wear.kind) {
    case 'cap':
      return (
        fill(wear.cloth, 'M-60-44C-62-88-58-116-40-118H40C58-116 62-88 60-44C30-56-30-56-60-44Z') +
        woven(block('zig', -59, -80, 118, 22, [wear.cloth, wear.figure, wear.figure]))
      );
    case 'headwrap':
      return (
        fill(wear.band, 'M-62-32C-66-108-18-128 22-122C58-116 66-72 62-32C44-62-36-72-62-32Z') +
        fill(wear.fold, 'M-62-34C-40-84 36-88 60-52L62-32C44-62-36-72-62-32Z') +
        fill(wear.cloth, 'M-14-118C0-190 108-184 106-118C104-90 76-66 46-82C20-92-16-98-14-118Z') +
        stroke(
          wear.band,
          5,
          'M2-118C18-164 84-160 92-118M22-104C38-138 70-132 76-104M42-92Q54-110 62-92',
        )
      );
    case 'scarf':
      return (
        fill(
          wear.cloth,
          'M0-104C70-104 76-30 72 20C70 66 76 98 90 122Q0 160-90 122C-76 98-70 66-72 20C-76-30-70-104 0-104ZM0-62C-34-62-48-42-48-18C-48 26-34 60 0 68C34 60 48 26 48-18C48-42 34-62 0-62Z',
        ) + stroke(wear.fold, 4, 'M-52-54Q0-98 52-54M-60 24Q-46 80 56 104M-58 70Q-30 112 36 130')
      );
    case 'knot':
      return (
        (wear.tucked
          ? // The ends, rolled into a crest.
            fill(wear.fold, 'M-58-92C-74-140-40-176 4-172S74-132 58-92Z') +
            stroke(wear.figure, 5, 'M-50-132Q0-168 52-128')
          : // The two ends fan out from the knot, to one side.
            fill(wear.fold, 'M-24-118C-30-160-56-186-96-192L-118-160C-96-134-64-114-30-106Z') +
            fill(wear.cloth, 'M-24-114C-50-152-92-164-128-150L-136-112C-102-96-62-94-28-104Z') +
            stroke(wear.figure, 5, 'M-121-148L-129-113M-91-188L-112-157M-50-116Q-82-132-112-134')) +
        // The cloth round the head, one side laid over the other.
        fill(wear.cloth, 'M61-22C82-104 52-150 0-150S-80-104-61-22C-44-58 44-58 61-22Z') +
        fill(wear.fold, 'M61-22C67-48 66-68 60-88C30-58-26-52-61-22C-44-58 44-58 61-22Z') +
        stroke(
          wear.figure,
          5,
          'M63-80C26-52-28-50-60-32M58-102C20-72-34-76-63-62M40-132C10-112-10-108-24-108',
        ) +
        fill(wear.figure, 'M-12-130Q-30-140-44-126Q-52-108-40-96Q-22-90-10-102Q-4-118-12-130Z') +
        stroke(wear.fold, 3.5, 'M-20-128Q-30-114-26-98M-34-126Q-42-114-38-102')
      );
    case 'turban':
      return (
        fill(wear.cloth, 'M-60-20C-86-104-64-164 0-166S86-104 60-20C44-58-44-58-60-20Z') +
        // Two lengths cross above the brow; what they bind is gathered there.
        fill(wear.fold, 'M-60-20C-54-58-32-72 0-88C32-72 54-58 60-20C44-58-44-58-60-20Z') +
        stroke(
          wear.fold,
          4,
          'M-10-112C-28-124-46-126-58-120M-7-118C-18-136-32-146-44-146M0-120V-160M7-118C18-136 32-146 44-146M10-112C28-124 46-126 58-120',
        ) +
        stroke(
          wear.jewel,
          4,
          'M-64-38C-54-68-28-82-2-94M-66-62C-50-88-24-96-4-104M64-38C54-68 28-82 2-94M66-62C50-88 24-96 4-104',
        ) +
        fill(wear.jewel, 'M0-122L14-100 0-76-14-100Z')
      );
    case 'fila':
      return (
        // Soft and high; its crown falls to one side.
        fill(wear.fold, 'M20-130C60-146 104-120 100-84C98-62 78-58 58-70Z') +
        fill(
          wear.cloth,
          'M-59-42C-64-88-62-128-28-138C18-150 64-134 76-104C70-84 62-72 59-42C30-56-30-56-59-42Z',
        ) +
        stroke(wear.fold, 4, 'M-30-134C0-116 40-112 74-102') +
        stroke(wear.figure, 5, 'M-60-62Q0-78 61-60M-61-76Q0-92 63-76')
      );
    case 'hardHat':
      return (
        fill(wear.shell, 'M-66-38C-70-128 70-128 66-38Z') +
        rect('gold200', -12, -106, 24, 62) +
        fill(wear.rim, 'M-78-42Q0-68 78-42V-28Q0-50-78-28Z')
      );
    case 'headset':
      return (
        stroke('neutral900', 7, 'M-58-6C-66-112 66-112 58-6') +
        fill('neutral900', 'M-68-20h16v40h-16zM52-20h16v40h-16z') +
        stroke('neutral900', 4, 'M-58 18Q-54 52-22 52') +
        circle('neutral900', -20, 52, 6)
      );
    case 'mortarboard':
      return (
        fill(wear.cloth, 'M-56-34C-58-70-50-84-44-88H44C50-84 58-70 56-34C34-56-34-56-56-34Z') +
        fill('neutral900', 'M0-140L104-102 0-66-104-102Z') +
        stroke('gold400', 4, 'M0-102L78-92V-40') +
        rect('gold400', 72, -44, 12, 26)
      );
  }
};

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

const features = (person: Person): Art => {
  if (person.child) return childFeatures(person);
  const { lips = 'lipRose', lined = false, mouth = 'calm', welcoming = false } = person;
  const shade: Ink = `${person.skin}Shade`;
  const brows = welcoming
    ? 'M-42-28Q-28-42-10-32M11-32Q29-42 43-28'
    : 'M-40-27Q-26-36-11-28M12-28Q27-36 41-27';
  const eye = (x: number): Art =>
    fill('eye', d`M${x - 12} -9Q${x} -20 ${x + 12} -9Q${x} -2 ${x - 12} -9Z`) +
    circle('line', x + 1, -10.5, 5.2);
  return (
    eye(-25) +
    eye(26) +
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
const turnedFeatures = ({ lips = 'lipRose', mouth = 'smile' }: Person): Art => {
  const eye = (x: number, wide: number): Art =>
    fill('eye', d`M${x - wide} -9Q${x} -20 ${x + wide} -9Q${x} -2 ${x - wide} -9Z`) +
    circle('line', x + 2, -10.5, 5);
  return (
    eye(-10, 12) +
    eye(32, 9) +
    stroke('line', 3.4, 'M-23-9Q-10-21 3-9M22-9Q32-21 42-9M-27-27Q-11-36 4-28M24-28Q34-36 43-28') +
    at(17, 1, 0.94, mouths[mouth](lips), 0.8)
  );
};

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
  const { build = child ? 0.66 : 1 } = who;
  const shade: Ink = `${skin}Shade`;
  const behind = hairBehind[hair](hairInk) + (headwear ? headwearBehind(headwear) : '');
  const dress = clipped(torso, dressArt(who.dress, skin));
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
    hairline[hair](hairInk) +
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
  const body = build === 1 ? dress : at(0, child ? -22 : 0, 1, dress, build);
  return (
    (long ? body + tilted(behind) : tilted(behind) + body) +
    neck +
    necklace +
    tilted(
      (faceWidth === 1 ? head : at(0, 0, 1, head, faceWidth)) +
        (who.earrings ? inEars(earring[who.earrings]) : '') +
        (headwear ? headwearFront(headwear) : ''),
    )
  );
};

/** Draws a person whose face has its middle at x, y. */
export const personAt = (x: number, y: number, scale: number, who: Person): Art =>
  at(x, y, scale, person(who));

const dressCloth = (dress: Dress): readonly Yarns[] => {
  switch (dress.kind) {
    case 'suit':
      return [
        [dress.cloth, 'gold400', dress.lapel],
        [dress.tie ?? dress.bow ?? 'gold400', 'wall', dress.cloth],
        [dress.lapel, dress.tie ?? dress.bow ?? 'wall', 'gold400'],
      ];
    case 'blazer':
      return [
        [dress.cloth, dress.figure ?? dress.blouse, dress.lapel],
        [dress.lapel, 'gold400', dress.cloth],
        [dress.blouse, dress.lapel, dress.cloth],
      ];
    case 'smock': {
      const [one = 'brand900', two = 'wall', three = 'brand500'] = dress.cloth ?? [];
      return [
        [one, two, 'gold400'],
        [two, three, one],
        ['gold400', one, two],
        [three, two, one],
      ];
    }
    case 'kente':
      return dress.yarns ?? kenteCloth;
    case 'kaba':
      return [
        [dress.cloth, dress.figure, dress.trim],
        [dress.trim, dress.figure, dress.cloth],
        [dress.figure, dress.trim, dress.cloth],
      ];
    case 'kaftan':
      return [
        [dress.cloth, dress.trim, 'brand950'],
        [dress.trim, dress.cloth, 'brand950'],
        ['brand950', dress.trim, dress.cloth],
      ];
    case 'shirt':
      return [
        [dress.cloth, dress.collar, 'brand950'],
        [dress.collar, dress.cloth, 'brand950'],
        ['brand950', dress.cloth, dress.collar],
      ];
    case 'print':
      return [
        [dress.cloth, dress.figure, 'brand950'],
        [dress.figure, 'brand950', dress.cloth],
        ['brand950', dress.cloth, dress.figure],
      ];
    case 'wax':
      return [
        [dress.cloth, dress.figure, dress.eye],
        [dress.flounce, dress.cloth, dress.figure],
        [dress.figure, dress.cloth, dress.eye],
      ];
    case 'pagne':
      return [
        [dress.cloth, dress.figure, dress.trim],
        [dress.figure, dress.cloth, dress.trim],
        [dress.trim, dress.cloth, dress.figure],
      ];
    case 'boubou':
      return [
        [dress.cloth, dress.trim, dress.fold],
        [dress.trim, dress.cloth, dress.fold],
        [dress.fold, dress.trim, dress.cloth],
      ];
    case 'tunic':
      return [
        [dress.cloth, dress.pocket, dress.collar],
        [dress.pocket, dress.cloth, dress.collar],
        [dress.collar, dress.pocket, dress.cloth],
      ];
    case 'korhogo':
      return [
        [dress.cloth, dress.figure, 'gold400'],
        [dress.figure, dress.cloth, 'gold400'],
      ];
    case 'jersey':
      return [
        [dress.cloth, 'white', dress.trim],
        [dress.trim, 'white', dress.cloth],
      ];
    case 'hiVis':
      return [
        [dress.cloth, 'gold300', 'white'],
        ['gold300', 'neutral900', 'white'],
        [dress.shade, 'white', 'gold300'],
      ];
  }
};

const headCloth = (wear: Headwear): readonly Yarns[] => {
  switch (wear.kind) {
    case 'headwrap':
      return [
        [wear.cloth, wear.band, wear.fold],
        [wear.band, wear.fold, wear.cloth],
      ];
    case 'scarf':
      return [[wear.cloth, wear.fold, 'wall']];
    case 'knot':
    case 'fila':
      return [[wear.cloth, wear.figure, wear.fold]];
    case 'turban':
      return [[wear.cloth, wear.jewel, wear.fold]];
    case 'cap':
      return [[wear.figure, wear.cloth, 'wall']];
    case 'hardHat':
      return [[wear.shell, 'neutral900', wear.rim]];
    default:
      return [];
  }
};

/** The colourways of what people wear, for the ends of their picture. */
export const clothOf = (first: Person, ...others: readonly Person[]): Cloth => {
  const [one = usualCloth[0], ...rest] = [first, ...others].flatMap(({ dress, headwear }) => [
    ...dressCloth(dress),
    ...(headwear ? headCloth(headwear) : []),
  ]);
  return [one, ...rest];
};

/** The father of the home hero: smock, cap, beard. */
export const father: Person = {
  skin: 'ebony',
  hair: 'cropped',
  beard: 'full',
  lips: 'lipBrown',
  ears: true,
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
  skin: 'ebony',
  hair: 'cropped',
  lips: 'lipBrown',
  ears: true,
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
  skin: 'ebony',
  hair: 'cropped',
  beard: 'full',
  lips: 'lipBrown',
  ears: true,
  dress: { kind: 'suit', cloth: 'neutral900', lapel: 'neutral800', tie: 'brand600' },
};
