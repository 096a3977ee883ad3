/**
 * Cuts the two web fonts to what the sites use and measures them.
 *
 *   pnpm --filter @insurance-kit/ui fonts
 *
 * Writes `src/fonts/*.woff2` and `src/fonts/metrics.ts`. Each face has a main file and a tiny one
 * with the letters of Ghanaian languages and the cedi sign, which the browser fetches only where a
 * page has one of them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const output = new URL('../src/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const mainText = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‰‹›€™−`;
const extraText = 'ɛƐɔƆŋŊ₵';

/** Kerning, ligatures, composition, and figures of one width for times and amounts. */
const features: readonly string[] = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Letters by how often they come in English text, in thousandths, with the space between words. */
const frequency: Readonly<Record<string, number>> = {
  ' ': 183,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  i: 57,
  n: 57,
  s: 53,
  r: 50,
  h: 50,
  l: 33,
  d: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  p: 15,
  y: 14,
  b: 13,
  v: 8,
  k: 5,
  x: 2,
  j: 1,
  q: 1,
  z: 1,
};

/** The mean advance of English text, in em. */
const meanAdvance = (advanceOf: (letter: string) => number): number => {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, count]) => sum + count, 0);
  return letters.reduce((sum, [letter, count]) => sum + advanceOf(letter) * count, 0) / total;
};

/**
 * Advances of Helvetica's letters in thousandths of an em, from its published metrics. Arial and
 * Liberation Sans have the same ones.
 */
const regularAdvances: Readonly<Record<string, number>> = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  w: 722,
  x: 500,
  y: 500,
  z: 500,
};
const boldAdvances: Readonly<Record<string, number>> = {
  ' ': 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  w: 778,
  x: 556,
  y: 556,
  z: 500,
};

interface Metrics {
  /** Vertical metrics in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly advance: number;
}

/** Reads the few tables of a static TrueType font that tell its metrics. */
const measure = (font: Buffer): Metrics => {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    tables.set(font.toString('latin1', entry, entry + 4), font.readUInt32BE(entry + 8));
  }
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table.`);
    return offset;
  };
  const em = font.readUInt16BE(at('head') + 18);
  const hhea = at('hhea');
  const lastAdvance = font.readUInt16BE(hhea + 34) - 1;

  // Format 4 of cmap: segments of character codes, each with its end, start, delta and offset.
  const cmap = at('cmap');
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  const segments = subtables.find((offset) => font.readUInt16BE(offset) === 4);
  if (segments === undefined) throw new Error('The font has no cmap of format 4.');
  const size = font.readUInt16BE(segments + 6);
  const glyphOf = (code: number): number => {
    for (let index = 0; index < size; index += 2) {
      if (code > font.readUInt16BE(segments + 14 + index)) continue;
      const start = font.readUInt16BE(segments + 16 + size + index);
      const delta = font.readUInt16BE(segments + 16 + 2 * size + index);
      const rangeAt = segments + 16 + 3 * size + index;
      const rangeOffset = font.readUInt16BE(rangeAt);
      if (code < start) break;
      if (rangeOffset === 0) return (code + delta) & 0xffff;
      const glyph = font.readUInt16BE(rangeAt + rangeOffset + 2 * (code - start));
      return (glyph + delta) & 0xffff;
    }
    throw new Error(`The font has no glyph for U+${code.toString(16)}.`);
  };
  const advanceOf = (letter: string): number => {
    const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), lastAdvance);
    return font.readUInt16BE(at('hmtx') + glyph * 4) / em;
  };
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
    advance: meanAdvance(advanceOf),
  };
};

interface Cut {
  readonly name: 'display' | 'text';
  readonly family: string;
  /** The package's file; `latin` is replaced by `latin-ext` for the small file. */
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The weights that pages set most, each with the local font that stands in for it. */
  readonly standIns: readonly {
    readonly weight: number;
    readonly bold: boolean;
    readonly range: string;
  }[];
}

const cuts: readonly Cut[] = [
  {
    name: 'display',
    family: 'TikTok Sans',
    file: '@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wdth-normal.woff2',
    axes: { wdth: 88, wght: { min: 600, max: 800 } },
    standIns: [{ weight: 700, bold: true, range: '600 800' }],
  },
  {
    name: 'text',
    family: 'Radio Canada',
    file: '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    standIns: [
      { weight: 400, bold: false, range: '400 500' },
      { weight: 600, bold: true, range: '600 700' },
    ],
  },
];

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

const entries: string[] = [];
let mainBytes = 0;
for (const cut of cuts) {
  const main = await readFile(require.resolve(cut.file));
  const extra = await readFile(require.resolve(cut.file.replace('-latin-', '-latin-ext-')));
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { ...cut.axes },
    keepFeatures: features,
    noHinting: true,
  };

  const mainFont = await subsetFont(main, mainText, options);
  const extraFont = await subsetFont(extra, extraText, options);
  await writeFile(new URL(`${cut.name}.woff2`, output), mainFont);
  await writeFile(new URL(`${cut.name}-extra.woff2`, output), extraFont);
  mainBytes += mainFont.length;
  console.log(`${cut.name}: ${mainFont.length} bytes, extra ${extraFont.length} bytes`);

  for (const standIn of cut.standIns) {
    const still = await subsetFont(main, Object.keys(frequency).join(''), {
      targetFormat: 'sfnt',
      variationAxes: { ...cut.axes, wght: standIn.weight },
    });
    const metrics = measure(still);
    const advances = standIn.bold ? boldAdvances : regularAdvances;
    const ratio = metrics.advance / meanAdvance((letter) => (advances[letter] ?? 0) / 1000);
    entries.push(
      `  {
    family: '${cut.family} stand-in',
    weight: '${standIn.range}',
    local: ${standIn.bold ? "['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold']" : "['Arial', 'Liberation Sans', 'Helvetica']"},
    sizeAdjust: '${percent(ratio)}',
    ascent: '${percent(metrics.ascent / ratio)}',
    descent: '${percent(metrics.descent / ratio)}',
    lineGap: '${percent(metrics.lineGap / ratio)}',
  },`,
    );
  }
}
if (mainBytes > 60_000)
  throw new Error(`The main files weigh ${mainBytes} bytes; 60000 is the most.`);

await writeFile(
  new URL('metrics.ts', output),
  `// Written by scripts/fonts.ts: change that, not this.

/** Local fonts, stretched to the measures of a web font, so that nothing moves when it arrives. */
export const standIns = [
${entries.join('\n')}
] as const;
`,
);
