import { ContentError } from '@insurance-kit/content-client';
import { expect, test, vi } from 'vitest';
import { routeTable } from '../../addresses/route-table.ts';
import { isListedIn, isMissingIn } from './page-routes.ts';

const noSuchThing = (path: string) =>
  Promise.reject(new ContentError({ kind: 'missing', url: path, reason: 'nothing here' }));

test('only the record that the route itself shows tells that a page is missing', async () => {
  const document = vi.fn(noSuchThing);
  const isMissing = isMissingIn({ document });
  const article = routeTable.find(({ page }) => page === 'article')?.path ?? '';

  expect(await isMissing({ pattern: article, id: '7' })).toBe(true);
  expect(document.mock.lastCall).toEqual(['/api/blog/7/details']);
  // The id of another route is no article's.
  expect(await isMissing({ pattern: '/offices/:id', id: '7' })).toBe(false);
  expect(document).toHaveBeenCalledTimes(1);
});

test('a record that cannot be had is not missing', async () => {
  const article = routeTable.find(({ page }) => page === 'article')?.path ?? '';
  const fails = (path: string) =>
    Promise.reject(new ContentError({ kind: 'unreachable', url: path, reason: 'down' }));
  expect(await isMissingIn({ document: fails })({ pattern: article, id: '7' })).toBe(false);
});

test('an id that no record can have is missing, and in no list', async () => {
  const pattern = routeTable.find(({ page }) => page === 'article')?.path ?? '';
  const document = vi.fn(noSuchThing);
  for (const id of ['\0', '.', 'x'.repeat(2_000)]) {
    expect(await isMissingIn({ document })({ pattern, id })).toBe(true);
    expect(isListedIn({ isListed: () => true })({ pattern, id })).toBe(false);
  }
  expect(document).not.toHaveBeenCalled();
});
