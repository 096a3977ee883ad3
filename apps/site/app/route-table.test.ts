import { expect, it } from 'vitest';
import { productRoutes, redirects } from './route-table.ts';

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

it('leads from the product details layouts alone to their first product (decisions §4, §2.1)', () => {
  expect(redirects).toEqual([
    { from: '/purpleproductdetails', to: '/purpleproductdetails/motor' },
    { from: '/redproductdetails', to: '/redproductdetails/redmotor' },
  ]);
});
