import { describe, expect, it } from 'vitest';
import { fontRuns } from './fonts.ts';
import { breakLines, columnWidths, measureWords } from './lines.ts';

const plain = (text: string) => [{ text, bold: false, italic: false }];
const tenEach = (text: string) => [...text].length * 10;

describe('running text', () => {
  it('sets the letters of Ghana’s languages and the cedi sign from the font that has them', () => {
    expect(fontRuns('GH₵5', false, false).map(({ text }) => text)).toEqual(['GH', '₵', '5']);
    expect(new Set(fontRuns('ɛɔŋƐƆŊ₵', true, false).map(({ font }) => font)).size).toBe(1);
  });

  it('refuses a character that no font has', () => {
    expect(() => fontRuns('漢', false, false)).toThrow('U+6f22');
  });

  it('never breaks a word that is set from two fonts', () => {
    const words = measureWords(plain('pay GH₵500 now'), tenEach);
    expect(words.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      'pay',
      'GH₵500',
      'now',
    ]);
    expect(breakLines(words, 60, 10).map((line) => line.length)).toEqual([1, 1, 1]);
  });

  it('keeps a punctuation mark with its word if there is a no-break space between them', () => {
    const words = measureWords(plain('faut-il\u00a0? Oui\u202f!'), tenEach);
    expect(words.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
      'faut-il\u00a0?',
      'Oui\u202f!',
    ]);
  });

  it('fills each line before it starts the next', () => {
    const words = measureWords(plain('aa bb cc dd'), tenEach);
    expect(breakLines(words, 50, 10).map((line) => line.length)).toEqual([2, 2]);
  });
});

describe('table columns', () => {
  it('fill the width, and none is narrower than its longest word', () => {
    const cells = ['comprehensive', 'a b c d e f g h i j k l m n o p'].map((text) => [
      measureWords(plain(text), tenEach),
    ]);
    const widths = columnWidths(cells, 400, 10);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(400);
    expect(widths[0]).toBeGreaterThanOrEqual(130);
    expect(widths[1]).toBeGreaterThan(130);
  });
});
