import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordOf } from '../test/records.ts';
import { innerPageMeta } from './inner-page-meta.ts';

const contentWith = (record: Readonly<Record<string, unknown>>) => {
  const client = new QueryClient();
  client.setQueryData(['content', 'travel'], recordOf('travel', record));
  return dehydrate(client);
};

const metaWith = (image: string, record: Readonly<Record<string, unknown>> = {}) =>
  innerPageMeta(
    {
      audience: 'individual',
      origin: 'https://site.example',
      content: contentWith({ header_image: image, ...record }),
    },
    {
      words: { title: 'Travel insurance', description: 'Seven benefits.' },
      trail: [
        { label: 'Products', page: 'products' },
        { label: 'Travel', page: 'travel' },
      ],
    },
  );

it('says title, description and the one address of the page (readings §5)', () => {
  const meta = metaWith('');
  expect(meta).toContainEqual({ title: 'Travel insurance | Harmattan Insurance Ghana' });
  expect(meta).toContainEqual({ name: 'description', content: 'Seven benefits.' });
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://site.example/purpleproductdetails/travel',
  });
});

it('gives the way from the home to the page as breadcrumbs', () => {
  expect(metaWith('')).toContainEqual({
    'script:ld+json': {
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

it('makes the share card from the header picture, or leaves it to the site’s own', () => {
  const cards = ['files/travel/header.svg', ''].map((image) =>
    metaWith(image).find((entry) => 'property' in entry && entry.property === 'og:image'),
  );
  expect(cards).toEqual([
    {
      property: 'og:image',
      content: 'https://site.example/pictures/share/files/travel/header.svg.jpg',
    },
    { property: 'og:image', content: 'https://site.example/share.jpg' },
  ]);
});

it('makes the share card around the point that an editor chose', () => {
  const record = { header_image_focus: '90% 10%' };
  expect(metaWith('files/team.jpg', record)).toContainEqual({
    property: 'og:image',
    content: 'https://site.example/pictures/share-northeast/files/team.jpg.jpg',
  });
});
