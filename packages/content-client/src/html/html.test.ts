import fc from 'fast-check';
import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, test } from 'vitest';
import { cutHtml } from '../records/fields.ts';
import { parseHtml, textOf } from './parse.ts';
import { slugOf, withSectionIds } from './sections.ts';
import { createServerSanitizer } from './server.ts';
import type { SafeHtml } from './tree.ts';

const { prose } = createServerSanitizer();

test('every section of a long text gets a unique id, for a table of contents', () => {
  const { html, sections } = withSectionIds(prose('<h2>Cookies</h2><p>a</p><h2>Cookies</h2>'));
  expect(sections).toEqual([
    { id: 'section-1-cookies', heading: 'Cookies' },
    { id: 'section-2-cookies', heading: 'Cookies' },
  ]);
  expect(html).toContain('<h2 id="section-1-cookies">Cookies</h2>');
});

test('a heading in another language is a section too, and keeps its language', () => {
  const { html, sections } = withSectionIds(prose('<h2 lang="ee">Dɔléle</h2>'));
  expect(sections).toEqual([{ id: 'section-1-dolele', heading: 'Dɔléle' }]);
  expect(html).toBe('<h2 id="section-1-dolele" lang="ee">Dɔléle</h2>');
});

test('no two sections have the same id, whatever their headings are', () => {
  const heading = fc.string({ unit: fc.constantFrom(...'aA1-_ é&"') });
  fc.assert(
    fc.property(fc.array(heading), (headings) => {
      const { html, sections } = withSectionIds(
        prose(headings.map((words) => `<h2>${words}</h2>`).join('')),
      );
      expect(sections).toHaveLength(headings.length);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(headings.length);
      for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`);
    }),
  );
});

test.each([
  ['L’été à Abidjan', 'l-ete-a-abidjan'],
  ['Œuvres & bénéfices : ça commence où ?', 'oeuvres-benefices-ca-commence-ou'],
  ['Ɛyɛ Dɔléle', 'eye-dolele'],
])('an id contains the complete words of “%s”', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});

test('a heading keeps an id to which the text links', () => {
  const text = '<h2 id="vol" lang="fr">Vol</h2><h2 id="vol">Vol</h2><a href="#vol">Vol</a>';
  const { html, sections } = withSectionIds(prose(text));
  expect(sections.map(({ id }) => id)).toEqual(['text-vol', 'section-2-vol']);
  expect(html).toBe(
    '<h2 id="text-vol" lang="fr">Vol</h2><h2 id="section-2-vol">Vol</h2><a href="#text-vol">Vol</a>',
  );
});

test('HTML is parsed to a tree of elements and decoded texts', () => {
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

test('endlessly nested elements are cut to a safe depth, and lose no word', () => {
  expect(
    parseHtml(`${'<b>'.repeat(100_000)}words`)
      .map(textOf)
      .join(''),
  ).toBe('words');
});

test.each(hostileShapes)('a long text of %j is read in linear time', async (shape) => {
  // Records cut HTML before it is parsed.
  const read = (text: string) => withSectionIds(cutHtml(text) as SafeHtml);
  expect(await growsTooFast(shape, read)).toBe(false);
});
