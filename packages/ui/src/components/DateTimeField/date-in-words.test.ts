import { expect, it } from 'vitest';
import { dateInWords } from './date-in-words.ts';

it.each([
  ['en-GH', 9, 0, 'Wednesday, 2 December 2026 at 9:00 am'],
  ['fr-CI', 9, 0, 'mercredi 2 décembre 2026 à 9\u00a0h'],
  ['fr-CI', 10, 15, 'mercredi 2 décembre 2026 à 10\u00a0h\u00a015'],
])('in %s, %i:%i is written %s', (locale, hours, minutes, words) => {
  expect(dateInWords(new Date(2026, 11, 2, hours, minutes), locale)).toBe(words);
});
