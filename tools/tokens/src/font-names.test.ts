import { describe, expect, test } from 'vitest';
import { type Book, readBook } from './book.ts';
import { checkFonts } from './font-names.ts';

/** The repository's tokens, with another display font of a company; `undefined` takes it away. */
const withFont = (company: string, font: string | undefined): Book => {
  const { kit, companies } = readBook();
  const entries = new Map(companies.get(company));
  if (font === undefined) entries.delete('font.display');
  else entries.set('font.display', { type: 'fontFamily', value: [font, 'sans-serif'] });
  return { kit, companies: new Map(companies).set(company, entries) };
};

describe('the fonts that tokens name', () => {
  test('are those that are served', () => {
    expect(() => checkFonts(readBook())).not.toThrow();
  });

  test.each([
    { company: 'harmattan-cote-divoire', font: 'Inter', served: 'bricolage-grotesque' },
    { company: 'harmattan-cote-divoire', font: undefined, served: 'bricolage-grotesque' },
    { company: 'harmattan-ghana', font: 'Inter', served: "the kit's" },
  ])('$company cannot name $font', ({ company, font, served }) => {
    expect(() => checkFonts(withFont(company, font))).toThrow(
      new RegExp(`font\\.display.*${font ?? 'missing'}.*${served}`),
    );
  });
});
