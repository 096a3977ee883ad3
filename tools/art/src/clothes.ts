/**
 * What people wear: the inks that each kind of dress and headwear needs, how it is drawn about a
 * head whose face has its middle at the origin, and the yarns of its colours for the ends of a picture.
 */
import { block, type Cloth, kente, kenteCloth, stripes, woven, type Yarns } from './motifs.ts';
import type { Ink, Skin } from './palette.ts';
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
  fills,
  rect,
  repeat,
  stroke,
  strokes,
} from './svg.ts';

/** Inks by what they colour. */
type Inks<Needed extends string, Optional extends string = never> = Readonly<
  Record<Needed, Ink> & Partial<Record<Optional, Ink>>
>;

/** Every kind of dress. */
interface Dresses {
  /** With a tie or a bow; without either the collar is open. */
  readonly suit: Inks<'cloth' | 'lapel', 'tie' | 'bow'>;
  /** Its figure is the waves of a blazer that is cut of pagne. */
  readonly blazer: Inks<'cloth' | 'lapel' | 'blouse', 'figure'>;
  readonly smock: { readonly cloth?: readonly [Ink, Ink, Ink, ...Ink[]] };
  readonly kente: Inks<never>;
  readonly kaba: Inks<'cloth' | 'figure' | 'trim'>;
  readonly kaftan: Inks<'cloth' | 'trim'>;
  readonly shirt: Inks<'cloth' | 'collar'>;
  readonly print: Inks<'cloth' | 'figure'>;
  /** Its motif is rings by default. */
  readonly wax: Inks<'cloth' | 'figure' | 'eye' | 'flounce'> & { readonly motif?: 'leaves' };
  readonly pagne: Inks<'cloth' | 'figure' | 'trim'>;
  readonly boubou: Inks<'cloth' | 'trim' | 'fold'>;
  /** The pocket is the cloth in its breast pocket. */
  readonly tunic: Inks<'cloth' | 'collar' | 'pocket'>;
  /** Plain about the neck, a portrait shows no more of it, and nothing painted is cut. */
  readonly korhogo: Inks<'cloth' | 'figure'> & { readonly plainYoke?: true };
  readonly jersey: Inks<'cloth' | 'trim'>;
  readonly hiVis: Inks<'cloth' | 'shade'>;
}

/** Every kind of headwear. */
interface Headwears {
  readonly cap: Inks<'cloth' | 'figure'>;
  readonly headwrap: Inks<'cloth' | 'band' | 'fold'>;
  readonly scarf: Inks<'cloth' | 'fold'>;
  /** Its ends are tucked in, or fan out. */
  readonly knot: Inks<'cloth' | 'figure' | 'fold'> & { readonly tucked?: true };
  readonly turban: Inks<'cloth' | 'fold' | 'jewel'>;
  readonly fila: Inks<'cloth' | 'figure' | 'fold'>;
  readonly hardHat: Inks<'shell' | 'rim'>;
  readonly headset: Inks<never>;
  readonly mortarboard: Inks<'cloth'>;
}

/** One of several kinds, with what that kind needs. */
type OneOf<Kinds, Kind extends keyof Kinds = keyof Kinds> = {
  [K in Kind]: { readonly kind: K } & Kinds[K];
}[Kind];

/** What a person wears. */
export type Dress = OneOf<Dresses>;

/** What a person wears on the head. */
export type Headwear = OneOf<Headwears>;

/** A dress as it is drawn before it is cut to the torso. */
interface Tailored {
  readonly art: Art;
  /** The first is its own cloth. */
  readonly yarns: Cloth;
  /** The ends of its sleeves; gold by default. */
  readonly cuff?: Ink;
}

/** Headwear as it is drawn: before the head, and behind it. */
interface Worn {
  readonly art: Art;
  readonly behind?: Art;
  readonly yarns?: readonly Yarns[];
}

/** Where a necklace lies. */
export const neckline = 'M-30 93Q0 132 30 93';

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
  strokes(
    figure,
    7,
    8,
    (row) =>
      d`M${-180 + (row % 2) * 22} ${100 + row * 40}q22-30 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0`,
  ) +
  beads(
    bead,
    9,
    88,
    repeat(8, (row) => d`M${-114 + (row % 2) * 22} ${100 + row * 40}h270`),
  );

/** A dress of one colour. */
const plain = (cloth: Ink): Art => rect(cloth, -160, 60, 320, 370);

const dresses: { readonly [K in keyof Dresses]: (look: Dresses[K], skin: Skin) => Tailored } = {
  suit: ({ cloth, tie, bow, lapel }, skin) => ({
    art:
      plain(cloth) +
      fill('white', 'M-30 88L0 190 30 88Z') +
      (tie ? fill(tie, 'M-9 112H9L14 170 0 190-14 170Z') : '') +
      (tie || bow
        ? ''
        : fill(`${skin}Shade`, 'M-20 84L0 142 20 84Z') +
          stroke('neutral300', 2.5, 'M-28 96L-14 134 0 142 14 134 28 96')) +
      fill(lapel, 'M-34 84L-62 130 0 230-10 168ZM34 84L62 130 0 230 10 168Z') +
      stroke(lapel, 3, 'M0 230V420') +
      rect('gold300', 58, 196, 34, 5) +
      (bow
        ? fill(bow, 'M0 120L-32 104Q-36 120-32 138ZM0 120L32 104Q36 120 32 138Z') +
          rect(lapel, -7, 112, 14, 17)
        : ''),
    yarns: [
      [cloth, 'gold400', lapel],
      [tie ?? bow ?? 'gold400', 'wall', cloth],
      [lapel, tie ?? bow ?? 'wall', 'gold400'],
    ],
    cuff: 'white',
  }),
  blazer: ({ cloth, figure, blouse, lapel }) => ({
    art:
      plain(cloth) +
      // With a pagne nothing is visible between blouse and lapels.
      (figure ? waves(figure, blouse) + fill(blouse, 'M-37 76L-3 204H3L37 76Z') : '') +
      fill(blouse, 'M-34 84L0 186 34 84Z') +
      fill(lapel, 'M-34 82L-66 140-2 260V196ZM34 82L66 140 2 260V196Z') +
      circle('gold400', 0, 290, 6),
    yarns: [
      [cloth, figure ?? blouse, lapel],
      [lapel, 'gold400', cloth],
      [blouse, lapel, cloth],
    ],
    cuff: lapel,
  }),
  smock: ({ cloth = smockCloth }) => ({
    art:
      stripes(-156, 60, 320, 370, cloth) +
      fill('brand950', 'M-40 84L0 170 40 84Z') +
      stroke('gold400', 4, 'M-42 86L0 174 42 86'),
    yarns: [
      [cloth[0], cloth[1], 'gold400'],
      [cloth[1], cloth[2], cloth[0]],
      ['gold400', cloth[0], cloth[1]],
      [cloth[2], cloth[1], cloth[0]],
    ],
  }),
  kente: () => ({
    art: kente(-168, 72, 336, 360, 48) + stroke('brand950', 30, neckline),
    yarns: kenteCloth,
  }),
  kaba: ({ cloth, figure, trim }) => ({
    art:
      plain(cloth) +
      repeat(5, (row) =>
        repeat(6, (column) =>
          at(
            -140 + column * 56 + (row % 2) * 28,
            150 + row * 56,
            1,
            fill(figure, 'M0-17L17 0 0 17-17 0Z') + circle(trim, 0, 0, 6),
          ),
        ),
      ) +
      fill(trim, 'M-64 70L-78 122Q0 190 78 122L64 70 52 108Q0 152-52 108Z') +
      stroke(figure, 3, 'M-70 112Q0 174 70 112'),
    yarns: [
      [cloth, figure, trim],
      [trim, figure, cloth],
      [figure, trim, cloth],
    ],
    cuff: trim,
  }),
  kaftan: ({ cloth, trim }) => ({
    art:
      plain(cloth) +
      fill(trim, 'M-38 84Q0 122 38 84L30 132H22V300H-22V132H-30Z') +
      fill(cloth, 'M-4 120H4V290H-4Z') +
      stroke('brand950', 2.5, 'M-14 140H14M-14 168H14M-14 196H14M-14 224H14M-14 252H14', 0.5),
    yarns: [
      [cloth, trim, 'brand950'],
      [trim, cloth, 'brand950'],
      ['brand950', trim, cloth],
    ],
    cuff: trim,
  }),
  shirt: ({ cloth, collar }) => ({
    art:
      plain(cloth) +
      fill(collar, 'M-34 80L-50 116-18 146 0 118 18 146 50 116 34 80 0 120Z') +
      stroke(collar, 3, 'M0 118V420') +
      repeat(5, (i) => circle(collar, 0, 168 + i * 46, 4.5)),
    yarns: [
      [cloth, collar, 'brand950'],
      [collar, cloth, 'brand950'],
      ['brand950', cloth, collar],
    ],
    cuff: collar,
  }),
  print: ({ cloth, figure }) => ({
    art:
      plain(cloth) +
      woven(
        Array.from({ length: 5 }, (_, i) =>
          block('zig', -160, 120 + i * 60, 320, 26, [cloth, figure, figure]),
        ).flat(),
      ),
    yarns: [
      [cloth, figure, 'brand950'],
      [figure, 'brand950', cloth],
      ['brand950', cloth, figure],
    ],
    cuff: figure,
  }),
  wax: ({ cloth, flounce, motif, figure, eye }, skin) => ({
    art:
      plain(cloth) +
      repeat(5, (row) =>
        repeat(5, (column) =>
          at(
            -160 + column * 80 + (row % 2) * 40,
            128 + row * 64,
            1,
            motif === 'leaves'
              ? fill(figure, 'M0 30C-34 12-30-18-4-32 34-14 30 16 0 30Z') +
                  fill(eye, 'M0 22C-20 8-18-12-4-24 20-8 18 10 0 22Z') +
                  stroke(cloth, 3, 'M0 34Q-10 0-4-26M-6 6L12-8M-4 16L14 4M-6-6L6-16')
              : circle(figure, 0, 0, 27) +
                  circle(cloth, 0, 0, 19) +
                  circle(eye, 0, 0, 11) +
                  rect(figure, 35, -5, 10, 10),
          ),
        ),
      ) +
      repeat(9, (i) => {
        const angle = (Math.PI * (i + 0.5)) / 9;
        return circle(flounce, Math.cos(angle) * 88, 84 + Math.sin(angle) * 96, 19);
      }) +
      fill(flounce, 'M-92 60H92V84A92 98 0 0 1-92 84Z') +
      stroke(cloth, 4, 'M-78 90A78 82 0 0 0 78 90') +
      fill(skin, 'M-62 60H62V84A62 66 0 0 1-62 84Z') +
      fill(`${skin}Shade`, 'M4 60H62V84A62 66 0 0 1 4 150Z'),
    yarns: [
      [cloth, figure, eye],
      [flounce, cloth, figure],
      [figure, cloth, eye],
    ],
    cuff: figure,
  }),
  pagne: ({ cloth, figure, trim }, skin) => ({
    art:
      plain(cloth) +
      waves(figure, trim) +
      // The neckline of a heart, in a piping, and the seams of the sleeves.
      fill(skin, 'M-62 60L-54 118Q-26 156 0 138Q26 156 54 118L62 60Z') +
      fill(`${skin}Shade`, 'M4 60V137Q28 154 54 118L62 60Z') +
      stroke(trim, 6, 'M-62 70L-54 118Q-26 156 0 138Q26 156 54 118L62 70') +
      stroke(trim, 4, 'M-106 108Q-82 150-94 240M106 108Q82 150 94 240'),
    yarns: [
      [cloth, figure, trim],
      [figure, cloth, trim],
      [trim, cloth, figure],
    ],
  }),
  boubou: ({ cloth, fold, trim }) => ({
    art:
      plain(cloth) +
      fill(
        fold,
        'M-92 100Q-120 190-106 420H-122Q-134 190-104 104ZM92 100Q120 190 106 420H122Q134 190 104 104Z',
      ) +
      // Its embroidery: a breastplate about the neck, in two threads.
      fill(trim, 'M-40 70L-66 104Q-70 190 0 222Q70 190 66 104L40 70Z') +
      stroke(cloth, 3.5, 'M-50 80Q-66 184 0 208Q66 184 50 80') +
      stroke(
        fold,
        3,
        'M-44 132q8-14 14 0t14 0t14 0t14 0t14 0t14 0M-36 156q8-14 14 0t14 0t14 0t14 0t14 0M-22 180q8-14 14 0t14 0t14 0',
      ) +
      fill(cloth, 'M-34 70Q-32 112 0 124Q32 112 34 70Z'),
    yarns: [
      [cloth, trim, fold],
      [trim, cloth, fold],
      [fold, trim, cloth],
    ],
  }),
  tunic: ({ cloth, collar, pocket }) => ({
    art:
      plain(cloth) +
      fill(collar, 'M-34 70L-42 102Q-24 124 0 130Q24 124 42 102L34 70Z') +
      stroke(cloth, 3, 'M0 106V132') +
      stroke(collar, 4, 'M0 128V420M-104 112Q-90 160-98 260M104 112Q90 160 98 260') +
      repeat(6, (i) => circle(collar, -12, 148 + i * 34, 4.5)) +
      fill(pocket, 'M44 168V156L80 149V168Z') +
      rect(collar, 40, 166, 44, 5),
    yarns: [
      [cloth, pocket, collar],
      [pocket, cloth, collar],
      [collar, pocket, cloth],
    ],
  }),
  korhogo: ({ cloth, figure, plainYoke }, skin) => ({
    art:
      plain(cloth) +
      fills('wallShade', 5, (i) => box(-114 + i * 57, 60, 2.5, 370)) +
      repeat(4, (row) =>
        repeat(6, (column) =>
          at(-142 + column * 57, 148 + row * 66, 1, fill(figure, cycle(painted, column + row * 3))),
        ),
      ) +
      fills(figure, 4, (row) => box(-160, 178 + row * 66, 320, 4)) +
      (plainYoke ? rect(cloth, -60, 60, 120, 116) : '') +
      fill(cloth, 'M-66 74L0 204 66 74Z') +
      stroke(figure, 6, 'M-66 74L0 202 66 74M-36 74L0 148 36 74') +
      fill(`${skin}Shade`, 'M-34 74L0 144 34 74Z'),
    yarns: [
      [cloth, figure, 'gold400'],
      [figure, cloth, 'gold400'],
    ],
  }),
  jersey: ({ cloth, trim }, skin) => ({
    art:
      plain(cloth) +
      stroke('brand950', 3, 'M-92 190V420M92 190V420', 0.3) +
      fill(trim, 'M-62 70Q0 200 62 70Z') +
      fill('white', 'M-50 70Q0 178 50 70Z') +
      fill(`${skin}Shade`, 'M-44 70Q0 164 44 70Z') +
      fill(trim, 'M-160 206H160V232H-160Z') +
      rect('white', -160, 214, 320, 10),
    yarns: [
      [cloth, 'white', trim],
      [trim, 'white', cloth],
    ],
  }),
  hiVis: ({ cloth, shade }) => ({
    art:
      plain(cloth) +
      rect(shade, -160, 60, 100, 370) +
      fill('gold300', 'M-76 60h26v370h-26zM50 60h26v370h-26zM-160 214h320v28h-320z') +
      rect('white', -160, 222, 320, 12) +
      fill('neutral900', 'M-34 80L0 150 34 80Z'),
    yarns: [
      [cloth, 'gold300', 'white'],
      ['gold300', 'neutral900', 'white'],
      [shade, 'white', 'gold300'],
    ],
  }),
};

const headwears: { readonly [K in keyof Headwears]: (look: Headwears[K]) => Worn } = {
  cap: ({ cloth, figure }) => ({
    art:
      fill(cloth, 'M-60-44C-62-88-58-116-40-118H40C58-116 62-88 60-44C30-56-30-56-60-44Z') +
      woven(block('zig', -59, -80, 118, 22, [cloth, figure, figure])),
    yarns: [[figure, cloth, 'wall']],
  }),
  headwrap: ({ cloth, band, fold }) => ({
    art:
      fill(band, 'M-62-32C-66-108-18-128 22-122C58-116 66-72 62-32C44-62-36-72-62-32Z') +
      fill(fold, 'M-62-34C-40-84 36-88 60-52L62-32C44-62-36-72-62-32Z') +
      fill(cloth, 'M-14-118C0-190 108-184 106-118C104-90 76-66 46-82C20-92-16-98-14-118Z') +
      stroke(band, 5, 'M2-118C18-164 84-160 92-118M22-104C38-138 70-132 76-104M42-92Q54-110 62-92'),
    behind: fill(cloth, 'M-66-40C-104-96-78-160-6-150C30-196 128-176 112-106C108-78 88-60 62-40Z'),
    yarns: [
      [cloth, band, fold],
      [band, fold, cloth],
    ],
  }),
  scarf: ({ cloth, fold }) => ({
    art:
      fill(
        cloth,
        'M0-104C70-104 76-30 72 20C70 66 76 98 90 122Q0 160-90 122C-76 98-70 66-72 20C-76-30-70-104 0-104ZM0-62C-34-62-48-42-48-18C-48 26-34 60 0 68C34 60 48 26 48-18C48-42 34-62 0-62Z',
      ) + stroke(fold, 4, 'M-52-54Q0-98 52-54M-60 24Q-46 80 56 104M-58 70Q-30 112 36 130'),
    behind: fill(cloth, 'M-72 10C-82-120 82-120 72 10L84 112Q0 150-84 112Z'),
    yarns: [[cloth, fold, 'wall']],
  }),
  knot: ({ cloth, tucked, fold, figure }) => ({
    art:
      (tucked
        ? // The ends, rolled into a crest.
          fill(fold, 'M-58-92C-74-140-40-176 4-172S74-132 58-92Z') +
          stroke(figure, 5, 'M-50-132Q0-168 52-128')
        : // The two ends fan out from the knot, to one side.
          fill(fold, 'M-24-118C-30-160-56-186-96-192L-118-160C-96-134-64-114-30-106Z') +
          fill(cloth, 'M-24-114C-50-152-92-164-128-150L-136-112C-102-96-62-94-28-104Z') +
          stroke(figure, 5, 'M-121-148L-129-113M-91-188L-112-157M-50-116Q-82-132-112-134')) +
      // The cloth round the head, one side laid over the other.
      fill(cloth, 'M61-22C82-104 52-150 0-150S-80-104-61-22C-44-58 44-58 61-22Z') +
      fill(fold, 'M61-22C67-48 66-68 60-88C30-58-26-52-61-22C-44-58 44-58 61-22Z') +
      stroke(
        figure,
        5,
        'M63-80C26-52-28-50-60-32M58-102C20-72-34-76-63-62M40-132C10-112-10-108-24-108',
      ) +
      fill(figure, 'M-12-130Q-30-140-44-126Q-52-108-40-96Q-22-90-10-102Q-4-118-12-130Z') +
      stroke(fold, 3.5, 'M-20-128Q-30-114-26-98M-34-126Q-42-114-38-102'),
    yarns: [[cloth, figure, fold]],
  }),
  turban: ({ cloth, fold, jewel }) => ({
    art:
      fill(cloth, 'M-60-20C-86-104-64-164 0-166S86-104 60-20C44-58-44-58-60-20Z') +
      // Two lengths cross above the brow; what they bind is gathered there.
      fill(fold, 'M-60-20C-54-58-32-72 0-88C32-72 54-58 60-20C44-58-44-58-60-20Z') +
      stroke(
        fold,
        4,
        'M-10-112C-28-124-46-126-58-120M-7-118C-18-136-32-146-44-146M0-120V-160M7-118C18-136 32-146 44-146M10-112C28-124 46-126 58-120',
      ) +
      stroke(
        jewel,
        4,
        'M-64-38C-54-68-28-82-2-94M-66-62C-50-88-24-96-4-104M64-38C54-68 28-82 2-94M66-62C50-88 24-96 4-104',
      ) +
      fill(jewel, 'M0-122L14-100 0-76-14-100Z'),
    yarns: [[cloth, jewel, fold]],
  }),
  fila: ({ cloth, figure, fold }) => ({
    art:
      // Soft and high; its crown falls to one side.
      fill(fold, 'M20-130C60-146 104-120 100-84C98-62 78-58 58-70Z') +
      fill(
        cloth,
        'M-59-42C-64-88-62-128-28-138C18-150 64-134 76-104C70-84 62-72 59-42C30-56-30-56-59-42Z',
      ) +
      stroke(fold, 4, 'M-30-134C0-116 40-112 74-102') +
      stroke(figure, 5, 'M-60-62Q0-78 61-60M-61-76Q0-92 63-76'),
    yarns: [[cloth, figure, fold]],
  }),
  hardHat: ({ shell, rim }) => ({
    art:
      fill(shell, 'M-66-38C-70-128 70-128 66-38Z') +
      rect('gold200', -12, -106, 24, 62) +
      fill(rim, 'M-78-42Q0-68 78-42V-28Q0-50-78-28Z'),
    yarns: [[shell, 'neutral900', rim]],
  }),
  headset: () => ({
    art:
      stroke('neutral900', 7, 'M-58-6C-66-112 66-112 58-6') +
      fill('neutral900', 'M-68-20h16v40h-16zM52-20h16v40h-16z') +
      stroke('neutral900', 4, 'M-58 18Q-54 52-22 52') +
      circle('neutral900', -20, 52, 6),
  }),
  mortarboard: ({ cloth }) => ({
    art:
      fill(cloth, 'M-56-34C-58-70-50-84-44-88H44C50-84 58-70 56-34C34-56-34-56-56-34Z') +
      fill('neutral900', 'M0-140L104-102 0-66-104-102Z') +
      stroke('gold400', 4, 'M0-102L78-92V-40') +
      rect('gold400', 72, -44, 12, 26),
  }),
};

/** A dress on a person with this skin, clipped to the torso. */
export const tailored = <K extends keyof Dresses>(dress: OneOf<Dresses, K>, skin: Skin) => {
  const { art, yarns, cuff = 'gold300' } = dresses[dress.kind](dress, skin);
  return { art: clipped(torso, art), yarns, cloth: yarns[0][0], cuff };
};

/** Headwear on its head. */
export const worn = <K extends keyof Headwears>(headwear: OneOf<Headwears, K>): Worn =>
  headwears[headwear.kind](headwear);
