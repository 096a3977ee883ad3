import type { SafeHtml } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize } from './formats.ts';
import { plainText, shorten } from './plain-text.ts';

const prose = (html: string): SafeHtml => createServerSanitizer().prose(html);

it('`plainText` puts a space between blocks of HTML, but not at inline elements', () => {
  const list = '<ul><li>one</li><li>two</li></ul>';
  expect(plainText(prose(`<p><em>All&nbsp;Risk</em>, <a href="/a">line</a></p>${list}`))).toBe(
    'All\u00a0Risk, line one two',
  );
});

const text = fc.string({ unit: fc.constantFrom(...'aé 🦁ع<>&";:.') });

it('`shorten` returns the beginning of a text, and splits no character', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (written, length) => {
      const cut = shorten(written, length);
      expect(written.startsWith(cut.replace(/…$/, ''))).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(Math.max(length + 1, 1));
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

it.each([
  ['Fire and theft', 14, 'Fire and theft'],
  ['Fire and theft', 13, 'Fire and…'],
  ['Fire, theft – rain', 15, 'Fire, theft…'],
])('`shorten` limits %j to %i characters of whole words: %j', (written, length, words) => {
  expect(shorten(written, length)).toBe(words);
});

it.each([
  ['en-GH', 1, '1\u00a0kB'],
  ['en-GH', 999_499, '999\u00a0kB'],
  ['en-GH', 999_500, '1\u00a0MB'],
  ['en-GH', 1_440_000, '1.4\u00a0MB'],
  ['fr-CI', 37_000, '37\u00a0ko'],
])('`fileSize` for the locale %s writes %i bytes as %s', (locale, bytes, words) => {
  expect(fileSize({ locale }, bytes)).toBe(words);
});
