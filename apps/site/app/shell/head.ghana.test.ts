import { expect, it } from 'vitest';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { recordOf } from '../test/records.ts';
import { innerPageHead } from './head.tsx';

const { site } = emptyContext('https://site.example');
const { origin } = site;
const texts = { title: 'Travel insurance', description: 'Seven benefits.' };

const headOf = (fields: Readonly<Record<string, string>>) => {
  const all = [recordOf('travel', fields)];
  return innerPageHead(
    { audience: 'individual', site, records: { record: () => undefined, all, init: undefined } },
    {
      texts,
      trail: [
        { label: 'Products', page: 'products' },
        { label: 'Travel', page: 'travel' },
      ],
    },
  );
};

it('the canonical link of a page is its address, and its breadcrumbs lead from the home page to it', () => {
  const head = headOf({});
  expect(head).toContainEqual({ rel: 'canonical', href: `${origin}/purpleproductdetails/travel` });
  const crumbs = [
    { position: 1, name: 'Harmattan Insurance Ghana', item: `${origin}/` },
    { position: 2, name: 'Products', item: `${origin}/purpleproduct` },
    { position: 3, name: 'Travel', item: `${origin}/purpleproductdetails/travel` },
  ];
  const itemListElement = crumbs.map((crumb) => expect.objectContaining(crumb));
  expect(head).toContainEqual({ jsonLd: expect.objectContaining({ itemListElement }) });
});

const header_image = 'files/team.jpg';

it.each([
  ['its header picture', { header_image }, 'pictures/share/files/team.jpg.jpg'],
  ['the company’s `share.jpg` if its header has no picture', {}, 'share.jpg'],
  [
    'the part of its header picture around the point that an editor chose',
    { header_image, header_image_focus: '90% 10%' },
    'pictures/share-northeast/files/team.jpg.jpg',
  ],
])('the share card of a page shows %s', (_, fields, path) => {
  expect(headOf(fields)).toContainEqual({ property: 'og:image', content: `${origin}/${path}` });
});
