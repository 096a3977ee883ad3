import { expect, it } from 'vitest';
import { pathOfRecord } from './router.tsx';
import { productRoutes, redirects } from './routes.ts';

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

it.each([
  ['home', null, '/'],
  ['motorCorporate', null, '/redproductdetails/redmotor'],
  ['article', '7', '/purpledetail/7'],
] as const)('shows the record %s %s at %s', (resource, id, path) => {
  expect(pathOfRecord(resource, id)).toBe(path);
});
