import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { recordOf } from '../test/records.ts';
import { innerPageHead } from './head.tsx';

const { site } = emptyContext('https://site.example');
const { origin } = site;
const texts = { title: 'Travel insurance', description: 'Seven benefits.' };

const headOf = (fields: Readonly<Record<string, string>>) => {
  const all = [recordOf('travel', fields)];
  const records = { record: () => undefined, all, fileSizes: new Map(), init: undefined };
  const head = innerPageHead(
    { audience: 'individual', site, records },
    texts,
    { name: 'Products', path: '/purpleproduct' },
    { name: '</script>', path: '/purpleproductdetails/travel' },
  );
  return renderToStaticMarkup(head);
};

it('a page has its title as og:title, its address as canonical link, and breadcrumbs from the home page', () => {
  const head = headOf({});
  expect(head).toContain('<meta property="og:title" content="Travel insurance | Harmattan');
  expect(head).toContain(`<link rel="canonical" href="${origin}/purpleproductdetails/travel"/>`);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Harmattan Insurance Ghana', item: `${origin}/` },
      { position: 2, name: 'Products', item: `${origin}/purpleproduct` },
      { position: 3, name: '</script>', item: `${origin}/purpleproductdetails/travel` },
    ],
  });
});

const header_image = 'files/team.jpg';

it.each([
  ['the page’s header picture', { header_image }, 'pictures/share/files/team.jpg.jpg'],
  ['the company’s `share.jpg` if the page’s header has no picture', {}, 'share.jpg'],
])('the og:image of a page is %s; a photo is not preloaded', (_, fields, path) => {
  // A photo is not preloaded, because it has files of several sizes.
  expect(headOf(fields)).not.toContain('preload');
  expect(headOf(fields)).toContain(`<meta property="og:image" content="${origin}/${path}"/>`);
});
