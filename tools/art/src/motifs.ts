/**
 * Weft motifs: the small geometric blocks woven into strip ends, corners, cloth and the band.
 * A motif is data (shapes in layers), so that a whole field of them can be merged into few paths.
 */
import type { Ink } from './palette.ts';
import { type Art, box, cycle, d, fill } from './svg.ts';

/** One flat shape of a motif; a higher layer covers a lower one. */
export interface Shape {
  readonly ink: Ink;
  readonly layer: number;
  readonly d: string;
}

/** Ground, figure and detail of a block. */
export type Yarns = readonly [ground: Ink, figure: Ink, detail: Ink];

type Motif = (x: number, y: number, width: number, height: number, yarns: Yarns) => Shape[];

const ground = (x: number, y: number, width: number, height: number, ink: Ink): Shape => ({
  ink,
  layer: 0,
  d: box(x, y, width, height),
});
const boxes = (list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, width, height]) => box(x, y, width, height)).join('');

/** A lozenge from its upper point. */
const lozenge = (x: number, y: number, w: number, h: number): string =>
  d`M${x} ${y}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`;

const motifs = {
  /** Three weft bars. */
  bars: (x, y, w, h, [a, b]) => [
    ground(x, y, w, h, a),
    { ink: b, layer: 1, d: boxes([0, 2, 4].map((i) => [x, y + (h * (i + 0.5)) / 6, w, h / 9])) },
  ],
  /** A stepped square in a square. */
  step: (x, y, w, h, [a, b, c]) => [
    ground(x, y, w, h, b),
    { ink: a, layer: 1, d: box(x + w / 6, y + h / 6, (w * 2) / 3, (h * 2) / 3) },
    { ink: c, layer: 2, d: box(x + w / 3, y + h / 3, w / 3, h / 3) },
  ],
  /** Teeth. */
  zig: (x, y, w, h, [a, b]) => {
    const tooth = w / 4;
    let teeth = d`M${x} ${y + h}`;
    for (let i = 0; i < 4; i++) {
      teeth += d`L${x + tooth * (i + 0.5)} ${y}L${x + tooth * (i + 1)} ${y + h}`;
    }
    return [ground(x, y, w, h, a), { ink: b, layer: 1, d: `${teeth}Z` }];
  },
  /** A chequer. */
  check: (x, y, w, h, [a, b]) => {
    const rows = Math.max(1, Math.round((h * 4) / w));
    const cells: [number, number, number, number][] = [];
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < rows; j++) {
        if ((i + j) % 2) cells.push([x + (i * w) / 4, y + (j * h) / rows, w / 4, h / rows]);
      }
    }
    return [ground(x, y, w, h, a), { ink: b, layer: 1, d: boxes(cells) }];
  },
  /** Two triangles that meet. */
  bow: (x, y, w, h, [a, b]) => [
    ground(x, y, w, h, a),
    {
      ink: b,
      layer: 1,
      d: d`M${x} ${y}l${w / 2} ${h / 2}l${-w / 2} ${h / 2}zM${x + w} ${y}l${-w / 2} ${h / 2}l${w / 2} ${h / 2}z`,
    },
  ],
  /** Four warp stripes. */
  comb: (x, y, w, h, [a, b]) => [
    ground(x, y, w, h, a),
    {
      ink: b,
      layer: 1,
      d: boxes([0, 1, 2, 3].map((i) => [x + (w * (i * 2 + 0.5)) / 8, y, w / 8, h])),
    },
  ],
  /** A lozenge in a lozenge. */
  lozenge: (x, y, w, h, [a, b, c]) => [
    ground(x, y, w, h, a),
    { ink: b, layer: 1, d: lozenge(x + w / 2, y, w / 2, h / 2) },
    { ink: c, layer: 2, d: lozenge(x + w / 2, y + h / 4, w / 4, h / 4) },
  ],
} as const satisfies Record<string, Motif>;

/** The name of a motif. */
export type MotifName = keyof typeof motifs;

/** Every motif's name, in weaving order. */
export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/** The shapes of one block. */
export const block = (
  name: MotifName,
  x: number,
  y: number,
  width: number,
  height: number,
  yarns: Yarns,
): Shape[] => motifs[name](x, y, width, height, yarns);

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
