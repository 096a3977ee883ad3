import { brotliDecompressSync } from 'node:zlib';
import { ContentError } from '@insurance-kit/content-client';
import { recordLog, stopClock } from '@insurance-kit/server/test/fake-service';
import { describe, expect, test, vi } from 'vitest';
import type { Audience } from '../../shared/audience.ts';
import { inlineScriptHeader, inlineStyleHeader } from '../../shared/names.ts';
import { emptyContext } from '../../shared/test/empty-context.ts';
import { createUrlReader } from '../http/request-url.ts';
import { askAt, quietHttp } from '../test/http.ts';
import { createPages } from './pages.ts';

const idIn = (path: string): string =>
  decodeURIComponent(/^\/api\/blog\/(.+)\/details$/.exec(path)?.[1] ?? '');
const paths = ['/', '/privacy', '/purpleinsights', '/purpledetail/:id', '/sitemap.xml'];
const readUrl = createUrlReader(paths);
const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(`<!doctype html>${text.padEnd(2000, '.')}`, {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      [inlineScriptHeader]: "'sha256-one'",
      [inlineStyleHeader]: "'sha256-two'",
      ...init.headers,
    },
  });

const serve = (
  render: (url: URL) => Response | Promise<Response>,
  siteUrl = 'https://site.example',
) => {
  const pass = stopClock();
  const rendered: string[] = [];
  const audiences: (Audience | undefined)[] = [];
  const log = recordLog();
  const http = quietHttp(1, siteUrl || undefined);
  /** The record that all pages read, except `/privacy`. */
  const record = '/api/record';
  const missing = vi.fn((_id: string) => false);
  const listed = new Set<string>();
  const state = { version: 1, isDegraded: false, path: '', forget: (_: string): void => undefined };
  const answer = createPages(
    { ...http, log },
    {
      render: async (request) => {
        const url = new URL(request.url);
        rendered.push(url.pathname + url.search);
        state.path = url.pathname;
        return await render(url);
      },
      openScope: (origin, audience) => {
        audiences.push(audience);
        const before = String(state.version);
        return {
          context: emptyContext(origin, audience),
          reads: () => new Map(state.path === '/privacy' ? [] : [[record, before]]),
          isDegraded: () => state.isDegraded,
        };
      },
      readUrl,
      content: {
        isListed: (path) => listed.has(idIn(path)),
        store: {
          document: async (url) => {
            if (missing(idIn(url)))
              throw new ContentError({ kind: 'missing', url, reason: 'none' });
          },
          cached: () => ({ hash: String(state.version) }),
          onChange: (listener) => {
            state.forget = listener;
          },
        },
      },
    },
  );
  http.app.setNotFoundHandler(async (request, reply) => reply.sendPrepared(await answer(request)));
  const changeContent = () => {
    state.version += 1;
    state.forget(record);
  };
  const get = askAt(http);
  return { get, rendered, audiences, pass, log, missing, listed, state, changeContent };
};

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('the page cache', () => {
  test('renders a page once, and sends it to concurrent and later visitors', async () => {
    const { get, rendered } = serve(() => html('page'));
    const coding = { 'accept-encoding': 'br' };
    const first = get('/', coding);
    for (const visit of [
      {},
      { 'save-data': 'on' },
      { cookie: 'audience=institution; cookie-consent=true' },
    ]) {
      const { headers, body } = await get('/', { ...coding, ...visit });
      // Compare uncompressed bodies, because the best compression may have replaced the quick one.
      expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync((await first).body));
      // Caches in front of the site revalidate the page.
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
        'content-encoding': 'br',
        'speculation-rules': '"/speculation-rules.json"',
      });
    }
    expect(rendered).toEqual(['/']);
    // Only a page without an audience depends on the cookie.
    expect((await get('/privacy', coding)).headers.vary).toBe('Accept-Encoding, Cookie');
  });

  test('deletes only the pages that show changed content', async () => {
    const { get, rendered, changeContent } = serve(({ pathname }) => html(pathname));
    const { etag = '' } = (await get('/privacy')).headers;
    for (const path of ['/', '/purpleinsights']) await get(path);
    rendered.length = 0;
    changeContent();
    await Promise.all(['/', '/', '/', '/purpleinsights'].map((path) => get(path)));
    expect((await get('/privacy', { 'if-none-match': etag })).status).toBe(304);
    expect(rendered).toEqual(['/', '/purpleinsights']);
  });

  test('renders a page again if content changed during the render', async () => {
    const { get, rendered, changeContent } = serve(() => {
      if (rendered.length === 1) changeContent();
      return html('home');
    });
    for (let visit = 0; visit < 3; visit += 1) await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('keeps a page with missing content for two seconds, or until the content arrives', async () => {
    let text = 'without';
    const { get, rendered, state, changeContent, pass } = serve(() => html(text));
    state.isDegraded = true;
    expect((await get('/')).headers).not.toHaveProperty('cdn-cache-control');
    await get('/');
    expect(rendered).toHaveLength(1);
    pass(3);
    await get('/');
    expect(rendered).toHaveLength(2);
    state.isDegraded = false;
    text = 'whole';
    changeContent();
    expect((await get('/')).body.toString()).toContain('whole');
  });

  test('sends a better compressed body when a page is requested again', async () => {
    const text = Array.from({ length: 200 }, (_, line) => `Cover. ${line ** 3}`).join();
    const { get, rendered } = serve(() => html(text));
    const quick = await get('/', { 'accept-encoding': 'br' });
    let best = quick;
    await expect
      .poll(async () => {
        best = await get('/', { 'accept-encoding': 'br' });
        return best.body.length;
      })
      .toBeLessThan(quick.body.length);
    expect(best.headers.etag).toBe(quick.headers.etag);
    expect(brotliDecompressSync(best.body)).toEqual(brotliDecompressSync(quick.body));
    expect(rendered).toHaveLength(1);
  });

  test('never keeps a 503 or 500 response, and logs a repeated 503 and its end once', async () => {
    let status = 503;
    const { get, rendered, log } = serve(() => html('Loading...', { status }));
    expect((await get('/')).headers).toMatchObject({ 'retry-after': '5' });
    await get('/');
    status = 500;
    expect((await get('/')).headers['cache-control']).toBe('no-store');
    status = 200;
    await get('/');
    expect(rendered).toHaveLength(4);
    expect(log.lines).toMatchObject([
      { level: 'error', message: 'a page has no content', facts: { path: '/', status: 503 } },
      { level: 'error', message: 'a page could not be rendered' },
      { level: 'info', message: 'a page has its content again' },
    ]);
  });

  test('keeps one 404 page for each audience’s path prefix, such as /red, for ten seconds', async () => {
    const { get, rendered, pass } = serve(({ pathname }) =>
      html(pathname, { status: pathname === '/' ? 200 : 404 }),
    );
    const unknown = ['/unknown', '/purpleunknown', '/redunknown'];
    for (const path of ['/nope', '/purple-nope', '/red/nope']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(rendered).toEqual(unknown);
    pass(30);
    await get('/nope');
    expect(rendered).toEqual([...unknown, '/unknown']);
  });

  test.each([
    ['article addresses', '/purpledetail/'],
    ['searches', '/purpleinsights?q='],
  ])('limits a visitor who invents %s to sixty renders a minute', async (_, invented) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { get, rendered, listed } = serve(({ pathname }) => html(pathname));
    listed.add('listed');
    const [one, other] = [from('198.51.100.1'), from('198.51.100.2')];
    for (let id = 0; id < 80; id += 1) await get(invented + id, one);
    expect(rendered).toHaveLength(60);
    const refused = await get(`${invented}79`, one);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    for (const path of [`${invented}59`, '/purpledetail/listed', '/privacy']) {
      expect((await get(path, one)).status).toBe(200);
    }
    expect((await get(`${invented}79`, other)).status).toBe(200);
  });

  test('keeps one 404 page for all missing articles of a route for ten seconds', async () => {
    const { get, rendered, missing, pass } = serve(({ pathname }) =>
      html('No details', { status: pathname.endsWith('/7') ? 200 : 404 }),
    );
    missing.mockImplementation((id) => id !== '7');
    for (const id of ['1', '2', 'a%20b', '%3Aid', '%00', 'x'.repeat(1_900)]) {
      expect((await get(`/purpledetail/${id}`)).status).toBe(404);
    }
    // The site does not request invalid ids from the content service.
    expect(missing.mock.calls.flat()).toEqual(['1', '2', 'a b', ':id']);
    expect(rendered).toEqual(['/purpledetail/1']);
    expect((await get('/purpledetail/7')).status).toBe(200);
    pass(30);
    await get('/purpledetail/8');
    expect(rendered.at(-1)).toBe('/purpledetail/8');
  });

  test('does not keep a page whose render sets a cookie, and sends the page without the cookie', async () => {
    const { get, rendered } = serve(() => html('x', { headers: { 'set-cookie': 'a=b' } }));
    expect((await get('/')).headers).not.toHaveProperty('set-cookie');
    await get('/');
    expect(rendered).toHaveLength(2);
  });

  test('refuses requests for hosts other than localhost if SITE_URL is not set', async () => {
    const { get, rendered } = serve((url) => html(url.origin), '');
    const { body } = await get('/', { host: 'localhost:3000' });
    expect(body.toString()).toContain('http://localhost:3000');
    const refused = await get('/', { host: 'www.example.com' });
    expect(refused.status).toBe(400);
    expect(refused.body.toString()).toContain('SITE_URL');
    expect(rendered).toHaveLength(1);
  });
});

test('a page’s content security policy allows inline code only if the renderer returns the code’s hash', async () => {
  const { headers } = await serve(() => html('<script>evil()</script>')).get('/');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("script-src 'self' 'sha256-one';");
  expect(policy).toMatch(/style-src-elem 'self' '[^']+' 'sha256-two';/);
  expect(headers).not.toHaveProperty(inlineScriptHeader);
  expect(headers).not.toHaveProperty(inlineStyleHeader);
});

test('a page that depends on the audience cookie is rendered once for each audience (readings §4, §2.2)', async () => {
  const { get, rendered, audiences } = serve(() => html('x'));
  for (const path of ['/privacy', '/']) {
    for (const audience of ['individual', 'institution', 'institution']) {
      await get(path, { cookie: `audience=${audience}` });
    }
  }
  expect(rendered).toEqual(['/privacy', '/privacy', '/']);
  expect(audiences).toEqual([undefined, 'institution', undefined]);
});

describe('each page has one address', () => {
  test.each([
    ['/%70rivacy', '/privacy'],
    ['/PurpleDetail/AbC/', '/purpledetail/AbC'],
    ['/purpleinsights/?page=2', '/purpleinsights?page=2'],
    // A redirect to `//privacy` would lead to another host.
    ['//privacy', '/privacy'],
  ])('%s redirects to %s, without a render', async (from, location) => {
    const { get, rendered } = serve(() => html('x'));
    const { status, headers } = await get(from);
    expect([status, headers.location, rendered]).toEqual([308, location, []]);
  });

  test.each([
    ...['//evil.example/', '/\\evil.example', 'privacy', `/purpledetail/${'a'.repeat(2_001)}`],
    ...['/zz/../privacy', '/a/%2e%2E/privacy'],
  ])('$0 is not the address of a page', (url) => {
    expect(readUrl(url)).toMatchObject({ kind: 'unknown' });
  });

  test('addresses that differ only in unknown query parameters share one rendered page', async () => {
    const { get, rendered } = serve(() => html('x'));
    await get('/purpleinsights?utm_source=a&page=2&category=Motor');
    await get('/purpleinsights?category=Motor&page=2&fbclid=b');
    await get('/purpleinsights?category=Motor&page=-1');
    expect(rendered).toEqual([
      '/purpleinsights?category=Motor&page=2',
      '/purpleinsights?category=Motor',
    ]);
  });
});

test('a CDN may not cache errors and pages that depend on a cookie, nor override a file’s cache time', async () => {
  const statuses: Readonly<Record<string, number>> = { '/purpleinsights': 503, '/unknown': 404 };
  const headersAt: Readonly<Record<string, HeadersInit>> = {
    '/sitemap.xml': { 'content-type': 'application/xml' },
    '/manifest.webmanifest': { 'cache-control': 'public, max-age=604800' },
  };
  const { get } = serve(({ pathname }) =>
    html('x', { status: statuses[pathname] ?? 200, headers: headersAt[pathname] ?? {} }),
  );
  const cookie = { cookie: 'audience=institution' };
  const answers = await Promise.all([
    get('/purpleinsights'),
    get('/nope'),
    get('/privacy', cookie),
    get('/privacy'),
    get('/manifest.webmanifest'),
  ]);
  for (const { headers } of answers) expect(headers).not.toHaveProperty('cdn-cache-control');
  for (const path of ['/', '/sitemap.xml']) {
    const { headers } = await get(path);
    expect(headers['cdn-cache-control'], path).toMatch(/^max-age=\d+, stale-while/);
  }
});
