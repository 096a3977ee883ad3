/** What is drawn as data or icons instead of pictures: the band, the logo's mark, two Adinkra signs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { block, type Cloth, merged, motifNames, type Shape } from './motifs.ts';
import type { Ink, Palette } from './palette.ts';
import { box, cycle } from './svg.ts';

/** One merged path and the role that colours it. */
export interface RolePath {
  readonly role: string;
  readonly d: string;
}

const bandRoles = {
  brand950: 'deep',
  brand800: 'surface',
  brand500: 'thread',
  brand300: 'light',
  gold400: 'accent',
} as const satisfies Partial<Record<Ink, string>>;
type BandInk = keyof typeof bandRoles;
const isBandInk = (ink: Ink): ink is BandInk => ink in bandRoles;

const rounded = (data: string): string =>
  data.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** Shapes as the kit paints them: one path for each role and layer. */
const inRoles = (shapes: readonly Shape[]): RolePath[] =>
  merged(shapes).map(({ ink, d }) => {
    if (!isBandInk(ink)) throw new Error(`the band has no role for ${ink}`);
    return { role: bandRoles[ink], d: rounded(d) };
  });

/** One repeat of the woven band: 480 × 80, in three rows; later paths cover earlier ones. */
export const wovenBand = (): { width: number; height: number; paths: RolePath[] } => {
  const yarns: Cloth = [
    ['brand800', 'gold400', 'brand500'],
    ['brand950', 'brand300', 'gold400'],
    ['gold400', 'brand800', 'brand950'],
    ['brand500', 'brand300', 'brand950'],
  ];
  const rows = [
    { y: 0, height: 24 },
    { y: 24, height: 32 },
    { y: 56, height: 24 },
  ];
  const shapes = Array.from({ length: 12 }, (_, i) =>
    rows.flatMap(({ y, height }, j) => {
      const motif = motifNames[(i * 3 + j * 5 + (i % 4)) % 6] ?? 'bars';
      return block(motif, i * 40, y, 40, height, cycle(yarns, i + j * 2));
    }),
  ).flat();
  return { width: 480, height: 80, paths: inRoles(shapes) };
};

/** The ends of eight strips, 320 wide: two blocks each, in the roles of the band. */
export const wovenHem = (): { width: number; height: number; paths: RolePath[] } => {
  const yarns: Cloth = [
    ['gold400', 'brand800', 'brand950'],
    ['brand800', 'gold400', 'brand500'],
    ['brand500', 'brand950', 'gold400'],
    ['brand950', 'brand500', 'gold400'],
  ];
  const bottoms = [50, 34, 54, 41, 29, 46, 32, 52];
  const shapes = bottoms.flatMap((bottom, i) => {
    const [lower, upper] = i % 2 ? [12, 18] : [18, 9];
    const y = bottom - lower;
    return [
      ...block(cycle(motifNames, i * 3 + 2), i * 40, y, 40, lower, cycle(yarns, i)),
      ...block(cycle(motifNames, i * 3 + 5), i * 40, y - upper, 40, upper, cycle(yarns, i + 1)),
    ];
  });
  return { width: 320, height: 54, paths: inRoles(shapes) };
};

/** A company's mark, in a square: the shapes that wear the brand's colour, and the golden thread. */
export interface Mark {
  readonly viewBox: string;
  readonly paths: readonly RolePath[];
}

/** Harmattan Ghana's mark: two sewn strips and the thread that crosses them, an H. */
export const logoMark: Mark = {
  viewBox: '0 0 44 44',
  paths: [
    { role: 'brand', d: `${box(6, 2, 10, 40)}${box(28, 2, 10, 40)}` },
    { role: 'thread', d: 'M0 29L28 15v9L0 38zM38 10l6-3v9l-6 3z' },
  ],
};

/**
 * The mark as an icon. A maskable icon fills its square, the mark inside the middle four fifths
 * that no mask cuts away.
 */
export const icon = (look: 'plain' | 'maskable', { paths }: Mark, palette: Palette): string => {
  const mark = (ink: string): string =>
    paths
      .map(({ role, d }) => `<path fill="${role === 'brand' ? ink : palette.gold400}" d="${d}"/>`)
      .join('');
  return look === 'plain'
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44" width="44" height="44">${mark(palette.brand700)}</svg>\n`
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" width="72" height="72"><path fill="${palette.brand900}" d="M0 0h72v72H0z"/><g transform="translate(14 14)">${mark('#fff')}</g></svg>\n`;
};

/** The path data of an Adinkra sign, from adinkra-icons. */
export const adinkra = (name: 'fihankra' | 'mframadan'): string[] => {
  const file = createRequire(import.meta.url).resolve(`adinkra-icons/icons/${name}.svg`);
  return [...readFileSync(file, 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, data]) =>
    (data ?? '').replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)),
  );
};
