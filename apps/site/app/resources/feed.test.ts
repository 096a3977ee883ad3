import { resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { expect, it } from 'vitest';
import { feedOf } from './feed.ts';

const cards = resources.articleCards.parse(
  [
    {
      id: 'a b',
      caption: 'Fire & <em>theft</em>',
      excerpt: '1 &lt; 2',
      category: 'Motor',
      created_at: '2026-01-19T12:00:00Z',
    },
    { id: 2, caption: 'Newer', created_at: '2026-10-05T07:30:00Z' },
    { id: 3, caption: 'Without a date' },
  ],
  { sanitize: createServerSanitizer() },
);
const feed = feedOf(cards, 'https://site.example');

it('holds every article under its individual address, in the order of the service (readings §5)', () => {
  expect([...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, address]) => address)).toEqual([
    'https://site.example/purpleinsights',
    'https://site.example/purpledetail/a%20b',
    'https://site.example/purpledetail/2',
    'https://site.example/purpledetail/3',
  ]);
});

it('escapes what people write', () => {
  expect(feed).toContain('<title>Fire &amp; theft</title>');
  expect(feed).toContain('<description>1 &lt; 2</description>');
});

it('carries true dates, and none where there is none', () => {
  expect(feed).toContain('<lastBuildDate>Mon, 05 Oct 2026 07:30:00 GMT</lastBuildDate>');
  expect(feed.match(/<pubDate>/g)).toHaveLength(2);
  expect(feed).toContain('<pubDate>Mon, 19 Jan 2026 12:00:00 GMT</pubDate>');
});
