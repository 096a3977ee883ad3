import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audienceNames } from '../../../shared/audience.ts';
import { queryKeys } from '../../../shared/names.ts';
import { insightsAddress, readInsightsChoice } from './article-list.ts';

const read = (query: string) => readInsightsChoice(new URLSearchParams(query));

describe('the address of the insights list (readings §4, §2.6)', () => {
  it('has no query for all articles and the first page', () => {
    expect(insightsAddress('individual', { category: undefined, page: 1 })).toBe('/purpleinsights');
  });

  it('ignores parameters that the server would drop', () => {
    const pages = ['0', '-1', '1.5', 'x', '12345'].map((page) => `page=${page}`);
    for (const query of ['', 'category=', ...pages]) {
      expect(read(query)).toEqual({ category: undefined, page: 1 });
    }
    expect(read('category=Sante%CC%81')).toEqual({ category: 'Santé', page: 1 });
    expect(read(`category=${'x'.repeat(101)}&page=2`)).toEqual({ category: undefined, page: 2 });
  });

  it('is read back with its category composed (NFC), whatever it contains', () => {
    const choice = fc.record({
      category: fc.option(
        fc
          .string({ unit: 'grapheme', minLength: 1 })
          .map((name) => name.normalize('NFC'))
          .filter((name) => queryKeys.category.test(name)),
        { nil: undefined },
      ),
      page: fc.integer({ min: 1, max: 9999 }),
    });
    fc.assert(
      fc.property(choice, fc.constantFrom(...audienceNames), (chosen, audience) => {
        const { searchParams } = new URL(insightsAddress(audience, chosen), 'https://a.example');
        const category = chosen.category?.normalize('NFC');
        expect(readInsightsChoice(searchParams)).toEqual({ ...chosen, category });
      }),
    );
  });
});
