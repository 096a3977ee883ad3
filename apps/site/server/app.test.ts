import { Agent, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { cut, file, hang, json, status } from '@insurance-kit/server/test/fake-service';
import { describe, expect, test } from 'vitest';
import { siteOfEachTest } from './test/site.ts';

const at = siteOfEachTest();
const { ask, start } = at;

/** Sends one request after the other on one connection, until the server closes the connection. */
const keepAsking = (path: string) => {
  let answered = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOn = async (): Promise<string> => {
    for (;;) {
      const { status, headers } = await ask(path, { agent });
      answered += 1;
      if (status >= 500) return `answered ${status}`;
      if (headers.connection === 'close') return 'told to close';
      // The agent can reuse the connection only in the next turn of the event loop.
      await setImmediate();
    }
  };
  const ended = askOn().catch((error: unknown) => `failed: ${error}`);
  return { answered: () => answered, ended: ended.finally(() => agent.destroy()) };
};

describe('under /content/ (readings §3)', () => {
  test('the site forwards only files and the calls that the specification lists (§7), and answers 404 to other paths', async () => {
    const others = [
      ...['mailbox', 'healthz', 'versions', 'api/secret', 'api/home/fetch/', '%2e%2e/mailbox'],
      ...['files/..%2fmailbox.png', 'files/..%2fmailbox.svg?v=1', 'files/..\\x.png'],
      ...['files//x.png', 'files/.hidden.png', 'files/a%00.png', 'files/a.js', 'edit/a.png'],
    ];
    at.service.on('*', file('text/plain', 'secret'));
    await start();
    await expect.poll(() => at.service.requested).toContain('GET /versions');
    for (const path of others) {
      const answer = await ask(`/content/${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.body.toString()).not.toContain('secret');
    }
    const isCall = (line: string) => /^GET \/api\/[\w/-]+$/.test(line);
    expect(at.service.requested.filter((line) => !isCall(line))).toEqual(['GET /versions']);
  });

  test('the site forwards no DELETE, PUT or POST request for content', async () => {
    await start();
    for (const method of ['DELETE', 'PUT', 'POST']) {
      for (const path of ['api/home/fetch', 'files/a.svg', 'mailbox']) {
        const { status, headers } = await ask(`/content/${path}`, { method });
        expect([status, headers.allow], path).toEqual([405, 'GET, HEAD']);
      }
    }
    expect(at.service.requested.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});

describe('files of the content service', () => {
  test('are streamed with byte ranges, and with only the allowed headers', async () => {
    const allowed = {
      'accept-ranges': 'bytes',
      'content-length': '4',
      'content-range': 'bytes 0-3/8',
      'last-modified': 'Mon, 23 Nov 2026 09:00:00 GMT',
      etag: '"1"',
    };
    const others = { 'set-cookie': 'a=b', 'content-type': 'x/y', 'content-encoding': 'identity' };
    at.service.on('/files/a/b.pdf', status(206, { ...allowed, ...others }, '%PDF'));
    await start();
    const times = { 'if-none-match': '"0"', 'if-modified-since': 'Mon, 23 Nov 2026 08:00:00 GMT' };
    const ofPart = { range: 'bytes=0-3', 'if-range': '"1"', ...times };
    const answer = await ask('/content/files/a/b.pdf', {
      headers: { ...ofPart, cookie: 'consent=1', 'x-request-id': 'made-up-by-a-visitor' },
    });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe('%PDF');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      ...allowed,
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    at.service.on('/files/a/b.pdf', status(304, { 'content-encoding': 'gzip' }));
    expect((await ask('/content/files/a/b.pdf')).status).toBe(304);
    at.service.on('/files/a/b.pdf', status(416));
    const beyond = await ask('/content/files/a/b.pdf');
    expect([beyond.status, beyond.headers['cache-control']]).toEqual([416, 'no-store']);
    const passed = at.service.requests.find(({ url }) => url === '/files/a/b.pdf');
    expect(passed?.headers).toMatchObject(ofPart);
    expect(passed?.headers).not.toHaveProperty('cookie');
    expect(passed?.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
    expect(answer.headers['x-request-id']).toBe(passed?.headers['x-request-id']);
  });

  test('are sandboxed if they are SVG or HTML, so that their scripts do not run', async () => {
    await start();
    for (const [ending, type] of [
      ['svg', 'image/svg+xml'],
      ['html', 'text/html; charset=utf-8'],
    ]) {
      at.service.on(`/files/a.${ending}`, file('text/plain', '<svg><script>x()</script></svg>'));
      const { headers } = await ask(`/content/files/a.${ending}`);
      expect(headers['content-type']).toBe(type);
      expect(headers['content-security-policy']).toMatch(
        /default-src 'none';.*style-src 'unsafe-inline'; sandbox/,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('are compressed if they are SVG, and served from disk while the service is down', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(200)}</svg>`;
    at.service.on('/files/a/p.svg', file('image/svg+xml', svg, { etag: '"1"' }));
    await start();
    const headers = { 'accept-encoding': 'br' };
    const answer = await ask('/content/files/a/p.svg?v=1', { headers });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toMatch(/max-age=\d+/);
    expect(brotliDecompressSync(answer.body).toString()).toBe(svg);
    await at.stop();
    at.service.on('/files/a/p.svg', status(500));
    await start();
    expect((await ask('/content/files/a/p.svg')).body.toString()).toBe(svg);
  });

  test('are cached as immutable only if the content service sends them as immutable', async () => {
    const forever = 'public, max-age=31536000, immutable';
    for (const name of ['p.svg', 'b.pdf']) {
      at.service.on(`/files/${name}`, file('x/y', 'old'));
      at.service.on(`/files/${name}?v=1`, file('x/y', 'old', { 'cache-control': forever }));
      at.service.on(`/files/${name}?v=2`, file('x/y', 'new', { 'cache-control': forever }));
    }
    await start();
    const look = async (address: string) => {
      const { headers, body } = await ask(`/content/files/${address}`);
      return [String(body), headers['cache-control'] === forever];
    };
    for (const name of ['p.svg', 'b.pdf']) {
      expect(await look(`${name}?v=1`)).toEqual(['old', true]);
      expect(await look(`${name}?v=2`)).toEqual(['new', true]);
      expect(await look(`${name}?v=3`)).toEqual(['old', false]);
      expect(await look(name)).toEqual(['old', false]);
    }
  });

  test('stay available to other IP addresses during a hundred slow downloads from one address', async () => {
    at.service.on('/files/long.pdf', (_request, response) => {
      response.writeHead(200).write('%PDF-1.7');
    });
    await start({ TRUST_PROXY: '1', SITE_URL: 'https://site.example' });
    const aborted = new AbortController();
    const read = (address: string) =>
      fetch(`${at.origin}/content/files/long.pdf`, {
        headers: { 'x-forwarded-for': address },
        signal: aborted.signal,
      });
    const slow = await Promise.all(Array.from({ length: 100 }, () => read('198.51.100.1')));
    expect(new Set(slow.map(({ status: got }) => got))).toEqual(new Set([200]));
    expect((await read('198.51.100.1')).status).toBe(429);
    expect((await read('203.0.113.9')).status).toBe(200);
    aborted.abort();
    // After a client cancels its downloads, it can download again.
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    await expect
      .poll(async () => (await ask('/content/files/none.pdf', { headers })).status)
      .toBe(404);
  });
});

test('/content/ answers 404 for a missing file, 502 for a service error, 503 for a cut connection', async () => {
  for (const path of ['/api/home/fetch', '/files/bad.svg', '/files/bad.png']) {
    at.service.on(path, status(500));
  }
  at.service.on('/files/coded.pdf', status(200, { 'content-encoding': 'br' }));
  at.service.on('/api/about/fetch', cut);
  await start();
  for (const [path, expected] of [
    ['/files/none.svg', 404],
    ['/files/none.png', 404],
    ['/files/bad.svg', 502],
    ['/files/bad.png', 502],
    ['/files/coded.pdf', 502],
    ['/api/home/fetch', 502],
    ['/api/about/fetch', 503],
  ] as const) {
    const { status: got, headers, body } = await ask(`/content${path}`);
    expect([path, got]).toEqual([path, expected]);
    expect(headers['retry-after']).toBe(expected === 404 ? undefined : '5');
    expect(JSON.parse(body.toString())).toHaveProperty('error');
  }
  // The answer for an unknown article is an empty array (§7).
  expect(String((await ask('/content/api/blog/none/details')).body)).toBe('[]');
});

test('the site answers 400 to a wrongly encoded path, and 431 to long headers', async () => {
  await start();
  expect((await ask('/', { headers: { long: 'x'.repeat(20_000) } })).status).toBe(431);
  for (const path of ['/%E0%A4%A', '/%ff', '/content/%zz', '/pictures/%']) {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 400]);
    expect(body.toString()).not.toMatch(/:\d+:\d+|node_modules|\.tsx?\b/);
  }
});

test('/healthz answers 200 at once; /readyz waits for content, and lists missing content', async () => {
  at.service.on('*', hang);
  await start();
  // The request line may have a full URL instead of a path (readings §5).
  for (const path of ['/healthz', `${at.origin}/healthz`])
    expect((await ask(path)).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(503);
  await at.stop();
  at.service.on('*', status(500));
  at.service.on('/api/home/fetch', json([{ header_caption: 'Cover' }]));
  await start();
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  const { body } = await ask('/readyz');
  expect(body.toString()).toMatch(/^ready, without content of .*\/api\/published-blogs\/cards/);
  expect(body.toString()).not.toContain('/api/home/fetch');
});

test('a flood of requests for missing addresses does not delay forms or page content', async () => {
  const token = `${'a'.repeat(40)}.${'b'.repeat(40)}`;
  const draft = 'c'.repeat(40);
  const routes: readonly ((turn: number) => string)[] = [
    (turn) => `/content/api/blog/${turn}/details`,
    (turn) => `/content/made-up/${turn}.svg`,
    (turn) => `/content/made-up/${turn}.pdf`,
    (turn) => `/content/drafts/${draft}${turn}.png`,
    (turn) => `/pictures/350/made-up/${turn}.png.avif`,
    (turn) => `/pictures/350/drafts/${draft}${turn}.png`,
    (turn) => `/preview?token=${turn}${token}`,
    (turn) => `/preview/api/blog/${turn}/details`,
  ];
  const held = new Set<ServerResponse>();
  let isHolding = true;
  at.service.on('*', ({ method }, response) => {
    if (method === 'POST') response.writeHead(201).end('OK');
    else if (isHolding) held.add(response);
    else response.writeHead(404).end();
  });
  at.service.on('/api/published-blogs/cards', json([{ id: 'listed' }]));
  at.service.on('/api/blog/listed/details', json([{ caption: 'Listed' }]));
  const body = routes.map((_, index) => `<a href="files/${index}.pdf">files/${index}.svg</a>`);
  at.service.on('/api/home/fetch', json([{ header_body: body.join() }]));
  await start({ TRUST_PROXY: '1', SITE_URL: 'https://site.example' });
  expect((await ask('/content/api/home/fetch')).status).toBe(200);
  expect((await ask('/content/api/published-blogs/cards')).status).toBe(200);
  const send = (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', origin: 'https://site.example' };
    return ask(path, { method: 'POST', body: JSON.stringify(body), headers });
  };
  const flood: Promise<unknown>[] = [];
  for (const [index, route] of routes.entries()) {
    // Send more requests than any queue runs in parallel.
    for (let turn = 0; turn < 40; turn += 1) {
      const headers = { cookie: `preview=${token}`, 'x-forwarded-for': `10.0.0.${turn}` };
      flood.push(ask(route(turn), { headers }).catch(() => undefined));
    }
    for (const ending of ['svg', 'pdf']) {
      at.service.on(`/files/${index}.${ending}`, file('x/y', 'b'));
    }
    const answers = await Promise.all([
      send('/content/api/feedback/form', { rating: 5, likely_to_recommend: 9 }),
      send('/content/api/v1.0/email/send', {}),
      ask(`/content/files/${index}.svg`),
      ask(`/content/files/${index}.pdf`),
    ]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses, route(0)).toEqual([201, 201, 200, 200]);
  }
  const { body: listed } = await ask('/content/api/blog/listed/details');
  expect(String(listed)).toContain('Listed');
  expect(held.size).toBeGreaterThan(8);
  isHolding = false;
  for (const response of held) response.writeHead(404).end();
  await Promise.all(flood);
});

describe('a site that shuts down', () => {
  test('answers 503 at /readyz, and still serves pages for SHUTDOWN_DELAY_SECONDS', async () => {
    at.service.on('/api/home/fetch', json([{ header_caption: 'Cover' }]));
    await start({ SHUTDOWN_DELAY_SECONDS: '1' });
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
    const stopped = at.stop();
    const paths = ['/readyz', '/healthz', '/content/api/home/fetch'];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 200, 200]);
    await stopped;
    await expect(ask('/healthz')).rejects.toThrow();
  });

  test('answers every request on keep-alive connections, even under load', async () => {
    at.service.on('/api/home/fetch', json([{ header_caption: 'x' }]));
    await start();
    const clients = Array.from({ length: 30 }, (_, index) =>
      keepAsking(['/', '/content/api/home/fetch', '/pictures/none', '/healthz'][index % 4] ?? '/'),
    );
    await expect.poll(() => clients.every(({ answered }) => answered() > 3)).toBe(true);
    await at.stop();
    const ends = await Promise.all(clients.map(({ ended }) => ended));
    expect(new Set(ends)).toEqual(new Set(['told to close']));
  });
});
