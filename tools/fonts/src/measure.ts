import { create } from 'fontkit';
import PDFDocument from 'pdfkit';

/** How often letters come in English text, in thousandths, beside the space between words. */
const perThousand =
  'e102 t75 a65 o62 i57 n57 s53 r50 h50 l33 d33 u23 c22 m20 f20 w17 g16 p15 y14 b13 v8 k5 x2 j1 q1 z1';
const frequency: readonly (readonly [letter: string, count: number])[] = [
  [' ', 183],
  ...perThousand.split(' ').map((one) => [one.charAt(0), Number(one.slice(1))] as const),
];

/** The letters by which fonts are measured. */
export const letters = frequency.map(([letter]) => letter).join('');

/** The mean advance of English text, in the unit of `advanceOf`. */
const meanAdvance = (advanceOf: (letter: string) => number): number => {
  const total = frequency.reduce((sum, [, count]) => sum + count, 0);
  return frequency.reduce((sum, [letter, count]) => sum + advanceOf(letter) * count, 0) / total;
};

const helvetica = new PDFDocument().fontSize(1000);

/**
 * The mean advance of Helvetica, in em, from its published metrics: Arial and Liberation Sans have
 * the same ones.
 */
export const helveticaAdvance = (face: 'Helvetica' | 'Helvetica-Bold'): number =>
  meanAdvance((letter) => helvetica.font(face).widthOfString(letter)) / 1000;

/** The metrics of a static font that has all of `letters`, in em. */
export const measure = (file: Buffer) => {
  const font = create(file);
  if (!('unitsPerEm' in font)) throw new Error('This is a collection of fonts.');
  const { ascent, descent, lineGap, unitsPerEm: em } = font;
  return {
    ascent: ascent / em,
    descent: -descent / em,
    lineGap: lineGap / em,
    advance: meanAdvance((letter) => font.layout(letter).advanceWidth / em),
  };
};
