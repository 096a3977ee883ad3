import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { innerPageHead } from './head.tsx';

const metaWith = (header_image: string, focus: Readonly<Record<string, string>> = {}) => {
  const record = recordOf('travel', { header_image, ...focus });
  return innerPageHead(
    {
      audience: 'individual',
      origin: 'https://site.example',
      records: { record: () => undefined, all: [record], init: undefined },
    },
    {
      texts: { title: 'Travel insurance', description: 'Seven benefits.' },
      trail: [
        { label: 'Products', page: 'products' },
        { label: 'Travel', page: 'travel' },
      ],
    },
  );
};

it('the canonical link of a page is its address, and its breadcrumbs lead from the home page to it', () => {
  const href = 'https://site.example/purpleproductdetails/travel';
  expect(metaWith('')).toContainEqual({ rel: 'canonical', href });
  expect(metaWith('')).toContainEqual({
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Harmattan Insurance Ghana', '/'],
        ['Products', '/purpleproduct'],
        ['Travel', '/purpleproductdetails/travel'],
      ].map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://site.example${path}`,
      })),
    },
  });
});

it.each([
  [
    'its header picture',
    'files/travel/header.svg',
    {},
    'pictures/share/files/travel/header.svg.jpg',
  ],
  ['the company’s `share.jpg` if its header has no picture', '', {}, 'share.jpg'],
  [
    'the part of its header picture around the point that an editor chose',
    'files/team.jpg',
    { header_image_focus: '90% 10%' },
    'pictures/share-northeast/files/team.jpg.jpg',
  ],
])('the share card of a page shows %s', (_, image, record, path) => {
  const cards = metaWith(image, record).filter(
    (entry) => 'property' in entry && entry.property === 'og:image',
  );
  expect(cards).toEqual([{ property: 'og:image', content: `https://site.example/${path}` }]);
});
