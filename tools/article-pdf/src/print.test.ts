import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shellOptions } from '../../../e2e/support/browser.ts';
import { type Publication, printArticle } from './print.ts';

const publication: Publication = {
  publisher: 'An insurer',
  language: 'en-GH',
  dateLocale: 'en-US',
  timeZone: 'Africa/Accra',
  closingNote: 'General information.',
  folio: (page, count) => `Page ${page} of ${count}`,
  colours: { brand: '#630994', deep: '#32014e', soft: '#e7d1fc' },
};

describe('the file that Download gives (§2.7)', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(shellOptions);
  });
  afterAll(() => browser.close());

  const print = (body: string, caption = 'Cover') =>
    printArticle(
      browser,
      {
        id: 1,
        caption,
        excerpt: '',
        category: 'Motor',
        createdAt: new Date('2026-03-14T09:00:00Z'),
        body,
      },
      publication,
    );
  const printed = async (body: string, caption?: string) =>
    PDFDocument.load(await print(body, caption), { updateMetadata: false });

  const objects = (file: PDFDocument): readonly PDFDict[] =>
    file.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const fontsIn = (file: PDFDocument): readonly string[] =>
    objects(file).flatMap((object) => {
      const name = object.get(PDFName.of('FontName'));
      return name === undefined ? [] : [String(name).replace(/^.*\+/, '')];
    });
  /** The tags of an element and what is in it, in reading order. */
  const tagsIn = (element: unknown): readonly string[] => {
    if (!(element instanceof PDFDict)) return [];
    const own = String(element.get(PDFName.of('S')) ?? '').slice(1);
    const children = element.lookup(PDFName.of('K'));
    const all = children instanceof PDFArray ? children.asArray() : [children];
    const tags = all.flatMap((child) => tagsIn(element.context.lookup(child)));
    return ['', 'NonStruct'].includes(own) ? tags : [own, ...tags];
  };
  const tagsOf = (file: PDFDocument) => tagsIn(file.catalog.lookup(PDFName.of('StructTreeRoot')));

  it('is the same, byte for byte, each time it is made', async () => {
    const body = '<table><thead><tr><th>ɔ</th><th>ɛ</th></tr></thead><tr><td>pɛ</td></tr></table>';
    const [first, second] = await Promise.all([print(body), print(body)]);
    expect(Buffer.from(first).equals(second)).toBe(true);
  });

  it('is tagged and names its language, title, publisher and date', async () => {
    const file = await printed('<p>Text</p>', 'Fire &amp; theft, <em>at last</em>');
    expect(String(file.catalog.lookup(PDFName.of('MarkInfo')))).toContain('/Marked true');
    expect(String(file.catalog.lookup(PDFName.of('Lang')))).toBe('(en-GH)');
    expect(file.getTitle()).toBe('Fire & theft, at last');
    expect(file.getAuthor()).toBe('An insurer');
    expect(file.getSubject()).toBe('Motor');
    expect(file.getCreationDate()).toEqual(new Date('2026-03-14T09:00:00Z'));
  });

  it('keeps headings, lists, quotes and tables in reading order (§2.7), and links as their text', async () => {
    const file = await printed(
      '<h2>Cover</h2><p><em lang="ak">See</em> <a href="/purpledetail/3">it</a></p><ol><li>One</li></ol>' +
        '<blockquote><p>Said</p></blockquote>' +
        '<table><thead><tr><th>Loss</th></tr></thead><tbody><tr><td>Fire</td></tr></tbody></table>',
    );
    expect(tagsOf(file).join(' ')).toBe(
      'Document H1 P H2 P L LI Lbl BlockQuote P Table TR TH TR TD P',
    );
  });

  it('keeps the emphasis of a caption (§5.3)', async () => {
    const fonts = async (caption: string) => fontsIn(await printed('<p>Text</p>', caption));
    expect(await fonts('<em>All Risk</em>, line by line')).toContain('RadioCanada-BoldItalic');
    // And no other text has that font.
    expect(await fonts('<em lang="fr">All Risk</em>')).not.toContain('RadioCanada-Italic');
    expect(await fonts('All Risk, line by line')).not.toContain('RadioCanada-BoldItalic');
  });

  it('sets the letters of Ghana’s languages and the cedi sign in its font', async () => {
    const fonts = fontsIn(await printed('<p>ɛɔŋƐƆŊ GH₵500</p>'));
    expect(new Set(fonts)).toEqual(new Set(['RadioCanada-Bold', 'RadioCanada-Regular']));
  });

  it('refuses a character that no font has', async () => {
    await expect(print('<p>漢</p>')).rejects.toThrow('U+6f22');
  });

  it.each([
    ['<p>a</p><script>b</script>', '<script> has no place in <body>'],
    ['<ul><p>a</p></ul>', '<p> has no place in <ul>'],
    ['<p>a<img src="b.png"></p>', '<img> has no place in <p>'],
    ['<p>a</p>loose', 'loose text in <body>: loose'],
  ])('drops nothing in silence: %s', async (body, message) => {
    await expect(print(body)).rejects.toThrow(message);
  });

  it('goes on to a second page when the first is full', async () => {
    expect((await printed('<p>Short</p>')).getPageCount()).toBe(1);
    const long = '<p>One sentence of many.</p>'.repeat(40);
    expect((await printed(long)).getPageCount()).toBe(2);
  });
});
