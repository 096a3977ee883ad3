import type { IncomingMessage } from 'node:http';
import { file, json, status } from '@insurance-kit/server/test/fake-service';
import { beforeEach, expect, test } from 'vitest';
import { previewTexts } from '#company/labels.ts';
import { siteOfEachTest } from '../test/site.ts';

const token = `${'a'.repeat(20)}.${'b'.repeat(43)}`;
const cookie = `preview=${token}`;
const picture = `/content/drafts/${'h'.repeat(43)}.png`;
const draft = {
  resource: 'home',
  id: null,
  savedAt: '2026-11-23T09:00:00Z',
  savedBy: 'Ama',
  answers: { '/api/home/fetch': [{ header_caption: 'Of the draft' }] },
};

const notStored = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' };

// Instead of HTML, the page returns its preview and its content as JSON.
const at = siteOfEachTest(async (_request, { preview, content }) =>
  Response.json({ preview, home: await content.read('home') }),
);
beforeEach(async () => {
  at.service.on('/drafts/preview', json(draft));
  await at.start({ SITE_URL: 'https://site.example', TRUST_PROXY: '1' });
});

const ask = (path: string, headers: Record<string, string> = { cookie }) =>
  at.ask(path, { headers });

test('a preview link stores its token in a cookie, and redirects to the record’s page', async () => {
  const link = `/preview?token=${token}`;
  const { status: code, headers } = await ask(link, { 'x-forwarded-proto': 'https' });
  expect([code, headers.location]).toEqual([303, '/home/?preview']);
  const set = `preview=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600; Secure`;
  expect(headers['set-cookie']).toEqual([set]);
});

test('a preview page shows the content of the draft and the name of the editor', async () => {
  const { body, headers } = await ask('/?preview');
  expect(JSON.parse(body.toString())).toMatchObject({
    preview: { savedBy: 'Ama', savedAt: '2026-11-23T09:00:00Z' },
    home: { header_caption: 'Of the draft' },
  });
  expect(headers).toMatchObject(notStored);
  const requested = at.service.requests.find(({ url }) => url === '/drafts/preview');
  expect(requested?.headers.authorization).toBe(`Bearer ${token}`);
});

test('a visitor without the preview link of a draft cannot see the draft', async () => {
  for (const path of ['/?preview', '/preview', '/preview/api/home/fetch', picture]) {
    expect((await ask(path, {})).status, path).toBe(404);
    expect((await ask(path, { cookie: 'preview=made-up' })).status, path).toBe(404);
  }
  expect(at.service.requested.filter((line) => line.includes('/drafts/'))).toEqual([]);
});

test('a preview’s token opens only drafts, not other paths of the content service', async () => {
  at.service.on('*', file('text/plain', 'secret'));
  for (const path of ['/content/drafts/..%2fmailbox', '/pictures/350/drafts/..%2fmailbox']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect(at.service.requested).not.toContain('GET /mailbox');
});

test.each([
  ['the content service fails', status(500), 503],
  ['the connection breaks', ({ socket }: IncomingMessage) => socket.destroy(), 503],
  ['the content service does not know the draft', status(404), 404],
  ['the content service’s response is not a draft', json({}), 404],
  ['the content service’s response has an invalid date', json({ ...draft, savedAt: 'soon' }), 404],
  ['the content service’s response is too long', file('x/y', 'x'.repeat(20_000_001)), 503],
])('the site shows no preview if %s', async (_name, answer, code) => {
  at.service.on('/drafts/preview', answer);
  const got = await ask('/?preview');
  expect(got.status).toBe(code);
  expect(String(got.body)).toBe(`${code === 503 ? previewTexts.failing : previewTexts.ended}\n`);
  expect(got.headers).toMatchObject(notStored);
});

test('a preview page’s API calls and picture requests get the draft’s content', async () => {
  at.service.on(picture.replace('/content', ''), file('image/png', 'as uploaded'));
  for (const [path, expected] of [
    ['/preview/api/home/fetch', JSON.stringify(draft.answers['/api/home/fetch'])],
    [picture, 'as uploaded'],
    [`${picture.replace('/content', '/pictures/400')}.avif`, 'as uploaded'],
  ] as const) {
    const { body, headers } = await ask(path);
    expect(body.toString()).toBe(expected);
    expect(headers).toMatchObject(notStored);
    expect(headers['content-type']).toMatch(path === picture ? 'image/png' : /json|png/);
  }
  const drawing = picture.replace('.png', '.svg');
  at.service.on(drawing.replace('/content', ''), file('image/svg+xml', '<svg/>'));
  expect((await ask(drawing)).headers['content-security-policy']).toContain('sandbox');
  at.service.on(drawing.replace('/content', ''), ({ socket }) => socket.destroy());
  expect((await ask(drawing)).status).toBe(503);
});
