import { expect, it } from 'vitest';
import { pathOfRecord } from './router.tsx';
import { formQuery, redirects } from './routes.ts';

it('a product address without a product’s name redirects to the audience’s first product (readings §4, §2.1)', () => {
  expect(redirects).toEqual([
    { from: '/purpleproductdetails', to: '/purpleproductdetails/motor' },
    { from: '/redproductdetails', to: '/redproductdetails/redmotor' },
  ]);
});

it.each([
  ['/purplecontact', 'about=complaint&sent=emailed'],
  ['/feedback', 'about=complaint&sent=emailed'],
  ['/', ''],
])('a form posted to %s keeps the query parameters that the page reads: %j', (path, read) => {
  const query = new URLSearchParams('about=complaint&category=x&page=2&q=x&sent=emailed');
  expect(String(formQuery(path, query))).toBe(read);
});

it.each([
  ['home', null, '/'],
  ['motorCorporate', null, '/redproductdetails/redmotor'],
  ['article', '7', '/purpledetail/7'],
] as const)('the record %s (id %s) is shown at %s', (resource, id, path) => {
  expect(pathOfRecord(resource, id)).toBe(path);
});
