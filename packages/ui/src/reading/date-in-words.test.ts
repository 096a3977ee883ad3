import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateInWords } from './date-in-words.ts';
import { parseDateTime } from './date-time.ts';

const clock = (text: string) => parseDateTime(text) ?? new Date(Number.NaN);

it.each([
  ['en-GH', '12/02/2026, 9:00', 'Wednesday, 2 December 2026 at 9:00 am'],
  ['fr-CI', '12/02/2026, 9:00', 'mercredi 2 décembre 2026 à 9\u00a0h'],
  ['fr-CI', '12/02/2026, 10:15', 'mercredi 2 décembre 2026 à 10\u00a0h\u00a015'],
])('in %s, %s is written %s', (locale, text, words) => {
  expect(dateInWords(clock(text), { locale })).toBe(words);
});

describe('§5.1 a time is the office’s', () => {
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
    // The clocks change: this time exists in Accra, but not in Berlin.
    ['Europe/Berlin', '03/28/2027, 2:30', '4:30 am'],
  ])('in %s, %s is shown with the time there', (zone, text, here) => {
    vi.stubEnv('TZ', zone);
    expect(inAccra(text)).toMatch(new RegExp(`in Accra, here ${here}$`));
    expect(inAccra(text)).toContain(` at ${text.slice(-5).trim()}`.replace('23:', '11:'));
  });
});
