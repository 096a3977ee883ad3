import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { json, serve, text } from '../fake-service.ts';
import { checkContentService } from './check.ts';

/** A content service without faults, except for the paths of `changed`. */
const answers = (changed: Readonly<Record<string, RequestListener>>): RequestListener => {
  const known: Readonly<Record<string, RequestListener>> = {
    '/api/published-blogs/cards': json([{ id: 1, main_image: 'files/a.svg', caption: 'A' }]),
    '/api/published-blogs/cards/latest-two': json([{ id: 1, caption: 'A' }]),
    '/api/blog/1/details': json([{ caption: 'A', body: '<p>A</p>' }]),
    '/files/a.svg': text('<svg/>', 200, 'image/svg+xml'),
    '/api/feedback/form': json({ error: 'bad' }, 400),
    ...changed,
  };
  return (request, response) => {
    const { url = '' } = request;
    const missing = url.startsWith('/api/blog/') ? json([]) : json([{ category: 'Motor' }]);
    (known[url] ?? missing)(request, response);
  };
};

async function findings(changed: Readonly<Record<string, RequestListener>> = {}) {
  const { baseUrl } = await serve(answers(changed));
  const errors: Record<string, readonly string[]> = {};
  const warnings: Record<string, readonly string[]> = {};
  let count = 0;
  for await (const result of checkContentService(`${baseUrl}/`)) {
    count += 1;
    if (result.errors.length > 0) errors[result.what] = result.errors;
    if (result.warnings.length > 0) warnings[result.what] = result.warnings;
  }
  return { errors, warnings, count };
}

describe('the check of a content service (§7, readings §3)', () => {
  it('finds no problem in a correct service', async () => {
    // Calls without an id, an article, a missing article, a file, feedback.
    expect(await findings()).toEqual({ errors: {}, warnings: {}, count: 16 + 1 + 1 + 1 + 1 });
  });

  it.each([
    ['a failure', json([], 500), /status 500/],
    ['a redirect', json([], 301), /redirect/],
  ] as const)('finds %s', async (_what, answer, reason) => {
    const { errors } = await findings({ '/api/home/fetch': answer });
    expect(errors).toEqual({ 'GET /api/home/fetch': [expect.stringMatching(reason)] });
  });

  it('reports a service that answers any article id', async () => {
    const { errors } = await findings({
      '/api/blog/content-check-0/details': json([{ caption: 'Any' }]),
    });
    expect(Object.values(errors)).toEqual([[expect.stringMatching(/empty array or 404/)]]);
  });

  it.each([
    ['is missing', json([], 404), /status 404/],
    ['is no picture', json([]), /content type application\/json/],
  ])('finds a file that %s', async (_what, answer, reason) => {
    const { errors } = await findings({ '/files/a.svg': answer });
    expect(errors).toEqual({ 'GET /files/a.svg': [expect.stringMatching(reason)] });
  });

  it.each([
    ['is taken', 201],
    ['only others may send', 403],
  ])('finds bad feedback that %s', async (_what, status) => {
    const { errors } = await findings({ '/api/feedback/form': json({}, status) });
    expect(Object.values(errors).flat()).toHaveLength(7);
    expect(Object.values(errors).flat()[0]).toBe(`{ was answered ${status}; answer 400`);
  });

  it('warns of what a site tolerates: a bad field, an empty list', async () => {
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
});
