import { ContentError } from '@insurance-kit/content-client';
import { expect, test, vi } from 'vitest';
import { articlesIn } from './articles.ts';

const failing = (kind: 'missing' | 'unreachable') =>
  vi.fn((path: string) =>
    Promise.reject(new ContentError({ kind, url: path, reason: 'nothing here' })),
  );
const articles = (document: ReturnType<typeof failing>) =>
  articlesIn({ store: { document }, isListed: () => true });
const at = (id: string) => ({ pattern: '/purpledetail/:id', id });

test('an article that the service does not have is missing, an unavailable one is not', async () => {
  const document = failing('missing');
  expect(await articles(document).isMissing(at('7'))).toBe(true);
  expect(document.mock.lastCall).toEqual(['/api/blog/7/details']);
  expect(await articles(failing('unreachable')).isMissing(at('7'))).toBe(false);
});

test('an id that no article can have is missing, and in no list', async () => {
  const document = failing('missing');
  for (const id of ['\0', '.', 'x'.repeat(2_000)]) {
    expect(await articles(document).isMissing(at(id))).toBe(true);
    expect(articles(document).isListed(at(id))).toBe(false);
  }
  expect(document).not.toHaveBeenCalled();
});
