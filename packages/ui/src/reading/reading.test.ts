import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  clockAt,
  dateInWords,
  firstOpen,
  formatDateTime,
  parseDateTime,
  timesOf,
} from './date-time.ts';
import { countryNames, readPhone } from './phone.ts';

it.each([
  ['04/08/2024, 10:15', '2024-04-08T10:15Z'],
  ['4/8/2024 10:15', '2024-04-08T10:15Z'],
  [' 04/08/2024,\u202f 10:15 ', '2024-04-08T10:15Z'],
  ['12/31/2026', '2026-12-31T09:00Z'],
  ['tomorrow', undefined],
  ['10:15', undefined],
  ['04/08/24, 10:15', undefined],
  ['04/08/2024, 10:15 or so', undefined],
  ['00/08/2024, 10:15', undefined],
  ['06/31/2026', undefined],
  ['04/08/2024, 24:00', undefined],
  ['04/08/2024, 10:60', undefined],
  ['04/08/2024, 10:07', undefined],
])('parseDateTime reads the typed date %j as %s (§5.1)', (text, date) => {
  expect(parseDateTime(text)).toEqual(date && new Date(date));
});

it.each([
  ['mdy', '03/05/2027, 10:15'],
  ['dmy', '05/03/2027, 10:15'],
] as const)('formatDateTime and parseDateTime use the order %s', (order, written) => {
  const date = new Date('2027-03-05T10:15Z');
  expect(formatDateTime(date, { order })).toBe(written);
  expect(parseDateTime(written, { order })).toEqual(date);
});

it('formatDateTime shows a time zone’s local time as MM/dd/yyyy, HH:mm (§5.1, §9)', () => {
  const moment = new Date('2030-04-08T23:07:30Z');
  expect(formatDateTime(clockAt(moment, 'Africa/Lagos'))).toBe('04/09/2030, 00:07');
});

it.each([
  ['Africa/Abidjan', /^Wednesday, 2 December 2026 at 11:00 pm in Accra$/],
  ['Asia/Kolkata', /11:00 pm in Accra, here Thursday, 3 December 2026 at 4:30 am$/],
  ['America/New_York', /11:00 pm in Accra, here Wednesday, 2 December 2026 at 6:00 pm$/],
])('a visitor in %s reads the office’s time, and local time if the two differ', (zone, words) => {
  vi.stubEnv('TZ', zone);
  const inZone = (date: string, here = '') => `${date} in Accra${here && `, here ${here}`}`;
  const model = { locale: 'en-GH', timeZone: 'Africa/Accra', inZone };
  expect(dateInWords(new Date('2026-12-02T23:00Z'), model)).toMatch(words);
});

it('dateInWords gives the visitor’s time even if the office’s clocks change half an hour later', () => {
  vi.stubEnv('TZ', 'Africa/Abidjan');
  const inZone = (date: string, here = '') => `${date}, here ${here}`;
  const model = { locale: 'en-GH', timeZone: 'Europe/Berlin', inZone };
  const words = dateInWords(new Date('2027-03-28T01:30Z'), model);
  expect(words).toMatch(/ at 1:30 am, here Sunday, 28 March 2027 at 12:30 am$/);
});

const hours = { days: [1, 2, 3, 4, 5], from: 8 * 60, to: 17 * 60 };
const friday = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute);
const saturday = new Date(2026, 10, 21);
const monday = new Date(2026, 10, 23, 9);

it('the calendar offers future times in steps of 15 minutes, from opening to closing time', () => {
  const times = timesOf(friday(0), friday(-1), hours);
  expect([times[0], times[1], times.at(-1)]).toEqual([friday(8), friday(8, 15), friday(17)]);
  expect(timesOf(saturday, friday(-1), hours)).toEqual([]);
  expect(timesOf(friday(0), friday(16, 45), hours)).toEqual([friday(17)]);
  expect(timesOf(friday(0), friday(17), hours)).toEqual([]);
});

it.each([
  ['nine o\u2019clock if the office opens earlier', hours, friday(7), friday(9)],
  ['the opening time if the office opens later', { ...hours, from: 600 }, friday(7), friday(10)],
  ['the next quarter-hour if nine o\u2019clock is past', hours, friday(13, 7), friday(13, 15)],
  ['the closing time if no other time is left', hours, friday(16, 50), friday(17)],
  ['a time on the next working day if the office has closed', hours, friday(17), monday],
  ['a time in a week if none is sooner', { ...hours, days: [5] }, friday(17), friday(7 * 24 + 9)],
])('the calendar proposes %s', (_, open, now, time) => {
  expect(firstOpen(now, open)).toEqual(time);
});

it('`countryNames` returns countries’ names in the language of the locale', () => {
  expect(countryNames('fr-CI')).toMatchObject({ DE: 'Allemagne', CI: 'Côte d’Ivoire' });
});

describe('readPhone (§5.1)', () => {
  it.each([
    ['0244127730', '+233244127730'],
    ['+234 803 123 4567', '+2348031234567'],
    ['(00234) 803 123 4567', '+2348031234567'],
    ['Tel: 00 233 24 412 7730', '+233244127730'],
    ['024\u202f412\u00a07730\ufe0f', '+233244127730'],
    ['\u202a024\u2011412\u20137730\u202c\u200b', '+233244127730'],
    ['030 200 0100 ext 12', '+233302000100 ext. 12'],
    ['030 200 0100 poste 12', '+233302000100 ext. 12'],
    ['+233302000100 ext. 12', '+233302000100 ext. 12'],
  ])('reads %j as %s', (typed, number) => {
    expect(readPhone(typed, 'GH')).toBe(number);
  });

  it.each([
    '',
    '0244',
    '024412773012345',
    'ask me',
    // Longer than any phone number, so it is not parsed.
    '0'.repeat(100_000),
    '0244127730 / 0201234567',
    '0244127730 0201234567',
  ])('returns undefined unless the text has exactly one valid number (row %#)', (typed) => {
    expect(readPhone(typed, 'GH')).toBeUndefined();
  });

  it('returns numbers in E.164, and does not change E.164 numbers', { timeout: 30_000 }, () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
      fc.string({ unit: fc.constantFrom(...'0123456789+ ()-') }),
      fc.integer({ min: 200_000_000, max: 599_999_999 }).map((number) => `0${number}`),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('GH', 'NG', 'ZZ', ''), (text, country) => {
        const number = readPhone(text, country);
        if (number === undefined) return;
        expect(number).toMatch(/^\+[1-9]\d{6,14}(?: ext\. \d+)?$/);
        expect(readPhone(number, 'GH')).toBe(number);
      }),
      { numRuns: 30 },
    );
  });
});
