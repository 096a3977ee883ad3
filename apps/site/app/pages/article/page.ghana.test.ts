import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cardsOf, recordOf } from '../../test/records.ts';
import { articleHead, articleModel } from './page.tsx';

const cards = cardsOf([5, 4, 3, 2, 1].map((id) => ({ id, caption: `Article ${id}` })));

const article = recordOf('article', {
  caption: '<h1>Before the <em>rains</em></h1>',
  body: '<p>Body</p>',
  category: 'Home',
  created_at: '2024-04-08T23:30:00Z',
  main_image: 'files/articles/main.svg',
  pdf_file: 'files/articles/article.pdf',
});
const around = {
  id: '3',
  audience: 'individual',
  latest: cards.slice(0, 2),
  cards,
  phone: { label: '030 000 0100', href: 'tel:0300000100' },
  fileSizes: new Map(),
} as const;

const place = { id: '3', audience: 'institution', origin: 'https://site.example' } as const;
const headOf = (shown: typeof article | undefined) =>
  renderToStaticMarkup(articleHead(shown, place));

describe('the article page (§2.7)', () => {
  it('shows the category, the date and a Download button (§3, §9)', () => {
    const model = articleModel(article, around);
    expect(model.article).toMatchObject({
      category: 'Home',
      picture: { priority: true },
      date: { label: 'April 8, 2024', dateTime: '2024-04-08T23:30:00.000Z' },
      download: {
        label: 'Download',
        hint: 'this article',
        detail: 'PDF',
        fileName: 'harmattan-insurance-ghana-before-the-rains.pdf',
      },
    });
    // This is the page for individuals. Only the corporate page has a Contact Us banner.
    expect(model.banner).toBeUndefined();
    expect(articleModel(article, { ...around, audience: 'institution' }).banner).toBeDefined();
  });

  it('shows the two newest other articles beside the article (§9)', () => {
    const besides = (id: string, latest = around.latest) =>
      articleModel(article, { ...around, id, latest }).more.articles.map(({ link }) => link.href);
    expect(besides('3')).toEqual(['/purpledetail/5', '/purpledetail/4']);
    expect(besides('5')).toEqual(['/purpledetail/4', '/purpledetail/3']);
    expect(besides('1', [])).toEqual(['/purpledetail/5', '/purpledetail/4']);
  });

  it('has a Download button with the PDF’s size, and no button if the PDF is missing or on another site', () => {
    const withSize = (bytes: number) => {
      const fileSizes = new Map([[article.pdf_file ?? '', bytes]]);
      return articleModel(article, { ...around, fileSizes }).article;
    };
    expect(withSize(118_400)).toHaveProperty('download.detail', 'PDF, 118\u00a0kB');
    expect(withSize(0)).not.toHaveProperty('download');
    const elsewhere = recordOf('article', { pdf_file: '//elsewhere.example/a.pdf' });
    expect(articleModel(elsewhere, around).article).not.toHaveProperty('download');
  });

  it('has a table of contents for three or more headings, and a phone number', () => {
    const of = (body: string) => articleModel(recordOf('article', { body }), around).article;
    const heads = (...words: readonly string[]) => words.map((word) => `<h2>${word}</h2>`).join('');
    expect(of(heads('Fire', 'Flood'))).not.toHaveProperty('contents');
    expect(of(heads('Fire', ' ', 'Flood'))).not.toHaveProperty('contents');
    expect(of(heads('Fire &amp; <em>theft</em>', 'Flood', 'Rain'))).toMatchObject({
      contents: {
        title: 'In this article',
        entries: [
          { id: 'section-1-fire-theft', label: 'Fire & theft' },
          { id: 'section-2-flood', label: 'Flood' },
          { id: 'section-3-rain', label: 'Rain' },
        ],
      },
      body: expect.stringContaining('<h2 id="section-2-flood">Flood</h2>'),
      phone: { href: 'tel:0300000100' },
    });
  });

  it("says 'No details available for this article.' and has `noindex` if the article is missing (§4.4, §8)", () => {
    const model = articleModel(undefined, around);
    expect(model.article).toMatchObject({
      status: 'missing',
      message: 'No details available for this article.',
    });
    expect(model.more.articles).toHaveLength(2);
    const head = headOf(undefined);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
  });
});

it('every article page has the page for individuals as canonical link, and the article’s picture as og:image (readings §5)', () => {
  const head = headOf(article);
  for (const part of [
    '<link rel="canonical" href="https://site.example/purpledetail/3"/>',
    '<meta property="og:type" content="article"/>',
    'og:image" content="https://site.example/pictures/share/files/articles/main.svg.jpg"/>',
  ]) {
    expect(head).toContain(part);
  }
});
