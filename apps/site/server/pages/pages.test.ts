import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderNonceHeader } from '../../handover/shared-names.ts';
import { emptyContext } from '../../handover/test/empty-context.ts';
import { createEdge, type Edge } from '../edge/edge.ts';
import { createClientReader } from '../http/client-address.ts';
import { createUrlReader } from '../http/request-url.ts';
import { sendResponse } from '../http/response.ts';
import { ask, type Got } from '../test/ask.ts';
import { createClock, recordLog } from '../test/fake-service.ts';
import { close, listenTo, policies } from '../test/http.ts';
import { createPages } from './pages.ts';
import { speculationRulesPath } from './speculation.ts';
import type { Visit } from './visit.ts';

const patterns = ['/', '/privacy', '/purpleinsights', '/purpledetail/:id'];
const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(`<!doctype html><script nonce="m">go()</script>${text.padEnd(2000, '.')}`, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      [renderNonceHeader]: 'm',
      ...init.headers,
    },
  });

/** Renders that a test ends itself, in order. */
const heldRenders = () => {
  const renders: PromiseWithResolvers<Response>[] = [];
  const render = () => {
    const held = Promise.withResolvers<Response>();
    renders.push(held);
    return held.promise;
  };
  return { renders, render };
};

const serve = async (
  render: (url: URL) => Response | Promise<Response>,
  edge?: Pick<Edge, 'cacheable' | 'uncacheable'>,
) => {
  const clock = createClock();
  const log = recordLog();
  const rendered: string[] = [];
  const visits: Visit[] = [];
  const clients = createClientReader(1, undefined);
  /** The one record that pages are made of here, unless a page is named in `readers`. */
  const record = '/api/record';
  const hashes = new Map<string, string | undefined>([[record, '1']]);
  const readers = new Map<string, string>();
  /** Whether the record of such an id is missing. */
  const missing = vi.fn((_id: string) => false);
  let version = 1;
  let degraded = false;
  let path = '';
  const pages = createPages({
    render: async (request, { site }) => {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search + (site.lite ? ' lite' : ''));
      path = url.pathname;
      return await render(url);
    },
    openScope: (origin, visit) => {
      visits.push(visit);
      const before = new Map(hashes);
      const read = () => readers.get(path) ?? record;
      return {
        context: emptyContext(origin, visit),
        reads: () => new Map([[read(), before.get(read())]]),
        isDegraded: () => degraded,
      };
    },
    readUrl: createUrlReader(patterns),
    isMissing: async ({ id }) => missing(id),
    contentVersion: () => version,
    contentHash: (name) => hashes.get(name),
    policies,
    clients,
    log,
    now: clock.now,
    memoryBytes: 200_000,
    edge,
  });
  const server = createServer((request, response) => {
    const ready = pages.find(request);
    void Promise.resolve(ready ?? pages.answer(request)).then((answer) =>
      sendResponse(request, response, answer, clients.isSecure(request)),
    );
  });
  onTestFinished(() => close(server));
  const site = await listenTo(server);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(site, path, { headers, method });
  return {
    get,
    rendered,
    visits,
    clock,
    log,
    refresh: pages.refresh,
    readers,
    missing,
    changeContent: () => {
      version += 1;
      hashes.set(record, `${version}`);
    },
    loseContent: () => {
      version += 1;
      hashes.set(record, undefined);
    },
    degrade: (value: boolean) => {
      degraded = value;
    },
  };
};

describe('pages are rendered once', () => {
  test('visitors at the same moment wait for one render, later ones get the kept bytes', async () => {
    const { get, rendered } = await serve(() => html('home'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/')));
    await get('/');
    expect(rendered).toEqual(['/']);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  });

  test('when its content changes, the earlier page is sent until the new one is there', async () => {
    const { renders, render } = heldRenders();
    const { get, rendered, changeContent } = await serve(render);
    const first = get('/');
    await expect.poll(() => renders.length).toBe(1);
    renders[0]?.resolve(html('old'));
    expect((await first).body.toString()).toContain('old');
    changeContent();
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await get('/')).body.toString()).toContain('old');
    }
    expect(rendered).toHaveLength(2);
    renders[1]?.resolve(html('new'));
    await expect.poll(async () => (await get('/')).body.toString()).toContain('new');
    expect(rendered).toHaveLength(2);
  });

  test('only pages made of what changed are made anew, before anyone asks', async () => {
    const { get, rendered, readers, changeContent, refresh } = await serve(({ pathname }) =>
      html(pathname),
    );
    readers.set('/privacy', '/api/other');
    const { etag = '' } = (await get('/privacy')).headers;
    await get('/');
    await get('/purpleinsights');
    rendered.length = 0;
    changeContent();
    await refresh();
    expect(rendered).toEqual(['/purpleinsights', '/']);
    await get('/');
    expect((await get('/privacy', { 'if-none-match': etag })).status).toBe(304);
    expect(rendered).toHaveLength(2);
  });

  test('a page whose content is gone gives way at once to the answer that says so', async () => {
    let status = 200;
    const { get, loseContent } = await serve(() => html('article', { status }));
    await get('/purpledetail/1');
    status = 404;
    loseContent();
    expect((await get('/purpledetail/1')).status).toBe(404);
  });

  test('a page that cannot be made anew leaves the earlier one in its place', async () => {
    let status = 200;
    const { get, changeContent, refresh } = await serve(() => html(`${status}`, { status }));
    await get('/');
    status = 500;
    changeContent();
    await refresh();
    expect((await get('/')).body.toString()).toContain('200');
    status = 200;
    await refresh();
    expect((await get('/')).status).toBe(200);
  });

  test('a page made while content changed is made anew', async () => {
    const { get, rendered, changeContent } = await serve(() => {
      if (rendered.length === 1) changeContent();
      return html('home');
    });
    await get('/');
    await get('/');
    await expect.poll(() => rendered.length).toBe(2);
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('a page that lacks a part is kept for a moment, and gives way as soon as the part comes', async () => {
    let text = 'without';
    const { get, rendered, degrade, changeContent, clock } = await serve(() => html(text));
    degrade(true);
    await get('/');
    await get('/');
    expect(rendered).toHaveLength(1);
    clock.pass(3);
    await get('/');
    expect(rendered).toHaveLength(2);
    degrade(false);
    text = 'whole';
    changeContent();
    expect((await get('/')).body.toString()).toContain('whole');
  });

  test('failures are never kept, and a 503 says when to try again', async () => {
    const { get, rendered, log } = await serve(() => html('Loading...', { status: 503 }));
    expect((await get('/')).headers).toMatchObject({ 'retry-after': '5' });
    await get('/');
    expect(rendered).toHaveLength(2);
    expect(log.lines).toMatchObject([{ level: 'error', facts: { path: '/', status: 503 } }]);
  });

  test('unknown paths of an audience share one answer, kept for a moment', async () => {
    const { get, rendered, clock } = await serve(({ pathname }) =>
      html(pathname, { status: pathname === '/' ? 200 : 404 }),
    );
    const unknown = ['/unknown', '/purpleunknown', '/redunknown'];
    for (const path of ['/nope', '/purple-nope', '/red/nope', '/zz/../privacy', '/a/%2e%2E/b']) {
      expect((await get(path)).status).toBe(404);
    }
    for (let index = 0; index < 40; index += 1) await get(`/nope/${index}`);
    expect(rendered).toEqual(unknown);
    clock.pass(30);
    await get('/nope');
    expect(rendered).toEqual([...unknown, '/unknown']);
  });

  test('addresses that visitors make up push no page out', async () => {
    const { get, rendered } = await serve(({ pathname }) =>
      html(pathname, { status: pathname === '/' ? 200 : 404 }),
    );
    await get('/');
    for (let visitor = 0; visitor < 200; visitor += 1) {
      await get(`/purpledetail/${visitor}`, { 'x-forwarded-for': `198.51.100.${visitor}` });
    }
    rendered.length = 0;
    await get('/');
    expect(rendered).toEqual([]);
  });

  test('one visitor can have so many articles rendered a minute; kept ones and other visitors do not count', async () => {
    const { get, rendered, clock } = await serve(({ pathname }) => html(pathname));
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let id = 0; id < 80; id += 1) {
      statuses.push((await get(`/purpledetail/${id}`, from('198.51.100.1'))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(rendered).toHaveLength(60);
    const refused = await get('/purpledetail/79', from('198.51.100.1'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await get('/purpledetail/59', from('198.51.100.1'))).status).toBe(200);
    expect((await get('/privacy', from('198.51.100.1'))).status).toBe(200);
    expect((await get('/purpledetail/79', from('198.51.100.2'))).status).toBe(200);
    clock.pass(60);
    expect((await get('/purpledetail/78', from('198.51.100.1'))).status).toBe(200);
  });

  test('articles that are not there share one page, kept for a moment', async () => {
    const { get, rendered, missing, clock } = await serve(({ pathname }) =>
      html('No details', { status: pathname.endsWith('/7') ? 200 : 404 }),
    );
    missing.mockImplementation((id) => id !== '7');
    for (const id of ['1', '2', 'a%20b', '%3Aid']) {
      expect((await get(`/purpledetail/${id}`)).status).toBe(404);
    }
    expect(rendered).toEqual(['/purpledetail/1']);
    expect((await get('/purpledetail/7')).status).toBe(200);
    missing.mockReturnValue(false);
    await get('/purpledetail/1');
    expect(rendered).toEqual(['/purpledetail/1', '/purpledetail/7', '/purpledetail/1']);
    clock.pass(30);
    missing.mockReturnValue(true);
    await get('/purpledetail/8');
    expect(rendered.at(-1)).toBe('/purpledetail/8');
  });

  test('a flood of host names is limited in the same way', async () => {
    const { get, log } = await serve(({ host }) => html(host));
    const statuses: number[] = [];
    for (let name = 0; name < 80; name += 1) {
      statuses.push((await get('/', { host: `h${name}.example` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(80 - 3 - 2);
    expect(log.lines.map(({ message }) => message)).toEqual([expect.stringContaining('SITE_URL')]);
  });

  test('what pages weigh together stays within bounds', async () => {
    const { get, rendered } = await serve(({ search }) => html(search.repeat(1000)));
    for (let page = 1; page <= 60; page += 1) await get(`/purpleinsights?page=${page}`);
    rendered.length = 0;
    await get('/purpleinsights?page=60');
    expect(rendered).toEqual([]);
    await get('/purpleinsights?page=1');
    expect(rendered).toEqual(['/purpleinsights?page=1']);
  });

  test('no cookie leaves, and an answer with one is not kept', async () => {
    const { get, rendered } = await serve(() => html('x', { headers: { 'set-cookie': 'a=b' } }));
    expect((await get('/')).headers).not.toHaveProperty('set-cookie');
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('each origin has its own page, http and https their own headers', async () => {
    const { get, rendered } = await serve((url) => html(url.origin));
    const plain = await get('/', { host: 'one.example' });
    const secure = await get('/', { host: 'one.example', 'x-forwarded-proto': 'https' });
    expect(plain.body.toString()).toContain('http://one.example');
    expect(secure.body.toString()).toContain('https://one.example');
    expect(secure.headers['strict-transport-security']).toBeDefined();
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(rendered).toHaveLength(2);
    expect((await get('/', { host: 'a b' })).status).toBe(400);
  });
});

describe('how pages are sent', () => {
  test('to a visitor who saves data apart from the full ones, each rendered once, compressed', async () => {
    const { get, rendered } = await serve(() => html('page'));
    const coding = { 'accept-encoding': 'br' };
    for (const visit of [{}, { 'save-data': 'on' }, { cookie: 'lite=1' }, {}]) {
      // A cache on the way keeps the pages apart, and asks before it shows one.
      expect((await get('/', { ...coding, ...visit })).headers).toMatchObject({
        vary: 'Accept-Encoding, Save-Data, Cookie',
        'cache-control': 'no-cache',
        'content-encoding': 'br',
      });
    }
    expect(rendered).toEqual(['/', '/ lite']);
  });

  test('a page names the rules for fetching ahead; what is no page does not', async () => {
    const { get } = await serve(({ pathname }) =>
      pathname === '/'
        ? html('home')
        : new Response('{}', { headers: { 'content-type': 'text/xml' } }),
    );
    const { headers } = await get('/');
    expect(headers['speculation-rules']).toBe(`"${speculationRulesPath}"`);
    // Nothing is told to a cache in front where there is none.
    expect(headers).not.toHaveProperty('cdn-cache-control');
    expect(headers).not.toHaveProperty('surrogate-key');
    const lite = await get('/', { 'save-data': 'on' });
    expect(lite.headers['speculation-rules']).toBeUndefined();
    expect((await get('/privacy')).headers['speculation-rules']).toBeUndefined();
  });

  test('the policy allows the inline script of the page by hash, and none that a record brought along', async () => {
    const { get } = await serve(() => html('<script>evil()</script>'));
    const { headers, body } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy.match(/sha256-/g)).toHaveLength(2);
    expect(String(body)).toContain('<script>go()</script>');
    expect(headers).not.toHaveProperty(renderNonceHeader);
  });
});

describe('a page that belongs to no audience (readings §4, §2.2)', () => {
  const as = (audience: string) => ({ cookie: `audience=${audience}` });

  test('is rendered and kept once for each, and only where it differs', async () => {
    const { get, rendered, visits } = await serve(() => html('x'));
    for (const path of ['/privacy', '/']) {
      await get(path);
      await get(path, as('institution'));
      await get(path, as('institution'));
    }
    expect(rendered).toEqual(['/privacy', '/privacy', '/']);
    expect(visits).toEqual([
      { lite: false },
      { lite: false, audience: 'institution' },
      { lite: false },
    ]);
  });
});

describe('one address a page', () => {
  test.each([
    ['/privacy/', '/privacy'],
    ['/Privacy', '/privacy'],
    ['/%70rivacy', '/privacy'],
    ['/PRIVAC%59/', '/privacy'],
    ['/purpledetail/caf%c3%a9', '/purpledetail/caf%C3%A9'],
    ['/PurpleDetail/AbC/', '/purpledetail/AbC'],
    ['/purpleinsights/?page=2', '/purpleinsights?page=2'],
  ])('%s moves to %s', async (from, to) => {
    const { get, rendered } = await serve(() => html('x'));
    const { status, headers } = await get(from);
    expect([status, headers.location]).toEqual([308, to]);
    expect(headers['content-security-policy']).toBeDefined();
    expect(rendered).toEqual([]);
  });

  test.each(['/nope/', '/NOPE', '/a/B/c/'])('%s is unknown as it stands', async (path) => {
    const { get } = await serve(() => html('x', { status: 404 }));
    expect((await get(path)).status).toBe(404);
  });

  test('query keys that pages do not read make no other page', async () => {
    const { get, rendered } = await serve(() => html('x'));
    await get('/purpleinsights?utm_source=a&page=2&category=Motor');
    await get('/purpleinsights?category=Motor&page=2&fbclid=b');
    await get('/purpleinsights?category=Motor&page=-1');
    expect(rendered).toEqual([
      '/purpleinsights?category=Motor&page=2',
      '/purpleinsights?category=Motor',
    ]);
  });

  test.each([200, 404, 503])('a browser keeps a page (%i) for the way back', async (status) => {
    const { get } = await serve(() => html('x', { status }));
    // `no-store` would bar it from the browser's cache of pages left.
    expect((await get('/purpleinsights')).headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['//evil.example/', 400],
    ['/\\evil.example/', 400],
    ['http://evil.example/', 400],
    ['/%zz', 400],
    ['/%e0%a4%a', 400],
    [`/${'a'.repeat(2001)}`, 414],
  ])('%s is refused', async (path, status) => {
    const { get, rendered } = await serve(() => html('x'));
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(rendered).toEqual([]);
  });
});

describe('a cache in front', () => {
  const edge = createEdge({
    addresses: [],
    store: { onChange: () => () => undefined },
    log: recordLog(),
  });
  const toldBy = ({ headers }: Got) => headers['cdn-cache-control'];

  test('may keep a page that is current, by what it is made of; browsers ask again', async () => {
    const { get } = await serve(() => html('home'), edge);
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await get('/');
      expect(headers['cdn-cache-control']).toMatch(
        /^max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      );
      expect(headers['surrogate-key']).toBe('page /api/record');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test('keeps no page whose content has changed, also while it was made', async () => {
    const { renders, render } = heldRenders();
    const { get, changeContent } = await serve(render, edge);
    const first = get('/');
    await expect.poll(() => renders.length).toBe(1);
    changeContent();
    renders[0]?.resolve(html('old'));
    expect(toldBy(await first)).toBe('no-store');
    // The earlier page, which starts the next render.
    expect(toldBy(await get('/'))).toBe('no-store');
    await expect.poll(() => renders.length).toBe(2);
    renders[1]?.resolve(html('new'));
    await expect.poll(async () => toldBy(await get('/'))).toContain('max-age');
  });

  test('keeps no page that lacks a part, is not found or fails', async () => {
    const { get, degrade } = await serve(
      ({ pathname }) =>
        html('x', { status: pathname === '/privacy' ? 503 : pathname === '/' ? 200 : 404 }),
      edge,
    );
    degrade(true);
    expect(toldBy(await get('/'))).toBe('no-store');
    degrade(false);
    for (const path of ['/privacy', '/nowhere']) {
      expect(toldBy(await get(path)) ?? 'no-store').toBe('no-store');
    }
  });
});
