/**
 * Finds the faces in a drawing, so that a test can keep them clear of what the loom weaves over it.
 * A face is a path with one of the outlines that `person` draws; its place follows from the
 * transforms of the groups about it.
 */
import { faceOutlines } from './people.ts';
import type { Art, Box } from './svg.ts';

type Point = readonly [x: number, y: number];

/** A matrix as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const still: Matrix = [1, 0, 0, 1, 0, 0];

const after = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** The matrix of one transform: `at` writes translate and scale, `turned` writes rotate. */
const matrixOf = (name: string, values: readonly number[]): Matrix => {
  const [one = 0, two, three = 0] = values;
  if (name === 'translate') return [1, 0, 0, 1, one, two ?? 0];
  if (name === 'scale') return [one, 0, 0, two ?? one, 0, 0];
  if (name !== 'rotate') throw new Error(`no matrix is known for ${name}`);
  const angle = (one * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  const centre: Matrix = [1, 0, 0, 1, two ?? 0, three];
  return after(centre, after(turn, [1, 0, 0, 1, -(two ?? 0), -three]));
};

const numbersOf = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

const transformOf = (tag: string): Matrix => {
  const [, list = ''] = /transform="([^"]*)"/.exec(tag) ?? [];
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', values = '']) => matrixOf(name, numbersOf(values)))
    .reduce(after, still);
};

const steps = 12;

/** Points along an outline of Bézier curves: an M, then C with absolute points. */
const pointsOf = (outline: string): Point[] => {
  const [x = 0, y = 0, ...rest] = numbersOf(outline);
  let from: Point = [x, y];
  const points: Point[] = [];
  for (let i = 0; i + 5 < rest.length; i += 6) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = rest.slice(i, i + 6);
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      const along = (p0: number, p1: number, p2: number, p3: number): number =>
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3;
      points.push([along(from[0], x1, x2, x3), along(from[1], y1, y2, y3)]);
    }
    from = [x3, y3];
  }
  return points;
};

/** The faces of a drawing, each as points along its outline in the drawing's own units. */
export const facesOf = (art: Art): readonly (readonly Point[])[] => {
  const faces: Point[][] = [];
  const groups: Matrix[] = [still];
  for (const [tag, end, name] of art.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    const place = groups.at(-1) ?? still;
    if (end) groups.pop();
    else if (!tag.endsWith('/>')) groups.push(after(place, transformOf(tag)));
    else if (name === 'path') {
      const outline = faceOutlines.find((one) => tag.includes(` d="${one}"`));
      if (outline) faces.push(pointsOf(outline).map((point) => moved(place, point)));
    }
  }
  return faces;
};

/** Whether a face comes within `room` of a box. */
export const meets = (face: readonly Point[], { x, y, width, height }: Box, room: number) =>
  face.some(
    ([left, top]) =>
      left > x - room && left < x + width + room && top > y - room && top < y + height + room,
  );
