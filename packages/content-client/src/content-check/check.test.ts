import type { RequestListener } from 'node:http';
import { file, json, startFakeService, status } from '@insurance-kit/server/test/fake-service';
import { expect, it, vi } from 'vitest';
import { plainResourceNames } from '../records/index.ts';
import { checkContentService, noArticle } from './check.ts';

const correct: Readonly<Record<string, RequestListener>> = {
  '/api/published-blogs/cards': json([{ id: 1, main_image: 'files/a.svg', caption: 'A' }]),
  '/api/published-blogs/cards/latest-two': json([{ id: 1 }]),
  '/api/blog/1/details': json([{ caption: 'A' }]),
  [`/api/blog/${noArticle}/details`]: json([]),
  '/files/a.svg': file('image/svg+xml', '<svg/>'),
  '/api/feedback/form': status(400),
};

/** Checks a content service that is correct except for the paths in `changed`. */
async function findings(changed: Readonly<Record<string, RequestListener>> = {}) {
  const service = await startFakeService(json([{ category: 'Motor' }]));
  for (const call of Object.entries({ ...correct, ...changed })) service.on(...call);
  const errors: Record<string, readonly string[]> = {};
  const warnings: Record<string, readonly string[]> = {};
  let count = 0;
  for await (const result of checkContentService(`${service.url}/`)) {
    count += 1;
    if (result.errors.length > 0) errors[result.what] = result.errors;
    if (result.warnings.length > 0) warnings[result.what] = result.warnings;
  }
  return { errors, warnings, count };
}

it('the content check finds no problem in a correct content service', async () => {
  // The four other checks: an article, a missing article, a file, feedback.
  const count = plainResourceNames.length + 4;
  expect(await findings()).toEqual({ errors: {}, warnings: {}, count });
});

const failsOnce = vi.fn(json([{ caption: 'A' }])).mockImplementationOnce(status(503));

it.each([
  ['/api/home/fetch', status(500), 'status 500'],
  ['/api/home/fetch', failsOnce, 'status 503'],
  ['/api/home/fetch', status(301), 'redirect'],
  [`/api/blog/${noArticle}/details`, json([{ caption: 'Any' }]), 'empty array or 404'],
  ['/files/a.svg', status(404), 'status 404'],
  ['/files/a.svg', json([]), 'content type application/json'],
])('the content check reports a wrong answer to $0: $2', async (path, answer, reason) => {
  const { errors } = await findings({ [path]: answer });
  expect(Object.keys(errors)).toEqual([expect.stringContaining(`GET ${path}`)]);
  expect(Object.values(errors)).toEqual([[expect.stringContaining(reason)]]);
});

it.each([201, 404])('the content check reports status %i for invalid feedback', async (code) => {
  const { errors } = await findings({ '/api/feedback/form': status(code) });
  const [answers = []] = Object.values(errors);
  expect(answers).toHaveLength(7);
  expect(answers[0]).toBe(`{ was answered ${code}; answer 400`);
});

it('the content check reports a warning, not an error, for an invalid field or an empty list', async () => {
  const { errors, warnings } = await findings({
    '/api/home/fetch': json([{ header_caption: 7.5, header_body: {} }]),
    '/api/blog-categories': json([]),
  });
  expect(errors).toEqual({});
  expect(warnings).toEqual({
    'GET /api/home/fetch': [expect.stringMatching(/^header_body: /)],
    'GET /api/blog-categories': ['the list is empty'],
  });
});
