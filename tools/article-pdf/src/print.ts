import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import coverage from '@fontsource/radio-canada/unicode.json' with { type: 'json' };
import type { Browser, Page } from 'playwright';
import type { Printing } from '../../../apps/site/app/companies/contract/printing.ts';
import type { PrintedArticle } from './article.ts';

/** Who publishes the article, in which language and colours, and how its date reads. */
export interface Publication extends Omit<Printing, 'without'> {
  readonly publisher: string;
  /** A BCP 47 tag: the language of the texts. */
  readonly language: string;
  /** The locale in which its date is written (§2.7). */
  readonly dateLocale: string;
  readonly timeZone: string;
  readonly colours: { readonly brand: string; readonly deep: string; readonly soft: string };
}

/** Lengths in points of the strips that hang from the first page's top edge. */
const strips = [44, 62, 50, 70, 56, 40, 66, 48];

const read = (file: string, encoding: 'utf8' | 'base64' = 'utf8'): string =>
  readFileSync(fileURLToPath(import.meta.resolve(file)), encoding);

/** The faces of Radio Canada, with their files in them; Chromium embeds those that it uses. */
const faces = ['400', '400-italic', '700', '700-italic']
  .map((face) => read(`@fontsource/radio-canada/${face}.css`))
  .join('')
  .replaceAll(
    /url\(\.\/(files\/[\w-]+\.woff2)\)/g,
    (_, file) =>
      `url(data:font/woff2;base64,${read(`@fontsource/radio-canada/${file}`, 'base64')})`,
  );

/** Finds a character that the family does not have. */
const missing = new RegExp(
  `[^${Object.values(coverage)
    .join()
    .replaceAll(/[\dA-F]+/g, '\\u{$&}')
    .replaceAll(/U\+|,/g, '')}]`,
  'u',
);

/** A character that no font of the printed articles has, such as one of another script. */
export class MissingCharacter extends Error {}

/** A text as a CSS string. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** A text as HTML. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * HTML as it is printed. A link becomes its text, because an address of the site is useless on
 * paper. Emphasis becomes a style, because Chromium's tags for it need a later version of PDF than
 * that of its files.
 */
const printed = (html: string): string =>
  html
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<(\/?)em\b/g, '<$1i')
    .replaceAll(/<(\/?)strong\b/g, '<$1b');

/** The elements that the print styles set. */
const placed = [
  '.strips, .strips > i',
  'body > :is(h1, h2, h3, p, blockquote, ul, ol, table)',
  'blockquote > p, :is(ul, ol) > li',
  'table > :is(thead, tbody), :is(thead, tbody) > tr, tr > :is(th, td)',
  ':is(h1, h2, h3, p, li, th, td, i, b) > :is(i, b)',
].join();

/** Elements that hold other elements, and no text of their own. */
const holders = 'body, blockquote, ul, ol, table, thead, tbody, tr';

/**
 * Describes the first element or text that the print styles do not set; `undefined` if there is
 * none.
 */
const misplacedIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    ({ placed, holders }) => {
      const element = document.body.querySelector(`:not(${placed})`);
      if (element !== null) {
        return `<${element.localName}> has no place in <${element.parentElement?.localName}>`;
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        const text = textContent?.trim() ?? '';
        if (text !== '' && parentElement?.matches(holders)) {
          return `loose text in <${parentElement.localName}>: ${text.slice(0, 40)}`;
        }
      }
      return undefined;
    },
    { placed, holders },
  );

/** The article as a page to print. */
function pageOf(article: PrintedArticle, publication: Publication): string {
  const { caption, excerpt, category, createdAt, body } = article;
  const { language, colours, folio, closingNote } = publication;
  const date = new Intl.DateTimeFormat(publication.dateLocale, {
    dateStyle: 'long',
    timeZone: publication.timeZone,
  }).format(createdAt);
  return `<!doctype html>
<html lang="${language}">
<title>${caption.replaceAll(/<[^>]*>/g, '')}</title>
<style>
${faces}
${read('./page.css')}
:root {
  --brand: ${colours.brand}; --deep: ${colours.deep}; --soft: ${colours.soft};
  --folio: ${quoted(folio('{page}', '{pages}')).replaceAll(/\{(\w+)\}/g, '" counter($1) "')};
}
</style>
<div class="strips" aria-hidden="true">${strips.map((length) => `<i style="height: ${length}pt"></i>`).join('')}</div>
<h1>${printed(caption)}</h1>
<p class="meta">${escaped(`${category} · ${date}`)}</p>
${excerpt === '' ? '' : `<p class="lead">${printed(excerpt)}</p>`}
${printed(body)}
<p class="closing">${escaped(closingNote)}</p>`;
}

/**
 * Sets an article as a PDF: A4, tagged for assistive technology, its title and language set. The
 * same article gives the same bytes with the same Chromium.
 *
 * @throws MissingCharacter naming a character that the fonts do not have.
 * @throws Error naming an element or text that has no printed form, so that nothing is dropped in
 *   silence.
 */
export async function printArticle(
  browser: Browser,
  article: PrintedArticle,
  publication: Publication,
): Promise<Uint8Array> {
  // A new context has a process of its own, in which the numbers of elements begin at the same one.
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(pageOf(article, publication));
  const misplaced = await misplacedIn(page);
  if (misplaced !== undefined) throw new Error(misplaced);
  const [foreign] = missing.exec((await page.textContent('body')) ?? '') ?? [];
  if (foreign !== undefined) {
    const code = foreign.codePointAt(0)?.toString(16);
    throw new MissingCharacter(`no font has the character '${foreign}' (U+${code})`);
  }
  const title = await page.title();
  const running = quoted(`${publication.publisher} · ${title}`);
  await page.addStyleTag({ content: `:root { --running: ${running} }` });
  await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())));
  const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true, printBackground: true });
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setAuthor(publication.publisher);
  file.setSubject(article.category);
  file.setCreationDate(article.createdAt);
  file.setModificationDate(article.createdAt);
  // Rewritten with its structure compressed: a third less than what Chromium writes.
  return file.save({ rewrite: true, useObjectStreams: true });
}
