import { describe, expect, it } from 'vitest';
import type { PrintedArticle } from './article.ts';
import { parseBody, parseCaption } from './blocks.ts';
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

function article(body: string): PrintedArticle {
  return {
    id: 1,
    caption: parseCaption('Cover'),
    excerpt: [],
    category: 'Motor',
    createdAt: new Date('2026-03-14T09:00:00Z'),
    body: parseBody(body),
  };
}

const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

describe('the file that Download gives (§2.7)', () => {
  it('is the same, byte for byte, each time it is made', async () => {
    const [first, second] = await Promise.all([
      printArticle(article('<p>ɔpɛ</p>'), publication),
      printArticle(article('<p>ɔpɛ</p>'), publication),
    ]);
    expect(first.equals(second)).toBe(true);
  });

  it('is tagged and names its language and date', async () => {
    const file = (await printArticle(article('<p>Text</p>'), publication)).toString('latin1');
    expect(file).toContain('/Marked true');
    expect(file).toContain('/Lang (en-GH)');
    expect(file).toContain('(D:20260314090000Z)');
  });

  it('goes on to a second page when the first is full', async () => {
    expect(pages(await printArticle(article('<p>Short</p>'), publication))).toBe(1);
    const long = '<p>One sentence of many.</p>'.repeat(40);
    expect(pages(await printArticle(article(long), publication))).toBe(2);
  });
});
