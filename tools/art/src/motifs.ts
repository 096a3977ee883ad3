/**
 * Weft motifs: the small geometric blocks woven into strip ends, corners, cloth and the band.
 * A motif is data (shapes in layers), so that a whole field of them can be merged into few paths.
 */
import type { Ink } from './palette.ts';
import { type Art, box, cycle, d, fill, repeat } from './svg.ts';

/** One flat shape of a motif; a higher layer covers a lower one. */
export interface Shape {
  readonly ink: Ink;
  readonly layer: number;
  readonly d: string;
}

/** Ground, figure and detail of a block. */
export type Yarns = readonly [ground: Ink, figure: Ink, detail: Ink];

/** The path data of a block's figure, and of its detail where it has one. */
type Motif = (
  x: number,
  y: number,
  width: number,
  height: number,
) => readonly [figure: string, detail?: string];

/** A lozenge from its upper point. */
const lozenge = (x: number, y: number, w: number, h: number): string =>
  d`M${x} ${y}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`;

const motifs = {
  /** Three weft bars. */
  bars: (x, y, w, h) => [repeat(3, (i) => box(x, y + (h * (i * 2 + 0.5)) / 6, w, h / 9))],
  /** A stepped square in a square. */
  step: (x, y, w, h) => [
    box(x + w / 6, y + h / 6, (w * 2) / 3, (h * 2) / 3),
    box(x + w / 3, y + h / 3, w / 3, h / 3),
  ],
  /** Teeth. */
  zig: (x, y, w, h) => {
    const tooth = w / 4;
    const teeth = repeat(
      4,
      (i) => d`L${x + tooth * (i + 0.5)} ${y}L${x + tooth * (i + 1)} ${y + h}`,
    );
    return [`${d`M${x} ${y + h}`}${teeth}Z`];
  },
  /** A chequer. */
  check: (x, y, w, h) => {
    const rows = Math.max(1, Math.round((h * 4) / w));
    const cell = (i: number, j: number) =>
      (i + j) % 2 ? box(x + (i * w) / 4, y + (j * h) / rows, w / 4, h / rows) : '';
    return [repeat(4, (i) => repeat(rows, (j) => cell(i, j)))];
  },
  /** Two triangles that meet. */
  bow: (x, y, w, h) => [
    d`M${x} ${y}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}zM${x + w} ${y}l${-w / 2} ${h / 2}l${w / 2} ${h / 2}z`,
  ],
  /** Four warp stripes. */
  comb: (x, y, w, h) => [repeat(4, (i) => box(x + (w * (i * 2 + 0.5)) / 8, y, w / 8, h))],
  /** A lozenge in a lozenge. */
  lozenge: (x, y, w, h) => [
    lozenge(x + w / 2, y, w / 2, h / 2),
    lozenge(x + w / 2, y + h / 4, w / 4, h / 4),
  ],
} as const satisfies Record<string, Motif>;

/** The name of a motif. */
export type MotifName = keyof typeof motifs;

/** Every motif's name, in weaving order. */
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/** The shapes of one block. A step is woven on the yarn of other figures. */
export const block = (
  name: MotifName,
  x: number,
  y: number,
  width: number,
  height: number,
  [one, other, detail]: Yarns,
): Shape[] => {
  const [ground, figure] = name === 'step' ? [other, one] : [one, other];
  const [first, second]: ReturnType<Motif> = motifs[name](x, y, width, height);
  return [
    { ink: ground, layer: 0, d: box(x, y, width, height) },
    { ink: figure, layer: 1, d: first },
    ...(second === undefined ? [] : [{ ink: detail, layer: 2, d: second }]),
  ];
};

/** Merges shapes that do not overlap within a layer into one path for each layer and ink. */
export const merged = (shapes: readonly Shape[]): Shape[] => {
  const paths = new Map<string, Shape>();
  for (const shape of shapes) {
    const key = `${shape.layer}${shape.ink}`;
    const known = paths.get(key);
    paths.set(key, known ? { ...known, d: known.d + shape.d } : shape);
  }
  return [...paths.values()].sort((one, other) => one.layer - other.layer);
};

/** Draws shapes. */
export const woven = (shapes: readonly Shape[]): Art =>
  merged(shapes)
    .map((shape) => fill(shape.ink, shape.d))
    .join('');

/** The colourways of a cloth. */
export type Cloth = readonly [Yarns, ...Yarns[]];

/** The cloth of strip ends and corners where a scene has none of its own. */
export const usualCloth: Cloth = [
  ['brand800', 'gold400', 'brand500'],
  ['gold400', 'brand800', 'brand950'],
  ['brand950', 'brand300', 'gold400'],
  ['brand500', 'brand100', 'brand900'],
  ['accent', 'gold300', 'brand900'],
];

/** Kente in its four usual colourways. */
export const kenteCloth: Cloth = [
  ['brand700', 'gold400', 'brand300'],
  ['gold400', 'brand800', 'brand950'],
  ['accent', 'gold300', 'brand900'],
  ['leaf', 'gold300', 'brand900'],
];

/** Kente: a field of blocks in four colourways. Width and height in user units. */
export const kente = (x: number, y: number, width: number, height: number, cell: number): Art => {
  const shapes: Shape[] = [];
  const row = cell * 0.75;
  for (let i = 0; i * cell < width; i++) {
    for (let j = 0; j * row < height; j++) {
      const name = motifNames[(i * 3 + j * 2) % 6] ?? 'bars';
      shapes.push(
        ...block(name, x + i * cell, y + j * row, cell, row, cycle(kenteCloth, i + j * 3)),
      );
    }
  }
  return woven(shapes);
};

/** Northern smock cloth (fugu): uneven stripes, one path for each ink. */
export const stripes = (
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: readonly [Ink, ...Ink[]],
): Art => {
  const widths: readonly [number, ...number[]] = [16, 5, 10, 5, 22, 4, 12, 7];
  const shapes: Shape[] = [];
  let left = x;
  for (let i = 0; left < x + width; i++) {
    const w = cycle(widths, i);
    shapes.push({ ink: cycle(cloth, i), layer: 0, d: box(left, y, w + 0.5, height) });
    left += w;
  }
  return woven(shapes);
};
