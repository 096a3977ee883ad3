import { Agent, request as httpRequest, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureAddress, shareCardAddress } from '../shared/pictures.ts';
import { cut, file, hang, json, status } from './test/fake-service.ts';
import { siteOfEachTest } from './test/site.ts';

const at = siteOfEachTest();
const { ask, start } = at;

/** A visitor who keeps one connection open and sends one request after the other. */
const keepAsking = (path: string) => {
  let answered = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOn = (): Promise<string> =>
    new Promise((resolve) => {
      const outgoing = httpRequest(at.origin + path, { agent }, (answer) => {
        answer.resume();
        answer.on('error', (error) => resolve(`cut: ${error.message}`));
        answer.on('end', () => {
          answered += 1;
          const { statusCode = 0, headers } = answer;
          if (statusCode >= 500) resolve(`answered ${statusCode}`);
          else if (headers.connection === 'close') resolve('told to close');
          // The connection is not free before this event.
          else setImmediate(() => askOn().then(resolve));
        });
      });
      outgoing.on('error', (error) => resolve(`failed: ${error.message}`));
      outgoing.end();
    });
  return { answered: () => answered, ended: askOn().finally(() => agent.destroy()) };
};

const feedback = '/content/api/feedback/form';
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: at.origin, ...headers },
  });
const good = JSON.stringify({ rating: 5, likely_to_recommend: 9, feedback: 'Akwaaba ɔ' });

test('the site sends the id that it gave a request to the content service, never an id from a visitor', async () => {
  at.service.on('/files/a.pdf', file('application/pdf', 'a'));
  await start();
  const { headers } = await ask('/content/files/a.pdf', {
    headers: { 'x-request-id': 'made-up-by-a-visitor' },
  });
  const requested = at.service.requests.find(({ url }) => url === '/files/a.pdf');
  expect(requested?.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
  expect(headers['x-request-id']).toBe(requested?.headers['x-request-id']);
});

describe('reading content through the site (§7)', () => {
  test.each([
    ['a status 500', status(500), 502],
    ['a cut connection', cut, 503],
  ])(
    'answers with a JSON error after %s of the content service, if no content is stored',
    async (_name, fault, expected) => {
      at.service.on('/api/home/fetch', fault);
      await start();
      const answer = await ask('/content/api/home/fetch');
      expect(answer.status).toBe(expected);
      expect(answer.headers['retry-after']).toBe('5');
      expect(JSON.parse(answer.body.toString())).toHaveProperty('error');
    },
  );
});

describe('under /content/ only §7’s calls and files are reachable (readings §3)', () => {
  test('another path answers 404, and is not forwarded to the content service', async () => {
    const others = [
      '/content/mailbox',
      '/content/healthz',
      '/content/versions',
      '/content/api/secret',
      '/content/api/home/fetch/',
      '/content/%2e%2e/mailbox',
      '/content/files/..%2fmailbox.png',
      '/content/files/..\\x.png',
      '/content/files//x.png',
      '/content/files/.hidden.png',
      '/content/files/a%00.png',
      '/content/files/a.js',
    ];
    at.service.on('*', file('text/plain', 'secret'));
    await start();
    await expect.poll(() => at.service.requested).toContain('GET /versions');
    for (const path of others) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.toString()).not.toContain('secret');
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
    const beyondTheCalls = at.service.requested.filter(
      (line) => !/^GET \/api\/[\w/-]+$/.test(line),
    );
    expect(beyondTheCalls).toEqual(['GET /versions']);
  });

  test('another method is refused', async () => {
    await start();
    for (const method of ['DELETE', 'PUT', 'POST']) {
      const answer = await ask('/content/api/home/fetch', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await ask('/content/mailbox', { method })).status).toBe(404);
    }
    expect(at.service.requested.filter((line) => !line.startsWith('GET'))).toEqual([]);
  });
});

describe('files of the content service', () => {
  test('are streamed with ranges, and without cookies in both directions', async () => {
    at.service.on('/files/a/b.pdf', (request, response) => {
      const part = request.headers.range === 'bytes=0-3';
      response
        .writeHead(part ? 206 : 200, {
          'content-type': 'application/x-whatever',
          'set-cookie': 'session=1',
          'x-powered-by': 'x',
          etag: '"1"',
          ...(part && { 'content-range': 'bytes 0-3/8' }),
        })
        .end(part ? '%PDF' : '%PDF-1.7');
    });
    await start();
    const answer = await ask('/content/files/a/b.pdf', {
      headers: { range: 'bytes=0-3', cookie: 'consent=1' },
    });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe('%PDF');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-range': 'bytes 0-3/8',
      etag: '"1"',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    const passed = at.service.requests.find(({ url }) => url === '/files/a/b.pdf');
    expect(passed?.headers).toMatchObject({ range: 'bytes=0-3' });
    expect(passed?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['svg', 'image/svg+xml'],
    ['html', 'text/html; charset=utf-8'],
  ])('an %s file is sandboxed, so that it never acts as a page', async (extension, type) => {
    at.service.on(
      `/files/a.${extension}`,
      file('text/html', `<svg>${'<script>x()</script>'.repeat(50)}</svg>`),
    );
    await start();
    const { headers } = await ask(`/content/files/a.${extension}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an SVG is compressed, and is served while the content service is down, also after a restart', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(200)}</svg>`;
    at.service.on('/files/a/p.svg', file('image/svg+xml', svg, { etag: '"1"' }));
    await start();
    const answer = await ask('/content/files/a/p.svg?v=1', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toMatch(/max-age=\d+/);
    expect(brotliDecompressSync(answer.body).toString()).toBe(svg);
    await at.stop();
    at.service.on('/files/a/p.svg', status(500));
    await start();
    expect((await ask('/content/files/a/p.svg')).body.toString()).toBe(svg);
  });

  test.each(['p.svg', 'b.pdf'])(
    '%s is immutable only at an address that the content service sends as immutable',
    async (name) => {
      const forever = 'public, max-age=31536000, immutable';
      at.service.on(`/files/${name}`, file('x/y', 'old'));
      at.service.on(`/files/${name}?v=1`, file('x/y', 'old', { 'cache-control': forever }));
      at.service.on(`/files/${name}?v=2`, file('x/y', 'new', { 'cache-control': forever }));
      await start();
      const look = async (query: string) => {
        const { headers, body } = await ask(`/content/files/${name}${query}`);
        return [String(body), headers['cache-control'] === forever];
      };
      expect(await look('?v=1')).toEqual(['old', true]);
      expect(await look('?v=2')).toEqual(['new', true]);
      expect(await look('?v=3')).toEqual(['old', false]);
      expect(await look('')).toEqual(['old', false]);
      // Refused paths stay refused if they are encoded.
      expect((await ask('/content/files/..%2fmailbox.svg?v=1')).status).toBe(404);
    },
  );

  test('a compressed file is sent complete, and so is the next response on its connection', async () => {
    const pdf = '%PDF-1.7 '.repeat(200);
    at.service.on('/files/a.pdf', (request, response) => {
      const part = request.headers.range !== undefined;
      response
        .writeHead(part ? 206 : 200, {
          'content-encoding': 'gzip',
          'content-length': String(gzipSync(pdf).length),
          etag: '"coded"',
        })
        .end(gzipSync(pdf));
    });
    await start();
    const { hostname, port, host } = new URL(at.origin);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /content/files/a.pdf HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const [first = '', second = ''] = (await textOf(socket)).split(/(?<=\n0\r\n\r\n)/);
    expect(first).toContain('%PDF-1.7 %PDF-1.7');
    expect(first).not.toMatch(/^(?:content-length|content-encoding|etag):/im);
    expect(second).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*ok\n$/);
    // A range of a compressed body would be no range of the file.
    const part = await ask('/content/files/a.pdf', { headers: { range: 'bytes=0-3' } });
    expect(part.status).toBe(502);
  });

  test('a hundred slow readers at one address do not block another address', async () => {
    at.service.on('/files/long.pdf', (_request, response) => {
      response.writeHead(200).write('%PDF-1.7');
    });
    await start({ TRUST_PROXY: '1', SITE_URL: 'https://site.example' });
    const gone = new AbortController();
    const read = (address: string) =>
      fetch(`${at.origin}/content/files/long.pdf`, {
        headers: { 'x-forwarded-for': address },
        signal: gone.signal,
      });
    const slow = await Promise.all(Array.from({ length: 100 }, () => read('198.51.100.1')));
    expect(new Set(slow.map(({ status: got }) => got))).toEqual(new Set([200]));
    expect((await read('198.51.100.1')).status).toBe(429);
    expect((await read('203.0.113.9')).status).toBe(200);
    gone.abort();
    // After cancelled downloads a client can download again.
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    await expect
      .poll(async () => (await ask('/content/files/none.pdf', { headers })).status)
      .toBe(404);
  });

  test.each(['svg', 'png'])('a missing %s answers 404, a failing service 502', async (ending) => {
    at.service.on(`/files/bad.${ending}`, status(500));
    await start();
    expect((await ask(`/content/files/none.${ending}`)).status).toBe(404);
    expect((await ask(`/content/files/bad.${ending}`)).status).toBe(502);
  });
});

test('a path that is wrongly encoded is refused', async () => {
  await start();
  for (const path of ['/%E0%A4%A', '/content/%zz', '/pictures/%']) {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 400]);
    expect(body.toString()).not.toMatch(/:\d+:\d+|node_modules|\.tsx?\b/);
  }
});

test('an absolute address in the request line is read as its path (readings §5)', async () => {
  await start();
  const { hostname, port, host } = new URL(at.origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${at.origin}/healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
});

describe('feedback (readings §5)', () => {
  test('valid feedback is forwarded with its submission id, and reported as saved only after the content service confirms it', async () => {
    at.service.on('/api/feedback/form', status(201));
    await start();
    expect((await post(feedback, good)).status).toBe(201);
    await post(feedback, good, { 'idempotency-key': 'a6f0c1de-1' });
    expect(at.service.posted).toEqual([good, good]);
    const passedOn = at.service.requests.filter(({ method }) => method === 'POST');
    expect(passedOn.map(({ headers }) => headers['idempotency-key'])).toEqual([
      undefined,
      'a6f0c1de-1',
    ]);
  });

  test('an invalid post is refused with a reason, and not forwarded', async () => {
    const faults: readonly (readonly [string, Record<string, string>, number])[] = [
      [good, { origin: 'https://evil.example' }, 403],
      [good, { 'content-type': 'text/plain; a=application/json' }, 415],
      ['{', {}, 400],
      ['{"rating":0,"likely_to_recommend":5}', {}, 400],
      [good, { 'idempotency-key': 'short' }, 400],
      [good.padEnd(17_000), {}, 413],
    ];
    at.service.on('/api/feedback/form', status(201));
    await start();
    for (const [body, headers, expected] of faults) {
      const answer = await post(feedback, body, headers);
      expect([body, headers, answer.status]).toEqual([body, headers, expected]);
      expect(answer.body.length).toBeGreaterThan(10);
    }
    expect(at.service.posted).toEqual([]);
  });

  test('visitors who share an IP address have separate rate limits, by submission id', async () => {
    at.service.on('/api/feedback/form', status(201));
    await start();
    const send = (id: string) => post(feedback, good, { 'idempotency-key': id });
    for (let person = 0; person < 30; person += 1) {
      expect((await send(`a6f0c1de-${person}`)).status).toBe(201);
    }
    for (let turn = 0; turn < 9; turn += 1) await send('a6f0c1de-0');
    expect((await send('a6f0c1de-0')).status).toBe(429);
    expect((await send('a6f0c1de-31')).status).toBe(201);
    // New submission ids do not raise the limit of an address.
    const flood = Array.from({ length: 120 }, (_, turn) => send(`b6f0c1de-${turn}`));
    expect((await Promise.all(flood)).map(({ status: got }) => got)).toContain(429);
  });

  test('a failure of the content service is never reported as a success', async () => {
    at.service.on('/api/feedback/form', status(500));
    await start();
    expect((await post(feedback, good)).status).toBe(502);
    await at.service.close();
    expect((await post(feedback, good)).status).toBe(503);
  });
});

describe('e-mail by the stand-in (§7)', () => {
  const send = '/content/api/v1.0/email/send-form';

  test('a form is forwarded unchanged, and the response is plain text', async () => {
    at.service.on('/api/v1.0/email/send-form', file('text/html', 'OK', { 'set-cookie': 'a=b' }));
    await start();
    const body = '--b\r\ncontent-disposition: form-data; name="message"\r\n\r\nɛ\r\n--b--\r\n';
    const answer = await post(send, body, { 'content-type': 'multipart/form-data; boundary=b' });
    expect([answer.status, answer.body.toString()]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(at.service.posted).toEqual([body]);
    const passed = at.service.requests.find(({ method }) => method === 'POST');
    expect(passed?.headers['content-type']).toBe('multipart/form-data; boundary=b');
  });

  test('a post from another origin, or of more than 64 kB, is refused', async () => {
    await start();
    expect((await post(send, 'x', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(send, 'x'.repeat(64_001))).status).toBe(413);
    expect(at.service.posted).toEqual([]);
  });

  test('with a real EmailJS account the site forwards no form', async () => {
    await start({ EMAILJS_ORIGIN: 'https://api.emailjs.com' });
    await post(send, 'x');
    expect(at.service.posted).toEqual([]);
  });
});

describe('pictures', () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#630994' } })
      .png()
      .toBuffer();
  const address = (...parameters: Parameters<typeof pictureAddress>): string =>
    pictureAddress(...parameters) ?? 'no address';

  test('a picture has the requested width and format, is never enlarged, and is made again only when its source changes', async () => {
    at.service.on('/files/p.png', file('image/png', await png(200, 100), { etag: '"1"' }));
    await start({ CONTENT_TTL_SECONDS: '1' });
    for (const [format, kind] of [
      ['avif', 'heif'],
      ['jpg', 'jpeg'],
    ] as const) {
      const { body } = await ask(address('/content/files/p.png', 160, format));
      expect(await sharp(body).metadata()).toMatchObject({ format: kind, width: 160 });
    }
    at.service.requested.length = 0;
    const wide = address('/content/files/p.png', 640, 'jpg');
    const [one, two] = await Promise.all([ask(wide), ask(wide)]);
    expect((await sharp(one.body).metadata()).width).toBe(200);
    expect(two.body).toEqual(one.body);
    expect(at.service.requested.filter((line) => line.endsWith('p.png'))).toHaveLength(1);
    at.service.on('/files/p.png', file('image/png', await png(300, 100), { etag: '"2"' }));
    await expect.poll(async () => (await sharp((await ask(wide)).body).metadata()).width).toBe(300);
  });

  test.each([
    [undefined, [64, 191]],
    ['20% 90%', [128, 255]],
  ] as const)(
    'a share card keeps the part around the point %s that its record names',
    async (focus, [least, most]) => {
      const gradient = Buffer.from(Array.from({ length: 256 }, (_, row) => [row, row, row]).flat());
      const tall = sharp(gradient, { raw: { width: 1, height: 256, channels: 3 } });
      const picture = await tall.resize(800, 1260, { fit: 'fill' }).png().toBuffer();
      at.service.on('/files/tall.png', file('image/png', picture));
      await start();
      const { body } = await ask(shareCardAddress('/content/files/tall.png', focus) ?? '');
      expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
      const { channels } = await sharp(body).stats();
      expect(channels[0]?.min).toBeGreaterThanOrEqual(least);
      expect(channels[0]?.max).toBeLessThanOrEqual(most);
    },
  );

  test('a drawing becomes a share card', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 80"/>';
    at.service.on('/files/hero.svg', file('image/svg+xml', drawing));
    await start();
    const { headers, body } = await ask(shareCardAddress('/content/files/hero.svg') ?? '');
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('a share card has a white border around a small photograph', async () => {
    at.service.on('/files/small.png', file('image/png', await png(80, 80)));
    await start();
    const { body } = await ask(shareCardAddress('/content/files/small.png') ?? '');
    const { data, info } = await sharp(body)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const dark = data.filter((value) => value < 128).length;
    expect(dark).toBeGreaterThan(70 * 70);
    expect(dark).toBeLessThan(90 * 90);
  });

  test('an address with another width, type or source answers 404', async () => {
    const others = [
      '/pictures/333/files/p.png.jpg',
      '/pictures/366/files/p.svg.jpg',
      '/pictures/366/api/home/fetch.jpg',
      '/pictures/366/https://evil.example/p.png.jpg',
      '/pictures/366/..%2fmailbox.png.jpg',
    ];
    at.service.on('*', file('image/png', await png(10, 10)));
    await start();
    for (const path of others) expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('an invalid source file answers 502, a missing one 404, an incomplete one 503', async () => {
    at.service.on('/files/text.png', file('image/png', 'not a picture'));
    at.service.on('/files/bomb.png', file('image/png', await png(9000, 9000)));
    const flat = { width: 3_400, height: 3_000, channels: 3, background: '#369' } as const;
    const avif = await sharp({ create: flat }).avif({ effort: 0 }).toBuffer();
    at.service.on('/files/bomb.avif', file('image/avif', avif));
    at.service.on('/files/cut.png', cut);
    at.service.on('/files/half.png', file('image/png', (await png(900, 600)).subarray(0, 1_000)));
    await start();
    const of = async (name: string) =>
      (await ask(address(`/content/files/${name}`, 366, 'jpg'))).status;
    expect(await of('half.png')).toBe(502);
    // The server does not fetch a broken picture for each visitor.
    expect(await of('half.png')).toBe(502);
    expect(at.service.requested.filter((line) => line.includes('half.png'))).toHaveLength(1);
    expect(await of('text.png')).toBe(502);
    expect(await of('bomb.png')).toBe(502);
    expect(await of('bomb.avif')).toBe(502);
    expect(await of('none.png')).toBe(404);
    expect(await of('cut.png')).toBe(503);
  });
});

test('/healthz answers 200 at once, /readyz when content is known; /readyz lists missing content', async () => {
  at.service.on('*', hang);
  await start();
  expect((await ask('/healthz')).status).toBe(200);
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

describe('requests for invented addresses do not delay messages or the content of pages', () => {
  const token = `${'a'.repeat(40)}.${'b'.repeat(40)}`;
  const draft = 'c'.repeat(40);

  test.each<[string, (turn: number) => string]>([
    ['/content/api/…', (turn) => `/content/api/blog/${turn}/details`],
    ['/content/….svg', (turn) => `/content/made-up/${turn}.svg`],
    ['/content/….pdf', (turn) => `/content/made-up/${turn}.pdf`],
    ['/content/drafts/…', (turn) => `/content/drafts/${draft}${turn}.png`],
    ['/pictures/…', (turn) => `/pictures/350/made-up/${turn}.png.avif`],
    ['/pictures/350/drafts/…', (turn) => `/pictures/350/drafts/${draft}${turn}.png`],
    ['/preview?token=…', (turn) => `/preview?token=${turn}${token}`],
    ['/preview/api/…', (turn) => `/preview/api/blog/${turn}/details`],
  ])(
    'six hundred invented addresses at %s delay neither messages nor content',
    async (_route, address) => {
      const record = [
        { header_image: 'files/home/a.svg', header_body: '<a href="files/b.pdf">b</a>' },
      ];
      const held = new Set<ServerResponse>();
      let isHolding = true;
      at.service.on('*', ({ method }, response) => {
        if (method === 'POST') response.writeHead(201).end('OK');
        else if (isHolding) held.add(response);
        else response.writeHead(404).end();
      });
      at.service.on('/api/home/fetch', json(record));
      at.service.on('/files/home/a.svg', file('image/svg+xml', '<svg/>'));
      at.service.on('/files/b.pdf', file('application/pdf', 'b'));
      await start({ TRUST_PROXY: '1', SITE_URL: 'https://site.example' });
      expect((await ask('/content/api/home/fetch')).status).toBe(200);
      const flood = Array.from({ length: 600 }, (_, turn) =>
        ask(address(turn), {
          headers: { cookie: `preview=${token}`, 'x-forwarded-for': `10.0.0.${turn % 100}` },
        }),
      );
      const answers = await Promise.all([
        post(feedback, good, { origin: 'https://site.example' }),
        post('/content/api/v1.0/email/send', '{}', { origin: 'https://site.example' }),
        ask('/content/files/home/a.svg'),
        ask('/content/files/b.pdf'),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 200, 200]);
      isHolding = false;
      for (const response of held) response.writeHead(404).end();
      await Promise.all(flood);
    },
  );
});

describe('a graceful shutdown', () => {
  test('answers 503 at /readyz, and still serves pages for SHUTDOWN_DELAY_SECONDS', async () => {
    at.service.on('/api/home/fetch', json([{ header_caption: 'Cover' }]));
    await start({ SHUTDOWN_DELAY_SECONDS: '1' });
    await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
    const stopped = at.stop();
    expect((await ask('/readyz', { method: 'HEAD' })).status).toBe(503);
    expect((await ask('/healthz', { method: 'HEAD' })).status).toBe(200);
    expect((await ask('/content/api/home/fetch')).status).toBe(200);
    await stopped;
    await expect(ask('/healthz')).rejects.toThrow();
  });

  test('fails no request on a kept-open connection, also under load', async () => {
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
