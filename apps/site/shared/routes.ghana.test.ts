import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { pageFile, productRoutes, redirects, routeTable } from './routes.ts';

it('gives each audience its three products in the order of the tab bar (§2.10)', () => {
  expect(productRoutes('individual').map(({ path }) => path)).toEqual([
    '/purpleproductdetails/motor',
    '/purpleproductdetails/travel',
    '/purpleproductdetails/home',
  ]);
  expect(productRoutes('institution').map(({ path }) => path)).toEqual([
    '/redproductdetails/redmotor',
    '/redproductdetails/engineer',
    '/redproductdetails/marine',
  ]);
});

it('redirects the product details layouts alone to their first product (readings §4, §2.1)', () => {
  expect(redirects).toEqual([
    { from: '/purpleproductdetails', to: '/purpleproductdetails/motor' },
    { from: '/redproductdetails', to: '/redproductdetails/redmotor' },
  ]);
});

/** Content that notes what it is asked for, and has none. */
const noting = () => {
  const asked = new Set<string>();
  const content = {
    read: (resource: string) => {
      asked.add(resource);
      return Promise.reject(new Error('nothing here'));
    },
  };
  return { asked, content };
};

it.each(routeTable)('$path requests the table’s records, and nothing else (§7)', async (row) => {
  const { default: makePage } = await import(
    `../app/pages/${basename(dirname(pageFile(row)))}/page.tsx`
  );
  const { asked, content } = noting();
  const site = { origin: 'https://site.example' };
  const url = new URL(row.path.replace(':id', '3'), site.origin);
  await makePage(row).loader({
    context: { content, site },
    params: { id: '3' },
    request: new Request(url),
    url,
  });
  expect([...asked].sort()).toEqual([...row.fetches].sort());
});
