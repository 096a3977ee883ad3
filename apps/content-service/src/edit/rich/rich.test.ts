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

const word = "class=MsoListParagraphCxSpMiddle style='mso-list:l0 level";
const bullet =
  "lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>";

it.each([
  [
    'Word: bold, a link, a picture and a footnote',
    `<p class=MsoNormal><b style="mso-bidi-font-weight:normal">Call</b> <i>now</i> <a href="https://a.example"><span style="color:blue"><u>us</u></span></a></p>
<p class=MsoNormal>A<!--[if gte vml 1]><v:shape/><![endif]--><img src="file:///C:/a.png"><a href="#_ftn1">[1]</a></p>`,
    `<p><strong>Call</strong> now <a href="https://a.example">us</a></p>
<p>A[1]</p>`,
  ],
  [
    'Word: words that are deleted, hidden or commented on',
    `<p class=MsoNormal>GHS <del cite="mailto:Ama" datetime="2026-11-01T10:00"><span lang=EN-GB>500</span></del><ins cite="mailto:Ama" datetime="2026-11-01T10:00">400</ins><span class=msoDel> a year</span></p><p class=MsoNormal><del cite="mailto:Ama">A clause</del></p>
<table><tr><td><p>Part</p></td></tr><tr><td><p><del cite="mailto:Ama">Gone</del></p></td></tr></table><p ${word}1 ${bullet}One</p><p ${word}1 ${bullet}<del cite="mailto:Ama">Two</del></p>
<p class=MsoNormal><a style='mso-comment-reference:AM_1;mso-comment-date:20261101T1000'>Cover</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AM1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> starts</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a name="_msocom_1"></a>Is this right?</p></div></div></div>
<p class=MsoNormal>Shown <span style='display:none;mso-hide:all'>price list</span></p><table><tr><td>1</td></tr><tr style='mso-yfti-irow:1;display:none;mso-hide:all'><td>2</td></tr></table>`,
    `<p>GHS 400</p>
<table><tbody><tr><td>Part</td></tr></tbody>\n</table>\n<ul><li>One</li>\n</ul>
<p>Cover starts</p>
<p>Shown</p>\n<table><tbody><tr><td>1</td></tr></tbody>\n</table>`,
  ],
  [
    'a web page: blocks, styles, forms, links and struck-through words',
    `<div><section><h1>Title</h1><h3 class="x">Head</h3><div>One</div><div><div>Two</div></div></section></div>
<p style="color:red" onclick="a()">A<script>b</script><style>c</style><button>D</button> <mark>e</mark></p><iframe src="x"></iframe>
<p><a href="javascript:a()">A</a> <a href="/b">B</a> <a href="tel:112">C</a> <a href="mailto:a@b.example">D</a></p>
<p>GHS <del>500</del> <ins>400</ins> <strike>300</strike><span hidden>x</span></p>`,
    `<h2>Title</h2>\n<h3>Head</h3>\n<p>One</p>\n<p>Two</p>
<p>AD e</p>
<p>A B <a href="tel:112">C</a> <a href="mailto:a@b.example">D</a></p>
<p>GHS <s>500</s> 400 <s>300</s></p>`,
  ],
  [
    'Word: a table whose header row repeats on every page',
    '<table class=MsoTableGrid><thead><tr style="mso-yfti-firstrow:yes"><td colspan=2><p class=MsoNormal>Part</p></td></tr></thead><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
    '<table><thead><tr><th colspan="2" scope="col">Part</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody>\n</table>',
  ],
  [
    'Word: words that a Word style hides or strikes through',
    '<html><head><style><!--/* Styles */ span.Draft {mso-style-name:Draft; display:none;} span.Old {text-decoration:line-through;} @page Section1 {size:612.0pt 792.0pt;}--></style></head><body><p class=MsoNormal>A<span class=Draft>b</span> <span class=Old>c</span></p></body></html>',
    '<p>A <s>c</s></p>',
  ],
  [
    // tiptap#3756 and tiptap-extension-office-paste#6.
    'Word: clauses with numbers and letters',
    `<html><body lang=EN-US>\n<!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;\nmso-list:l0 level1 lfo1'><![if !supportLists]><span\nstyle='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>2.<span\nstyle='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Item<o:p></o:p></p>\n\n<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;\nmso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>a.<span>&nbsp; </span></span></span><![endif]><span lang=EN-US>Subitem<o:p></o:p></span></p>\n\n<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span><![endif]>Last</p><!--EndFragment--></body></html>`,
    '<ol start="2"><li>Item<ol type="a"><li>Subitem</li></ol></li><li>Last</li>\n</ol>',
  ],
  [
    // tiptap#2783 and prosemirror#1269.
    'Google Docs: a list with a partly selected last line',
    '<b style="font-weight:normal;" id="docs-internal-guid-5"><ul><li><p><span>One</span></p></li></ul><span>Nested </span><span style="font-weight:700">bullet</span></b>',
    '<ul><li>One</li>\n</ul>\n<p>Nested <strong>bullet</strong></p>',
  ],
  [
    'Google Docs: a nested list',
    '<b style="font-weight:normal" id="docs-internal-guid-2"><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li><p role="presentation"><span>In it</span></p></li></ul><li><p><span>Two</span></p></li></ul></b>',
    '<ul><li>One<ul><li>In it</li></ul></li><li>Two</li>\n</ul>',
  ],
  [
    'Google Docs: superscript, subscript and struck-through words',
    '<b style="font-weight:normal" id="docs-internal-guid-6"><p><span>10</span><span style="font-size:0.6em;vertical-align:super">6</span><span> H</span><span style="vertical-align:sub">2</span><span>O </span><span style="font-weight:700;text-decoration:line-through">500</span><span>&nbsp;</span></p></b>',
    '<p>10<sup>6</sup> H<sub>2</sub>O <strong><s>500</s></strong></p>',
  ],
  [
    'Excel',
    '<html xmlns:x="urn:x"><body><table border=0 style="border-collapse:collapse"><col width=64><!--StartFragment--><tr height=20><td class=xl65 width=64>1</td><td class=xl65>2</td></tr><tr height=0><td>3</td></tr><!--EndFragment--></table></body></html>',
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody>\n</table>',
  ],
  [
    'an e-mail',
    '<div dir="ltr"><div>Dear Ama,</div><div><br></div><div>the <b>roof</b><br>is on.</div></div>',
    '<p>Dear Ama,</p>\n<p>the <strong>roof</strong><br>is on.</p>',
  ],
  [
    // tiptap#5908.
    'the rich-text field itself: a nested list',
    '<meta charset="utf-8"><ul data-pm-slice="3 3 []"><li><p>One</p><ul><li><p>In it</p></li></ul></li><li><p>Two</p></li></ul>',
    '<ul><li>One<ul><li>In it</li></ul></li><li>Two</li>\n</ul>',
  ],
  ['a plain-text file', 'One\nTwo\n\nThree', '<p>One</p>\n<p>Two</p>\n<p>Three</p>'],
])('the rich-text field cleans text pasted from %s', (_from, pasted, expected) => {
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
