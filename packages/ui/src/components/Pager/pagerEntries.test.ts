import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagerEntries } from './pagerEntries.ts';

const place = fc
  .integer({ min: 1, max: 200 })
  .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));

it('shows the first, the last and the current page, in order, with room for seven at most', () => {
  fc.assert(
    fc.property(place, ([current, total]) => {
      const entries = pagerEntries(current, total);
      const numbers = entries.filter((entry) => entry !== undefined);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect([numbers.at(0), numbers.at(-1)]).toEqual([1, total]);
      expect(numbers).toContain(current);
      expect(entries.length).toBeLessThanOrEqual(7);
    }),
  );
});

it('leaves out two pages or more, never one', () => {
  fc.assert(
    fc.property(place, ([current, total]) => {
      const entries = pagerEntries(current, total);
      for (const [index, entry] of entries.entries()) {
        if (entry !== undefined) continue;
        const [before = 0, after = 0] = [entries[index - 1], entries[index + 1]];
        expect(after - before).toBeGreaterThan(2);
      }
    }),
  );
});
