import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { dateModel } from './dates.ts';

it('shows the day of every date of a record in the company’s time zone (§2.7, §9)', () => {
  const day = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (date) => {
      const { created_at } = recordOf('article', { created_at: date.toISOString() });
      // Ghana's time zone is UTC.
      const { label } = dateModel(created_at, 'long').date ?? {};
      expect(new Date(`${label} UTC`).toISOString().slice(0, 10)).toBe(
        date.toISOString().slice(0, 10),
      );
    }),
  );
});

it('shows no date if it is missing or invalid (readings §4)', () => {
  const unreadable = fc.oneof(
    fc.string(),
    fc.constantFrom('2023-02-29', '0000-01-01T00:00+01:00', '9999-12-31T23:59-01:00', '+275760'),
  );
  fc.assert(
    fc.property(unreadable, (written) => {
      const { created_at } = recordOf('article', { created_at: written });
      expect(dateModel(created_at, 'long')).toEqual({});
    }),
  );
});
