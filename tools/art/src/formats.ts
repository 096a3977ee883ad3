/** The kinds of pictures: how large each is, how it is cut, and what it may weigh. */
import {
  type Block,
  flatCut,
  type Hem,
  heroBlocks,
  type Other,
  type SmallWeave,
  type Thumbnail,
  type Weave,
  weave,
  weaveMoving,
  weaveWithThumbnail,
} from './loom.ts';
import { type Cloth, motifNames } from './motifs.ts';
import { clothOf, type Person, personAt } from './people.ts';
import { type Art, at, cycle, type Sheet } from './svg.ts';

/** A picture in dots (JPEG) instead of SVG. */
interface Raster {
  /** Width in pixels; the height follows. */
  readonly width: number;
  /** Largest size in bytes. */
  readonly limit: number;
}

/** A picture: its file, from one of the folders that `files.ts` places, and how to draw it. */
export interface Picture {
  readonly file: string;
  readonly sheet: Sheet;
  /** What its strips end in, if it hangs. */
  readonly hem?: Hem;
  /** Largest size of the SVG under brotli, in bytes. */
  readonly budget: number;
  readonly raster?: Raster;
  /** Who sits for it, if it is a portrait. */
  readonly sitter?: Person;
}

/** Strip ends of a cloth, whose order of lengths and blocks starts at a turn. */
export const hem = (cloth: Cloth, turn: number): Hem => ({ cloth, turn });

const small: SmallWeave = {
  width: 560,
  height: 510,
  strips: 8,
  ragged: [26, 4, 34, 14, 40, 0, 30, 12],
  x: -12,
  y: -104,
  scale: 0.76,
};

/**
 * A home's hero: 760 × 800, moving, with its small-screen drawing.
 *
 * @param sides how far down the woven blocks of its first and last strip are.
 */
export const homeHero = (
  file: string,
  hem: Hem,
  alt: string,
  art: Art,
  [first, last]: readonly [number, number] = [430, 330],
): Picture => ({
  file: `${file}.svg`,
  hem,
  budget: 7168,
  sheet: weaveMoving(
    {
      width: 760,
      height: 800,
      strips: 10,
      hem,
      ragged: [92, 40, 74, 12, 58, 104, 30, 80, 0, 48],
      blocks: [
        ...heroBlocks(10, 76),
        { strip: 9, y: last, motif: 'step', yarns: 1, height: 61 },
        { strip: 0, y: first, motif: 'zig', yarns: 1, height: 38 },
      ],
    },
    alt,
    art,
    { ...small, hem },
  ),
});

/** Raises a scene: woven ends hide at least so much of its foot, whatever the strip. */
const lifted = (art: Art): Art => at(0, -40, 1, art);

/** A page's header: 680 × 500, moving. */
export const header = (record: string, hem: Hem, alt: string, art: Art): Picture => ({
  file: `content/${record}/header_image.svg`,
  hem,
  budget: 5120,
  sheet: weaveMoving(
    {
      width: 680,
      height: 500,
      strips: 9,
      hem,
      ragged: [66, 20, 48, 4, 60, 30, 0, 52, 22],
      blocks: [
        { strip: 0, y: 0, motif: cycle(motifNames, hem.turn + 1), yarns: 1, height: 53 },
        { strip: 1, y: 0, motif: cycle(motifNames, hem.turn + 2), yarns: 0, height: 32 },
        { strip: 8, y: 0, motif: cycle(motifNames, hem.turn + 4), yarns: 2, height: 45 },
      ],
    },
    alt,
    lifted(art),
  ),
});

/** A kind of picture that stands still and hangs from its hem. */
interface Kind extends Omit<Weave, 'ragged' | 'blocks' | 'hem'> {
  readonly budget?: number;
  /** How far the strips stop above the bottom edge, by turns. */
  readonly ends: readonly [NonNullable<Weave['ragged']>, ...NonNullable<Weave['ragged']>[]];
  readonly blocks?: (turn: number) => readonly Block[];
  /** Its scene stands as low as it is drawn. */
  readonly low?: true;
}

const kind =
  ({ budget = 3584, ends, blocks, low, ...cut }: Kind) =>
  (file: string, hem: Hem, alt: string, art: Art, other?: Other): Picture => {
    const placed = low ? (scene: Art) => scene : lifted;
    return {
      file: `${file}.svg`,
      hem,
      budget: other ? 6144 : budget,
      sheet: weave(
        { ...cut, hem, ragged: cycle(ends, hem.turn), blocks: blocks?.(hem.turn) ?? [] },
        alt,
        placed(art),
        other && { ...other, scene: placed(other.scene) },
      ),
    };
  };

/** Two woven blocks at the top of one side, in turns left and right. */
const sideBlocks =
  (
    [right, belowRight]: readonly [number, number],
    [left, belowLeft]: readonly [number, number],
  ): NonNullable<Kind['blocks']> =>
  (turn) =>
    turn % 2
      ? [
          { strip: 8, y: 0, motif: cycle(motifNames, turn + 3), yarns: 1, height: right },
          { strip: 7, y: 0, motif: 'bars', yarns: 3, height: belowRight },
        ]
      : [
          { strip: 0, y: 0, motif: cycle(motifNames, turn + 4), yarns: 2, height: left },
          { strip: 1, y: 0, motif: 'comb', yarns: 0, height: belowLeft },
        ];

/** A tile of a home: 360 × 450. */
export const tile = kind({
  width: 360,
  height: 450,
  strips: 6,
  ends: [[64, 18, 44, 0, 52, 26]],
  low: true,
});

/** A picture beside a section's text: 640 × 520. */
export const section = kind({
  width: 640,
  height: 520,
  strips: 9,
  ends: [
    [16, 42, 0, 30, 46, 10, 36, 6, 24],
    [36, 8, 44, 20, 4, 32, 14, 46, 26],
    [6, 34, 18, 46, 12, 40, 0, 28, 38],
  ],
  blocks: sideBlocks([50, 30], [44, 28]),
});

/** A product's or a job's card: 420 × 410. */
export const card = kind({
  width: 420,
  height: 410,
  strips: 6,
  ends: [
    [32, 8, 40, 16, 0, 28],
    [12, 36, 0, 26, 40, 18],
  ],
  blocks: (turn) => [
    { strip: turn % 2 ? 0 : 5, y: 0, motif: cycle(motifNames, turn + 1), yarns: 1, height: 49 },
  ],
});

/**
 * A picture of a card's size that a page shows as large as a section's (`squareSection` in the
 * site): 420 × 410, with as many strips as a section has.
 */
export const squareSection = kind({
  width: 420,
  height: 410,
  strips: 9,
  ends: [
    [24, 6, 30, 14, 0, 22, 10, 32, 18],
    [10, 28, 0, 20, 30, 6, 24, 4, 16],
  ],
  blocks: sideBlocks([34, 20], [30, 20]),
});

/** A small scene in the head of a page: 480 × 330. */
export const scene = kind({
  width: 480,
  height: 330,
  strips: 7,
  budget: 3072,
  ends: [[44, 12, 32, 0, 40, 20, 8]],
  blocks: (turn) => [
    { strip: 6, y: 0, motif: cycle(motifNames, turn + 1), yarns: 1, height: 48 },
    { strip: 5, y: 0, motif: 'bars', yarns: 2, height: 28 },
  ],
});

const portrait = kind({
  width: 400,
  height: 480,
  strips: 8,
  ends: [
    [30, 8, 24, 0, 36, 14, 28, 4],
    [12, 34, 4, 26, 0, 22, 38, 8],
  ],
  low: true,
});

/** Who sits for a portrait, and where: if not as usual, how high and how large. */
export interface Sitter extends Person {
  readonly place: Art;
  readonly y?: number;
  readonly scale?: number;
}

/** Portraits, 400 × 480, in the order of their sitters; the turn of their hems starts somewhere. */
const portraits =
  (name: string, firstTurn: number) =>
  (...sitters: readonly Sitter[]): readonly Picture[] =>
    sitters.map(({ place, y = 206, scale = 1.14, ...sitter }, i) => ({
      ...portrait(
        `pictures/${name}-${i + 1}`,
        hem(clothOf(sitter), i + firstTurn),
        `Portrait of ${name === 'director' ? 'a' : 'an'} ${name}`,
        place + personAt(200, y, scale, sitter),
      ),
      sitter,
    }));

/** The directors, in the order of the board. */
export const directors = portraits('director', 0);

/** The executives, in the order of the carousel. */
export const executives = portraits('executive', 1);

/** The picture for sharing: 1200 × 630, in dots. */
export const share = (alt: string, art: Art): Picture => ({
  file: 'public/share.jpg',
  budget: 7168,
  sheet: weave(flatCut(1200, 630, 14), alt, art),
  raster: { width: 1200, limit: 200_000 },
});

/**
 * An article's picture: 840 × 600, cut flat.
 *
 * @param thumbnail the part of it that thumbnails show, or a scene for them, 420 × 300: one thing or person, large.
 */
export const article = (
  folder: string,
  hem: Hem,
  alt: string,
  art: Art,
  thumbnail: Thumbnail,
): Picture => ({
  file: `content/articles/${folder}/main_image.svg`,
  budget: 3584,
  sheet: weaveWithThumbnail(flatCut(840, 600, 11, hem), alt, art, thumbnail),
});
