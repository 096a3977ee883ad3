import { growsTooFast, hostileShapes } from 'scripts/lib/hostile-texts.ts';
import { expect, test } from 'vitest';
import { cutHtml } from '../records/fields.ts';
import { parseHtml, textOf } from './parse.ts';
import { slugOf, withSectionIds } from './sections.ts';
import { createServerSanitizer } from './server.ts';
import { element, type SafeHtml } from './tree.ts';

const { prose } = createServerSanitizer();

test('withSectionIds gives every section a unique id, and keeps the `lang` of its heading', () => {
  const text =
    '<h2>Cookies</h2><p>a</p><h2>Cookies</h2><h2 lang="ee">Dɔléle</h2><h2 id="vol">Vol</h2><h2 id="vol">Vol</h2><h2>Under &lt;100</h2>';
  const { html, sections } = withSectionIds(prose(text));
  expect(sections).toEqual([
    { id: 'section-1-cookies', heading: 'Cookies' },
    { id: 'section-2-cookies', heading: 'Cookies' },
    { id: 'section-3-dolele', heading: 'Dɔléle' },
    { id: 'text-vol', heading: 'Vol' },
    { id: 'section-5-vol', heading: 'Vol' },
    { id: 'section-6-under-100', heading: 'Under &lt;100' },
  ]);
  expect(html).toContain('<h2 id="section-1-cookies">Cookies</h2>');
  expect(html).toContain('<h2 id="section-3-dolele" lang="ee">Dɔléle</h2>');
});

test.each([
  ['L’été à Abidjan', 'l-ete-a-abidjan'],
  ['Œuvres & bénéfices : ça commence où ?', 'oeuvres-benefices-ca-commence-ou'],
  ['Ɛyɛ Dɔléle', 'eye-dolele'],
])('slugOf keeps all words of the heading “%s”', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug);
});

test('parseHtml returns a tree of elements and decoded texts, and keeps the words of deeply nested HTML', () => {
  const children = ['Fire ', '&', ' ', element('b', {}, ['theft']), element('br')];
  const parsed = parseHtml('<p lang="en">Fire &amp; <b>theft</b><br>');
  expect(parsed).toEqual([element('p', { lang: 'en' }, children)]);
  const nested = parseHtml(`${'<b>'.repeat(20_000)}words`);
  expect(nested.map(textOf).join('')).toBe('words');
});

test.each(hostileShapes)('withSectionIds needs linear time for repeated %j', async (shape) => {
  // Cut the text first, as the field readers do.
  const read = (text: string) => withSectionIds(cutHtml(text) as SafeHtml);
  expect(await growsTooFast(shape, read)).toBe(false);
});
