import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateInWords } from './date-in-words.ts';
import { clockAt, formatDateTime, momentOf, parseDateTime, readDateTime } from './date-time.ts';
import { firstOpen, proposed, timesOf } from './opening-times.ts';

describe('§5.1 the preferred date and time', () => {
  it.each([
    '04/08/2024, 10:15',
    '4/8/2024 10:15',
    '04/08/2024,10:15',
    ' 04/08/2024,  10:15 ',
    '04/08/2024,\u202f10:15',
    '2024-04-08 10:15',
  ])('reads %j', (text) => {
    expect(parseDateTime(text)).toEqual(new Date('2024-04-08T10:15Z'));
  });

  it('reads a date that is valid only with the day first, and sets nine o’clock without a time', () => {
    expect(parseDateTime('31/12/2026, 10:15')).toEqual(new Date('2026-12-31T10:15Z'));
    expect(parseDateTime('31/12/2026')).toEqual(new Date('2026-12-31T09:00Z'));
  });

  it.each([
    ['tomorrow', undefined],
    ['10:15', undefined],
    ['04/08/24, 10:15', undefined],
    ['04/08/2024, 10:15 or so', undefined],
    ['31/31/2026, 10:15', { part: 'month', value: '31' }],
    ['00/08/2024, 10:15', { part: 'month', value: '00' }],
    ['02/30/2024, 10:15', { part: 'day', value: '30' }],
    ['31/06/2026', { part: 'day', value: '31' }],
    ['02/29/2023, 10:15', { part: 'day', value: '29' }],
    ['04/08/2024, 24:00', { part: 'time', value: '24:00' }],
    ['04/08/2024, 10:60', { part: 'time', value: '10:60' }],
    ['04/08/2024, 10:07', { part: 'minutes', value: '07' }],
  ])('does not read %j: the fault is %o', (text, fault) => {
    expect(readDateTime(text)).toEqual(fault);
    expect(parseDateTime(text)).toBeUndefined();
  });

  it.each([
    ['05.03.2027', 'mdy', { part: 'order', value: '05.03' }],
    ['05-03-2027, 10:15', 'mdy', { part: 'order', value: '05-03' }],
    ['05.05.2027', 'mdy', '2027-05-05'],
    ['31.12.2027', 'mdy', '2027-12-31'],
    ['05/03/2027', 'mdy', '2027-05-03'],
    ['05.03.2027', 'dmy', '2027-03-05'],
    ['5/3/2027', 'dmy', '2027-03-05'],
    ['12/31/2027', 'dmy', '2027-12-31'],
    ['2027-03-05', 'ymd', '2027-03-05'],
    ['05/03/2027', 'ymd', { part: 'order', value: '05/03' }],
    ['2027-03-05', 'mdy', '2027-03-05'],
    ['20270-03-05', 'ymd', undefined],
  ] as const)('reads %j in the order %s as %o', (text, order, read) => {
    const date = typeof read === 'string' ? new Date(`${read}T09:00Z`) : read;
    expect(readDateTime(text, { order })).toEqual(date);
  });

  it.each([
    ['mdy', '03/05/2027, 10:15', '03/05/2027'],
    ['dmy', '05/03/2027, 10:15', '05/03/2027'],
    ['ymd', '2027-03-05, 10:15', '2027-03-05'],
  ] as const)('is written in the order %s, with a time or without', (order, whole, day) => {
    const date = new Date('2027-03-05T10:15Z');
    expect(formatDateTime(date, { order })).toBe(whole);
    expect(formatDateTime(date, { order, dateOnly: true })).toBe(day);
    expect(parseDateTime(whole, { order })).toEqual(date);
    expect(parseDateTime(day, { order, dateOnly: true })).toEqual(new Date('2027-03-05T00:00Z'));
    expect(parseDateTime(whole, { order, dateOnly: true })).toBeUndefined();
  });

  it('is read with the month first if possible', () => {
    const part = (max: number) => fc.nat({ max }).map((number) => String(number).padStart(2, '0'));
    const minute = fc.constantFrom('00', '15', '45', '50', '60');
    fc.assert(
      fc.property(part(32), part(32), part(24), minute, (month, day, hour, minutes) => {
        const date = Number(month) > 12 ? `${day}/${month}` : `${month}/${day}`;
        const read = parseDateTime(`${month}/${day}/2027, ${hour}:${minutes}`);
        if (read) expect(formatDateTime(read)).toBe(`${date}/2027, ${hour}:${minutes}`);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the clocks of a zone', () => {
  it('§5.1 §9 show a moment as MM/dd/yyyy, HH:mm', () => {
    const moment = new Date('2030-04-08T23:07:30Z');
    expect(formatDateTime(clockAt(moment, 'Africa/Lagos'))).toBe('04/09/2030, 00:07');
  });

  it('convert to a moment and back, except in an hour that is skipped or repeated', () => {
    const zones = fc.constantFrom('Africa/Accra', 'Africa/Lagos', 'Asia/Kathmandu', 'America/Lima');
    const moments = fc.date({
      min: new Date('1990-01-01T00:00Z'),
      max: new Date('2099-12-31T00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const minute = new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
        expect(momentOf(clockAt(minute, zone), zone)).toEqual(minute);
      }),
    );
    const missing = new Date('2027-03-28T02:30Z');
    expect(momentOf(missing, 'Europe/Berlin')).toEqual(new Date('2027-03-28T01:30Z'));
  });
});

const clock = (text: string) => parseDateTime(text) ?? new Date(Number.NaN);

it.each([
  ['en-GH', '12/02/2026, 9:00', 'Wednesday, 2 December 2026 at 9:00 am'],
  ['fr-CI', '12/02/2026, 9:00', 'mercredi 2 décembre 2026 à 9\u00a0h'],
  ['fr-CI', '12/02/2026, 10:15', 'mercredi 2 décembre 2026 à 10\u00a0h\u00a015'],
])('in %s, %s is written %s', (locale, text, words) => {
  expect(dateInWords(clock(text), { locale })).toBe(words);
});

describe('§5.1 a time in the office’s zone', () => {
  afterEach(() => vi.unstubAllEnvs());

  const inAccra = (text: string) =>
    dateInWords(clock(text), {
      locale: 'en-GH',
      zone: {
        timeZone: 'Africa/Accra',
        label: (date, here = 'the same') => `${date} in Accra, here ${here}`,
      },
    });

  it.each([
    ['Africa/Abidjan', '12/02/2026, 9:00', 'the same'],
    ['Europe/London', '07/01/2026, 9:00', '10:00 am'],
    ['Asia/Kolkata', '12/02/2026, 23:00', 'Thursday, 3 December 2026 at 4:30 am'],
    ['America/New_York', '12/02/2026, 2:00', 'Tuesday, 1 December 2026 at 9:00 pm'],
    // The clocks go forward: this time exists in Accra, but not in Berlin.
    ['Europe/Berlin', '03/28/2027, 2:30', '4:30 am'],
  ])('in %s, %s is shown with the time there', (zone, text, here) => {
    vi.stubEnv('TZ', zone);
    expect(inAccra(text)).toMatch(new RegExp(`in Accra, here ${here}$`));
    expect(inAccra(text)).toContain(` at ${text.slice(-5).trim()}`.replace('23:', '11:'));
  });
});

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
  ['the opening time', timesOf(friday(0), friday(7), { ...hours, from: 600 }), friday(10)],
  [
    'the next time in steps of 15 minutes',
    timesOf(friday(0), friday(13, 7), hours),
    friday(13, 15),
  ],
])('the calendar proposes %s', (_, times, time) => {
  expect(proposed(times)).toEqual(time);
});

it.each([
  [friday(9), friday(9, 15)],
  [friday(16, 50), friday(17)],
  [friday(17), monday],
  [friday(20), monday],
])('at %s the calendar opens on the first day with a future time: %s', (now, first) => {
  expect(firstOpen(now, hours)).toEqual(first);
});
