import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [1, '1 kB'],
  [118_400, '118 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize({ locale: 'en-GH' }, bytes)).toBe(words);
});

it('writes numbers as the company’s country does', () => {
  expect(fileSize({ locale: 'fr-CI' }, 1_440_000).replace(/\s/, ' ')).toBe('1,4 Mo');
});
