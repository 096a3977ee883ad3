import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteContext } from '../../shared/context.ts';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { preparePage, type Rendering } from '../pages/render.ts';
import { askAt, policies, quietHttp } from '../test/http.ts';
import { registerPagePosts } from './page-posts.ts';

const formPaths = ['/feedback', '/purplecontact'];

let ask: ReturnType<typeof askAt>;
let acted: string[];
let contexts: SiteContext[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  // Stop the clock: on a slow machine, the rate limit's minute could end between two posts.
  vi.useFakeTimers({ toFake: ['Date'] });
  acted = [];
  contexts = [];
  answer = () =>
    new Response(null, { status: 303, headers: { location: '/feedback?sent=emailed' } });
  const http = quietHttp(1, 'https://site.example');
  ask = askAt(http);
  const rendering: Rendering = {
    render: async (request, context) => {
      contexts.push(context);
      acted.push(`${new URL(request.url).pathname} ${await request.text()}`);
      return answer();
    },
    openScope: (origin, audience) => ({
      reads: () => new Map(),
      isDegraded: () => false,
      context: emptyContext(origin, audience),
    }),
    toResponse: (rendered) => preparePage(rendered, policies, false),
  };
  registerPagePosts(http, rendering, formPaths);
});

const named = 'submission_id=a6f0c1de-0000-4000-8000-000000000001';

const post = (
  payload: string,
  headers: Readonly<Record<string, string>> = {},
  path = '/feedback',
) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const origin = { origin: 'https://site.example' };
  return ask(path, { ...type, ...origin, ...headers }, { method: 'POST', payload });
};

describe('forms posted without a script (readings §2.1)', () => {
  test.each(formPaths)('%s accepts a post, and no cache stores the response', async (path) => {
    const reply = await post('rating=4', {}, path);
    expect([reply.status, reply.headers.location]).toEqual([303, '/feedback?sent=emailed']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(acted).toEqual([`${path} rating=4`]);
    for (const name of ['message', 'feedback'])
      expect((await post(`${name}=${'+'.repeat(60_000)}`, {}, path)).status).toBe(303);
  });

  test('the page after a post is for the visitor’s last audience (readings §4)', async () => {
    await post('rating=4', { cookie: 'audience=institution' });
    expect(contexts[0]?.site.audience).toBe('institution');
  });

  const ama = 'name=Ama';
  test.each([
    ['from a sandboxed page', ama, { origin: 'null' }, 403],
    ['of files', ama, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['of more than 64 kB', `feedback=${'x'.repeat(64_000)}`, {}, 413],
    ['with a long field that no form has', `made_up=${'+'.repeat(1_001)}`, {}, 413],
  ])('the server refuses to process a post %s', async (_, body, headers, status) => {
    const refused = await post(body, headers);
    expect(refused.status).toBe(status);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(acted).toEqual([]);
  });

  test('a client that sends 21 invalid posts in a minute gets a plain-text 429; other clients do not', async () => {
    answer = async () => new Response('<p>Please fill in.</p>', { status: 422 });
    const from = { 'x-forwarded-for': '2001:db8::1' };
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await post(`feedback=${turn}`, from)).status).toBe(422);
    }
    const short = await post('feedback=more', { 'x-forwarded-for': '2001:db8::2' });
    expect([short.status, short.headers['retry-after']]).toEqual([429, '60']);
    expect(acted).toHaveLength(20);
    expect((await post('feedback=more')).status).toBe(422);
  });

  test('a client that sends 61 valid posts in a minute gets a 429 page with the typed text', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await post(`feedback=${turn}`, from)).status).toBe(303);
    }
    answer = () => new Response('<p>Please wait.</p>', { status: 429 });
    const late = await post('feedback=more', from);
    expect([late.status, late.headers['retry-after']]).toEqual([429, '60']);
    expect(late.body.toString()).toBe('<p>Please wait.</p>');
    expect(acted.at(-1)).toBe('/feedback feedback=more');
    const waits = contexts.slice(-2).map(({ sender }) => sender.waitSeconds);
    expect(waits).toEqual([undefined, 60]);
    answer = () => new Response(null, { status: 303 });
    expect((await post('feedback=more')).status).toBe(303);
    answer = () => Promise.reject(new Error('broken'));
    expect((await post('feedback=more', from)).status).toBe(429);
  });
});

describe('a repeated submission', () => {
  test('is processed once; each repeat gets the same answer', async () => {
    const done = Promise.withResolvers<void>();
    const first = answer;
    answer = () => done.promise.then(first);
    const both = [post(`rating=4&${named}`), post(`rating=4&${named}`)];
    done.resolve();
    for (const reply of await Promise.all(both)) expect(reply.status).toBe(303);
    // The repeat comes from another IP address, because the phone has changed its network.
    const again = await post(`rating=4&${named}`, { 'x-forwarded-for': '203.0.113.9' });
    expect([again.status, again.headers.location]).toEqual([303, '/feedback?sent=emailed']);
    expect(acted).toHaveLength(1);
  });

  test('counts as new if a field differs; without a submission id, also if the IP address differs', async () => {
    await post(`rating=4&${named}`);
    await post(`rating=5&${named}`);
    await post(`rating=4&${named}`, {}, '/purplecontact');
    expect(acted).toHaveLength(3);
    for (const _ of [1, 2]) await post('rating=4');
    await post('rating=4', { 'x-forwarded-for': '203.0.113.9' });
    expect(acted).toHaveLength(5);
  });

  test.each([
    [422, async () => new Response('<p>No.</p>', { status: 422 })],
    [503, async () => new Response('<p>No.</p>', { status: 503 })],
    [500, () => Promise.reject(new Error('broken'))],
  ])('is processed again if the first answer had the status %i', async (status, refusal) => {
    answer = refusal;
    for (const _ of [1, 2]) expect((await post(`rating=4&${named}`)).status).toBe(status);
    expect(acted).toHaveLength(2);
  });
});
