// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { feedOf, sitemapOf } from './resources.ts';
import { cardsOf } from './test/records.ts';

function xmlDocument(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault !== undefined) throw new Error(`Invalid XML: ${fault.textContent}`);
  return document;
}

describe('the RSS feed', () => {
  const feed = feedOf(
    cardsOf([
      { id: 'a b', created_at: '2026-01-19T12:00:00Z' },
      { id: 2, caption: 'Newer', created_at: '2026-10-05T07:30:00Z' },
      { id: 3, caption: 'Without a date' },
    ]),
    'https://site.example',
  );

  it('lists articles in the content service’s order, with links to the pages for individuals (readings §5)', () => {
    expect([...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, address]) => address)).toEqual([
      'https://site.example/purpleinsights',
      'https://site.example/purpledetail/a%20b',
      'https://site.example/purpledetail/2',
      'https://site.example/purpledetail/3',
    ]);
  });

  it('escapes angle brackets in a summary, because feed readers parse summaries as HTML', () => {
    const excerpt = 'Write &lt;your “name”&gt; &amp; sign \u{1f600}';
    const written = xmlDocument(feedOf(cardsOf([{ id: 1, excerpt }]), ''));
    const summary = written.querySelector('item description')?.textContent ?? '';
    const { body } = new DOMParser().parseFromString(summary, 'text/html');
    expect(body.textContent).toBe('Write <your “name”> & sign \u{1f600}');
  });

  it('contains at most fifty articles, and no publication date for undated articles', () => {
    const many = cardsOf(Array.from({ length: 90 }, (_, id) => ({ id })));
    expect(feedOf(many, '').match(/<item>/g)).toHaveLength(50);
    expect(feed.match(/<pubDate>/g)).toHaveLength(2);
    expect(feed).toContain('<pubDate>Mon, 19 Jan 2026 12:00:00 GMT</pubDate>');
  });
});

it.each([
  ['feed', feedOf],
  ['sitemap', sitemapOf],
])('the %s is valid XML for any text in the articles (readings §6)', (_, xmlOf) => {
  const text = '<!-- --> <![CDATA[ ]]> &#0; <p & " \ud800 \uffff';
  const texts = { main_image: text, caption: text, excerpt: text, category: text };
  const days = [text, '2024-04-08T08:30:00Z', '9999-12-31T23:59:59-01:00'];
  const cards = cardsOf(
    days.map((day, id) => ({ ...texts, id: `<a & "${id}">`, created_at: day })),
  );
  expect(cards).toHaveLength(3);
  expect(() => xmlDocument(xmlOf(cards, 'https://site.example'))).not.toThrow();
});
