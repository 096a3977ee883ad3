import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insightsAddress, pageKeys, readInsightsChoice } from './insights-address.ts';
import { audienceNames } from './route-table.ts';

const read = (query: string) => readInsightsChoice(new URLSearchParams(query));

describe('the address of the insights list (readings §4, §2.6)', () => {
  it('comes back as it was written, whatever the category holds', () => {
    for (const choice of [
      { category: 'Fire & accident', page: 2 },
      { category: 'Érudition #1?', page: 1 },
      { category: undefined, page: 9999 },
    ]) {
      const { searchParams } = new URL(insightsAddress('institution', choice), 'https://a.example');
      expect(readInsightsChoice(searchParams)).toEqual(choice);
    }
  });

  it('has no query for all articles and the first page', () => {
    expect(insightsAddress('individual', { category: undefined, page: 1 })).toBe('/purpleinsights');
  });

  it('reads what the server would drop as if it were not there', () => {
    for (const query of [
      '',
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'page=12345',
      'category=',
    ]) {
      expect(read(query)).toEqual({ category: undefined, page: 1 });
    }
    expect(read(`category=${'x'.repeat(101)}&page=2`)).toEqual({ category: undefined, page: 2 });
  });
});

it('brings back every choice that a page can read', () => {
  const choice = fc.record({
    category: fc.option(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => pageKeys.category.test(name)),
      { nil: undefined },
    ),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(choice, fc.constantFrom(...audienceNames), (chosen, audience) => {
      const { searchParams } = new URL(insightsAddress(audience, chosen), 'https://a.example');
      expect(readInsightsChoice(searchParams)).toEqual(chosen);
    }),
  );
});
