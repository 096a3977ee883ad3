// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prosePolicy } from '@insurance-kit/content-client/html/policy';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { Editor, getSchema } from '@tiptap/core';
import { expect, it } from 'vitest';
import { readHtml, writeHtml } from './html.ts';
import { cleanPaste } from './paste.ts';
import { extensions, readLinkTarget } from './schema.ts';

const { prose } = createServerSanitizer();
const schema = getSchema(extensions);
/** HTML without the line breaks and spaces beside its tags. */
const flat = (html: string): string => html.replace(/\s+(?=<)/g, '').replace(/>\s+/g, '>');
const through = (html: string): string => writeHtml(readHtml(schema, html));
const companies = path.join(import.meta.dirname, '../../../companies');
const texts = globSync('harmattan-ghana/**/*.html', { cwd: companies });

it('the rich-text field changes only white space in the texts of the company harmattan-ghana', () => {
  expect(texts).not.toHaveLength(0);
  for (const file of texts) {
    const text = readFileSync(path.join(companies, file), 'utf8').trim();
    expect.soft(flat(prose(through(text))), file).toBe(flat(prose(text)));
  }
});

it('the rich-text field supports every element that the sanitiser allows', () => {
  const known = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
  // `writeHtml` adds table sections and captions. A `div` becomes a paragraph.
  const other = ['div', 'thead', 'tbody', 'tfoot', 'caption'];
  expect([...prosePolicy.tags.keys()].filter((tag) => !known.includes(tag)).sort()).toEqual(
    other.sort(),
  );
});

it.each([
  '<ol start="3" type="a" reversed=""><li value="7">a</li>\n</ol>',
  '<p>100\u00a0GH₵ for <i lang="ee">Dɔléle</i>, <a href="https://a.example" target="_blank">here</a><br>and <a id="text-x"></a>there</p>',
  '<h2 id="text-a">One <strong>two <em>three</em></strong> &amp; four</h2>',
  '<ul><li><p>One</p><p>Two</p></li><li>One<ul><li>Two</li></ul></li>\n</ul>',
  '<table><caption>All <b>of it</b></caption><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody>\n</table>',
  '<figure><img src="files/a/b.jpg" alt="A &quot;roof&quot;" width="3" height="2"><figcaption>Roof</figcaption>\n</figure>',
  '<pre>a\n  b</pre>\n<hr>\n<dl><dt>Excess</dt><dd>What you pay</dd>\n</dl>\n<blockquote><p><q>Yes</q></p>\n</blockquote>',
])('the rich-text field keeps %s', (html) => {
  expect(flat(through(html))).toBe(flat(html));
});

it('the rich-text field removes scripts, and links that the sanitiser refuses', () => {
  expect(
    through('<p onclick="a()">a<script>b</script><a href="javascript:c">d</a></p><svg>e</svg>'),
  ).toBe('<p>ad</p>');
});

const pastes = readFileSync(path.join(import.meta.dirname, 'pasted.html'), 'utf8');
const parts = / -->\n|\n<!-- becomes -->\n/;
const [, ...samples] = pastes.split('<!-- From ').map((text) => text.split(parts));

it.each(samples)('the rich-text field cleans text pasted from %s', (_from, pasted, expected) => {
  const editor = new Editor({
    element: document.createElement('div'),
    extensions,
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPaste },
  });
  const event = Object.assign(new Event('paste'), { clipboardData: null });
  if (pasted.startsWith('<')) editor.view.pasteHTML(pasted, event as ClipboardEvent);
  else editor.view.pasteText(pasted, event as ClipboardEvent);
  expect(flat(writeHtml(editor.state.doc))).toBe(flat(expected));
  editor.destroy();
});

it.each([
  ['www.example.com/a?b', 'https://www.example.com/a?b'],
  ['ama@example.com', 'mailto:ama@example.com'],
  ['030 274-0000', 'tel:0302740000'],
  ['#text-a', '#text-a'],
  ['example.com:8080', 'https://example.com:8080'],
  ['javascript:alert(1)', undefined],
  ['our page', undefined],
])('`readLinkTarget(%j)` returns the link target %j', (written, target) => {
  expect(readLinkTarget(written)).toBe(target);
});
