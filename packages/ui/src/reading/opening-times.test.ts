import { expect, it } from 'vitest';
import { firstOpen, proposed, timesOf } from './opening-times.ts';

const hours = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 17 * 60 };
const friday = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute);
const saturday = new Date(2026, 10, 21);
const monday = new Date(2026, 10, 23, 9);

it('offers the working hours of a day, both ends included, in steps of 15 minutes', () => {
  const times = timesOf(friday(0), friday(-1), hours);
  expect([times[0], times[1], times.at(-1)]).toEqual([friday(8), friday(8, 15), friday(17)]);
  expect(timesOf(saturday, friday(-1), hours)).toEqual([]);
  expect(timesOf(saturday, friday(-1))).toHaveLength(96);
});

it('offers only future times', () => {
  expect(timesOf(friday(0), friday(16, 45), hours)).toEqual([friday(17)]);
  expect(timesOf(friday(0), friday(17), hours)).toEqual([]);
  expect(timesOf(friday(0), monday, hours)).toEqual([]);
});

it.each([
  ['nine o\u2019clock', timesOf(friday(0), friday(7), hours), friday(9)],
  ['its opening', timesOf(friday(0), friday(7), { ...hours, from: 600 }), friday(10)],
  ['the next step', timesOf(friday(0), friday(13, 7), hours), friday(13, 15)],
])('proposes %s', (_, times, time) => {
  expect(proposed(times)).toEqual(time);
});

it.each([
  [friday(9), friday(9, 15)],
  [friday(16, 50), friday(17)],
  [friday(17), monday],
  [friday(20), monday],
])('opens at %s at the first day with a future time: %s', (now, first) => {
  expect(firstOpen(now, hours)).toEqual(first);
});
