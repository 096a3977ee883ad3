/** Letters by how often they come in English text, in thousandths, with the space between words. */
export const frequency: Readonly<Record<string, number>> = {
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
export const meanAdvance = (advanceOf: (letter: string) => number): number => {
  const letters = Object.entries(frequency);
  const total = letters.reduce((sum, [, count]) => sum + count, 0);
  return letters.reduce((sum, [letter, count]) => sum + advanceOf(letter) * count, 0) / total;
};

/**
 * Advances of Helvetica's letters in thousandths of an em, from its published metrics. Arial and
 * Liberation Sans have the same ones.
 */
export const regularAdvances: Readonly<Record<string, number>> = {
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
export const boldAdvances: Readonly<Record<string, number>> = {
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

/** The metrics of a font. */
export interface Metrics {
  /** Vertical metrics in em. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly advance: number;
}

/**
 * Reads the metrics of a static TrueType font from its tables.
 *
 * @throws Error if a table or a letter is missing.
 */
export const measure = (font: Buffer): Metrics => {
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
