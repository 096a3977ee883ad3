import { expect, test } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';
import { resources } from './records/index.ts';

test('opening hours are read as schema.org writes them', () => {
  expect(readOpeningHours('Mo-We 08:00-17:30; Su 09:00-24:00')).toEqual([
    { days: [1, 2, 3], from: 480, to: 1050 },
    { days: [0], from: 540, to: 1440 },
  ]);
});

test.each(['Monday to Friday', 'Mo-Fr', 'Fr-Mo 08:00-17:00', 'Mo 17:00-08:00', 'Mo 08:00-24:30'])(
  'the hours %j are shown as they are written, and reported',
  (gh_hours) => {
    expect(readOpeningHours(gh_hours)).toBeUndefined();
    expect(resources.contact.check({ gh_hours })).toHaveLength(1);
  },
);
