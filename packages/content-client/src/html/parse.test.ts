import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, test } from 'vitest';
import { cutHtml } from '../records/fields.ts';
import { parseHtml, textOf } from './parse.ts';
import type { SafeHtml } from './safe-html.ts';
import { withSectionIds } from './sections.ts';

test('HTML is a tree of elements and decoded texts', () => {
  expect(parseHtml('<p lang="en">Fire &amp; <b>theft</b><br>')).toEqual([
    {
      tag: 'p',
      attributes: { lang: 'en' },
      children: [
        'Fire ',
        '&',
        ' ',
        { tag: 'b', attributes: {}, children: ['theft'] },
        { tag: 'br', attributes: {}, children: [] },
      ],
    },
  ]);
});

test('elements without end are no deeper than a program can follow, and lose no word', () => {
  expect(
    parseHtml(`${'<b>'.repeat(100_000)}words`)
      .map(textOf)
      .join(''),
  ).toBe('words');
});

test.each(hostileShapes)(
  'a long text of %j is read in time that grows with its length',
  async (shape) => {
    // Records cut HTML before it is parsed.
    const read = (text: string) => withSectionIds(cutHtml(text) as SafeHtml);
    expect(await growsTooFast(shape, read)).toBe(false);
  },
);
