import { getEventListeners } from 'node:events';
import type { RequestListener } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  cut,
  file,
  hang,
  json,
  startFakeService,
  status,
} from '@insurance-kit/server/test/fake-service';
import { expect, test, vi } from 'vitest';
import { type ContentError, isContentError } from './base/errors.ts';
import { createHttpClient } from './base/http.ts';
import { type ContentClientOptions, createContentClient } from './client.ts';
import { sendFeedback } from './forms/send-feedback.ts';
import { createServerSanitizer } from './html/server.ts';
import { plainResourceNames, resources, submissionHeader } from './records/index.ts';

const sanitize = createServerSanitizer();

const connect = (baseUrl: string, options: Partial<ContentClientOptions> = {}) =>
  createContentClient({ baseUrl, sanitize, pauseMs: 1, timeoutMs: 60_000, ...options });

async function failure(call: Promise<unknown>): Promise<ContentError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isContentError(error)) throw new Error('expected a ContentError', { cause: error });
  return error;
}

test('each call requests the specified path (§7), and returns the first element of the response (§3)', async () => {
  const first = { id: 1, caption: 'A <b>b</b>', category: 'Motor' };
  const service = await startFakeService(json([first, { id: 2, caption: 'C', category: 'Home' }]));
  const client = connect(`${service.url}//`);
  for (const name of plainResourceNames) await client.read(name);
  const article = await client.read('article', { id: 'a/b?c' });
  const requested = plainResourceNames.map((name) => `GET ${resources[name].path}`);
  expect(service.requested).toEqual([...requested, 'GET /api/blog/a%2Fb%3Fc/details']);
  expect(service.requests.at(-1)?.headers.accept).toBe('application/json');
  expect(article).toMatchObject({ caption: 'A b', body: '', pdf_file: undefined });
});

test.each(['', '.', '..', 'a'.repeat(201), '\ud800', 'a\uffff', 'a\u0085'])(
  'the content client sends no request for the invalid article id %j',
  async (id) => {
    const service = await startFakeService(json([{}]));
    const error = await failure(connect(service.url).read('article', { id }));
    expect([error.kind, service.requested]).toEqual(['missing', []]);
  },
);

test('a list omits unusable, repeated and surplus elements, and reports all problems at once', () => {
  const report = vi.fn();
  const raw = [{ id: 1 }, null, { id: '..' }, { id: 2, created_at: 'soon' }, { id: '1' }];
  const cards = resources.articleCards.parse(raw, { sanitize, report });
  expect(cards.map(({ id }) => id)).toEqual(['1', '2']);
  const problems = ['1', '2.id', '3.created_at'].map((field) => expect.objectContaining({ field }));
  const url = '/api/published-blogs/cards';
  expect(report.mock.calls).toEqual([[{ url, problemCount: 3, problems }]]);
  expect(resources.articleCards.parse([], { sanitize })).toEqual([]);
  // The call returns at most two articles (§9).
  const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(resources.latestArticles.parse(three, { sanitize })).toHaveLength(2);
  // Categories differ by more than case and are never empty (§4.2).
  const categories = ['Motor', 'motor', '', 'Home'].map((category) => ({ category }));
  const read = resources.categories.parse(categories, { sanitize });
  expect(read.map(({ category }) => category)).toEqual(['Motor', 'Home']);
});

const text = (body: string) => file('application/json', body);
const hangWithin: RequestListener = (_request, response) => void response.write('[{"header');
const tooLong: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-length': 30_000_000 }).flushHeaders();

const html = '\n <!doctype html><title>Bad gateway</title><h1>502</h1>';

test.each<[string, RequestListener, ContentError['kind'], number, string]>([
  ['301', status(301, { location: '/b' }), 'refused', 1, 'a redirect, which is not followed'],
  ['404', status(404), 'missing', 1, 'not found (404)'],
  ['410', status(410), 'missing', 1, 'not found (410)'],
  ['429', status(429), 'refused', 1, 'refused with status 429; see'],
  ['500, after one retry', status(500), 'refused', 2, 'refused with status 500; see'],
  ['a hang before the answer', hang, 'unreachable', 2, 'within 60 ms; check'],
  ['a hang within the answer', hangWithin, 'unreachable', 2, 'within 60 ms; check'],
  ['a cut connection', cut, 'unreachable', 2, 'no complete answer; check'],
  ['a length over the limit', tooLong, 'unreadable', 1, 'larger than 16000000 bytes; shorten it'],
  ['invalid JSON', text('[{"a":'), 'unreadable', 1, 'starts with "[{\\"a\\":"; check'],
  ['HTML', text(html), 'unreadable', 1, '"<!doctype html><title>Bad gateway</title"; check'],
  ['nothing', text(' '), 'unreadable', 1, 'starts with nothing; check'],
  ['an object', text('{"header_caption":"a"}'), 'unreadable', 1, 'no JSON array'],
  ['an array of an array', text('[[]]'), 'unreadable', 1, 'first element is no record'],
  ['an empty array', text('[]'), 'unreadable', 1, 'empty'],
])(
  'a call that gets $0 rejects with the error `$2` (requests: $3)',
  async (name, fault, kind, requested, message) => {
    const service = await startFakeService(fault);
    // A short time-out, because these responses never end.
    const setup = name.startsWith('a hang') ? { timeoutMs: 60 } : {};
    // Count calls of `fetch`, because a request that times out may not reach the service.
    const fetch = vi.fn((url: string | URL | Request, init?: RequestInit) =>
      globalThis.fetch(url, init),
    );
    const error = await failure(connect(service.url, { fetch, ...setup }).read('home'));
    expect([error.kind, error.url]).toEqual([kind, `${service.url}/api/home/fetch`]);
    expect(fetch).toHaveBeenCalledTimes(requested);
    if (/^\d/.test(name)) expect(error.status).toBe(Number.parseInt(name, 10));
    expect(error.message).toContain(message);
  },
);

test('the content client stops reading a response that exceeds the size limit', async () => {
  const chunk = Buffer.alloc(1_000_000, 'a');
  let sent = 0;
  const chunks = async function* () {
    for (; sent < 50; sent += 1) yield chunk;
  };
  const service = await startFakeService(
    (_request, response) => void pipeline(chunks, response).catch(() => undefined),
  );
  expect((await failure(connect(service.url).read('home'))).kind).toBe('unreadable');
  expect(sent).toBeLessThan(50);
  expect(service.requested).toHaveLength(1);
});

test('a call rejects with its abort reason, and sends no request if its signal is already aborted', async () => {
  const page = new AbortController();
  const service = await startFakeService(() => page.abort('left the page'));
  for (const _ of ['while it runs', 'afterwards']) {
    const call = connect(service.url).read('home', { signal: page.signal });
    await expect(call).rejects.toBe('left the page');
    expect(service.requested).toHaveLength(1);
  }
});

test('the content client closes the connection after a redirect, which browsers report as status 0', async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => Response.error());
  const { reason } = await failure(connect('', { fetch }).read('home'));
  expect(reason).toContain('a redirect');
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('the content client waits a random time before a retry, and does not retry an aborted call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const fetch = vi.fn(async () => new Response('[{"header_caption":"Back"}]'));
  fetch.mockResolvedValueOnce(new Response('[]', { status: 503 }));
  const client = connect('', { fetch, pauseMs: 100 });
  const first = client.read('home');
  await vi.advanceTimersByTimeAsync(149);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await first).header_caption).toBe('Back');
  expect(fetch).toHaveBeenCalledTimes(2);

  fetch.mockResolvedValueOnce(new Response('[]', { status: 503 }));
  const page = new AbortController();
  const second = expect(client.read('home', { signal: page.signal })).rejects.toBe('left the page');
  await vi.advanceTimersByTimeAsync(1);
  page.abort('left the page');
  await vi.advanceTimersByTimeAsync(149);
  await second;
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(getEventListeners(page.signal, 'abort')).toEqual([]);
});

const feedback = { rating: 5, likely_to_recommend: 9, feedback: 'Good' };

test('sendFeedback posts JSON with the submission id in a header, and ignores the response’s body', async () => {
  const service = await startFakeService(status(201, {}, '<not read>'));
  for (const submissionId of [undefined, 'a6f0c1de-1']) {
    await sendFeedback(createHttpClient({ baseUrl: service.url }), feedback, submissionId);
    expect(service.requested.at(-1)).toBe('POST /api/feedback/form');
    expect(JSON.parse(service.posted.at(-1) ?? '')).toEqual(feedback);
    const { headers = {} } = service.requests.at(-1) ?? {};
    expect([headers['content-type'], headers[submissionHeader]]).toEqual([
      'application/json',
      submissionId,
    ]);
  }
});

const endConnection: RequestListener = ({ socket }) => void socket.destroy();

test.each([
  ['a refusal', status(500), { kind: 'refused', status: 500 }],
  ['a cut connection', endConnection, { kind: 'unreachable' }],
])('sendFeedback does not retry after %s', async (_, answer, failed) => {
  const service = await startFakeService(answer);
  const sending = sendFeedback(createHttpClient({ baseUrl: service.url }), feedback);
  expect(await failure(sending)).toMatchObject(failed);
  expect(service.requested).toHaveLength(1);
});
