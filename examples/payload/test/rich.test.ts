import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { htmlFrom } from '../src/rich.ts';
import { richFrom } from '../src/rich-from.ts';

const companies = join(import.meta.dirname, '../../../apps/content-service/companies');
const { prose } = createServerSanitizer();

/** A text as the sanitiser writes it, without white space between blocks. */
const shown = (html: string): string =>
  prose(html).replace(/\s*(<\/?(?:p|h\d|[uo]l|li|blockquote|t\w+|div)\b[^>]*>)\s*/g, '$1');

const edited = (html: string): string => htmlFrom(richFrom(html));

/** More texts: nested lists, quotations, table cells and words in another language. */
const others = [
  '<ol start="3"><li>One<ul><li>Within</li></ul></li><li>Two</li></ol>',
  '<blockquote><p>One</p><p>Two</p></blockquote><hr><p>A<br>B\u00a0C &amp; &lt;D&gt;</p>',
  '<table><tbody><tr><th scope="row">A</th><td colspan="2"><p>B</p><p>C</p></td></tr></tbody></table>',
  '<p><strong>A <em lang="tw">B</em></strong> <a href="https://example.com/?a=1&amp;b=2" target="_blank">C</a></p>',
];

test('converting a text to Payload’s rich text and back does not change its sanitised HTML', () => {
  const files = globSync('*/**/*.html', { cwd: companies });
  assert.ok(files.length > 100);
  const texts = files.map((file) => readFileSync(join(companies, file), 'utf8'));
  for (const html of [...texts, ...others]) assert.equal(shown(edited(html)), shown(html));
});
