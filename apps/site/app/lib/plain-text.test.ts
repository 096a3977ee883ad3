import type { SafeHtml } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { expect, it } from 'vitest';
import { opening, plainText } from './plain-text.ts';

const prose = (html: string): SafeHtml => createServerSanitizer().prose(html);

it('gives the words of HTML: blocks set apart, phrases not', () => {
  expect(plainText(prose('<p><em>All Risk</em>, line</p><ul><li>one</li><li>two</li></ul>'))).toBe(
    'All Risk, line one two',
  );
});

it('decodes what the sanitiser escaped, once', () => {
  expect(plainText(prose('1 &lt; 2 &amp;amp; 3&nbsp;&gt; 2'))).toBe('1 < 2 &amp; 3 > 2');
});

it('cuts a long text between words', () => {
  expect(opening('A premium is only right, when', 25)).toBe('A premium is only right…');
  expect(opening('Short', 25)).toBe('Short');
});
