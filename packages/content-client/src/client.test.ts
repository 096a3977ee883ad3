import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createContentClient } from './client.ts';
import { ContentError, isContentError } from './errors.ts';
import { createServerSanitizer } from './html/server.ts';
import {
  type ContentReport,
  plainResourceNames,
  resourcePath,
  resources,
  submissionHeader,
} from './records/index.ts';

const sanitize = createServerSanitizer();
const servers: Server[] = [];

/** A content service on a free port that answers as told and notes what it was asked. */
async function serve(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, asked };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const json =
  (body: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };

const text =
  (body: string): RequestListener =>
  (_request, response) => {
    response.end(body);
  };

const status =
  (code: number): RequestListener =>
  (_request, response) => {
    response.writeHead(code).end('[]');
  };

function connect(
  baseUrl: string,
  options: Partial<Parameters<typeof createContentClient>[0]> = {},
) {
  return createContentClient({ baseUrl, sanitize, retry: { pauseMs: 1 }, ...options });
}

/** The `ContentError` that a call ends in. */
async function failure(call: Promise<unknown>): Promise<ContentError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isContentError(error)) throw new Error('expected a ContentError', { cause: error });
  return error;
}

describe('the calls of §7', () => {
  test.each(plainResourceNames)('asks for %s', async (name) => {
    const service = await serve(json([{ id: 1, category: 'Motor' }]));
    await connect(`${service.baseUrl}/`).read(name);
    expect(service.asked).toEqual([`GET ${resources[name].path}`]);
  });

  test('an article is asked for by its id, encoded', async () => {
    const service = await serve(json([{ caption: 'A <b>b</b>', body: '<h1>c</h1>' }]));
    const article = await connect(service.baseUrl).read('article', { id: 'a/b?c' });
    expect(service.asked).toEqual(['GET /api/blog/a%2Fb%3Fc/details']);
    expect(article).toMatchObject({ caption: 'A b', body: '<h2>c</h2>', pdf_file: undefined });
  });

  test.each(['', '.', '..', 'a'.repeat(201), '\ud800'])('no article has the id %j', async (id) => {
    const service = await serve(json([{}]));
    expect(await failure(connect(service.baseUrl).read('article', { id }))).toMatchObject({
      kind: 'missing',
    });
    expect(service.asked).toEqual([]);
  });

  test('only the first element of a record is used (§3)', async () => {
    const service = await serve(json([{ header_caption: 'One' }, { header_caption: 'Two' }]));
    expect((await connect(service.baseUrl).read('home')).header_caption).toBe('One');
  });

  test('lists may be empty, leave out what cannot be read, and report it once', async () => {
    const reports: ContentReport[] = [];
    const report = (entry: ContentReport) => reports.push(entry);
    const cards = resources.articleCards.parse(
      [{ id: 1 }, null, { id: '..' }, { id: 2, created_at: 'soon' }, { id: '1' }],
      { sanitize, report },
    );
    expect(cards.map(({ id }) => id)).toEqual(['1', '2']);
    expect(reports).toEqual([
      {
        url: '/api/published-blogs/cards',
        problemCount: 3,
        problems: [
          expect.objectContaining({ field: '1' }),
          expect.objectContaining({ field: '2.id' }),
          expect.objectContaining({ field: '3.created_at' }),
        ],
      },
    ]);
    expect(resources.articleCards.parse([], { sanitize })).toEqual([]);
  });

  test('the latest articles are at most two (§9)', () => {
    const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(resources.latestArticles.parse(three, { sanitize })).toHaveLength(2);
  });

  test('categories differ by more than case and are never empty (§4.2)', () => {
    const raw = ['Motor', 'motor', '', 'Home'].map((category) => ({ category }));
    expect(resources.categories.parse(raw, { sanitize })).toEqual([
      { category: 'Motor' },
      { category: 'Home' },
    ]);
  });

  test('a path of a call needs an id only for an article', () => {
    expect(resourcePath('home')).toBe('/api/home/fetch');
    expect(() => resourcePath('article')).toThrow(ContentError);
  });
});

describe('faults of the content service (readings §6)', () => {
  test('a failure that passes is not seen', async () => {
    let failures = 1;
    const service = await serve((request, response) => {
      failures -= 1;
      (failures >= 0 ? status(503) : json([{ header_caption: 'Back' }]))(request, response);
    });
    expect((await connect(service.baseUrl).read('home')).header_caption).toBe('Back');
  });

  const cutShort: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-length': 1_000 });
    response.write('[{"header_caption":', () => response.destroy());
  };
  const hangWithin: RequestListener = (_request, response) => void response.write('[{"header');
  const tooLong: RequestListener = (_request, response) =>
    response.writeHead(200, { 'content-length': 3_000_000 }).flushHeaders();

  test.each<[string, RequestListener, ContentError['kind'], number]>([
    ['404', status(404), 'missing', 1],
    ['400', status(400), 'refused', 1],
    ['429', status(429), 'refused', 1],
    ['500, after one retry', status(500), 'refused', 2],
    ['a hang before the answer', () => undefined, 'unreachable', 2],
    ['a hang within the answer', hangWithin, 'unreachable', 2],
    ['a cut connection', cutShort, 'unreachable', 2],
    ['a length over the limit', tooLong, 'unreadable', 1],
    ['invalid JSON', text('[{"a":'), 'unreadable', 1],
    ['HTML', text('<!doctype html><title>Hello</title>'), 'unreadable', 1],
    ['nothing', text(''), 'unreadable', 1],
    ['an object', text('{"header_caption":"a"}'), 'unreadable', 1],
    ['null', text('null'), 'unreadable', 1],
    ['an array of a number', text('[1]'), 'unreadable', 1],
    ['an array of null', text('[null]'), 'unreadable', 1],
    ['an array of an array', text('[[]]'), 'unreadable', 1],
    ['an empty array', text('[]'), 'unreadable', 1],
  ])(
    '%s is a failure of its kind: asked once, or again where it may pass',
    async (name, fault, kind, asked) => {
      const service = await serve(fault);
      // Only what hangs is given up soon: a busy machine may need longer for an answer.
      const setup = name.startsWith('a hang') ? { timeoutMs: 60 } : {};
      const error = await failure(connect(service.baseUrl, setup).read('home'));
      expect([error.kind, error.url]).toEqual([kind, `${service.baseUrl}/api/home/fetch`]);
      expect(service.asked).toHaveLength(asked);
      if (/^\d/.test(name)) expect(error.status).toBe(Number.parseInt(name, 10));
      if (name.startsWith('a hang')) expect(error.message).toContain('60 ms');
    },
  );

  test.each([301, 308])('%i is refused, and nobody else is asked', async (code) => {
    const elsewhere = await serve(json([{}]));
    const service = await serve((_request, response) => {
      response.writeHead(code, { location: `${elsewhere.baseUrl}/api/home/fetch` }).end();
    });
    expect(await failure(connect(service.baseUrl).read('home'))).toMatchObject({
      kind: 'refused',
      status: code,
    });
    expect(elsewhere.asked).toEqual([]);
  });

  test('no service at all is unreachable', async () => {
    const service = await serve(json([]));
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
    expect((await failure(connect(service.baseUrl).read('home'))).kind).toBe('unreachable');
  });

  test('an empty array for an article means that there is none (readings §4)', async () => {
    const service = await serve(json([]));
    const error = await failure(connect(service.baseUrl).read('article', { id: '9' }));
    expect(error.kind).toBe('missing');
  });

  test('50 MB are not read: the stream is dropped soon after the limit', async () => {
    const chunk = Buffer.alloc(1_000_000, 'a');
    let sent = 0;
    const service = await serve((_request, response) => {
      const more = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    expect(await failure(connect(service.baseUrl).read('home'))).toMatchObject({
      kind: 'unreadable',
    });
    expect(sent).toBeLessThan(50);
    expect(service.asked).toHaveLength(1);
  });

  test('an aborted call rejects with the reason of its signal', async () => {
    const aborting = new AbortController();
    const service = await serve(() => aborting.abort(new Error('left the page')));
    const call = connect(service.baseUrl).read('home', { signal: aborting.signal });
    await expect(call).rejects.toThrow('left the page');
    expect(service.asked).toHaveLength(1);
    const late = connect(service.baseUrl).read('home', { signal: aborting.signal });
    await expect(late).rejects.toThrow('left the page');
    expect(service.asked).toHaveLength(1);
  });

  test('bad fields are reported with the call that was answered', async () => {
    const service = await serve(json([{ header_caption: {}, tile1_btn_link: 'javascript:x' }]));
    const report = vi.fn<(entry: ContentReport) => void>();
    const home = await connect(service.baseUrl, { report }).read('home');
    expect(home.header_caption).toBe('');
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: `${service.baseUrl}/api/home/fetch`, problemCount: 2 }),
    );
  });
});

describe('feedback (§7, §8)', () => {
  const feedback = { rating: 5, likely_to_recommend: 9, feedback: 'Good' };

  test('is posted as JSON; an ok status is success, whatever the body', async () => {
    const bodies: string[] = [];
    const service = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (piece: string) => bodies.push(piece));
      request.on('end', () => response.writeHead(201).end('<not read>'));
    });
    await expect(connect(service.baseUrl).sendFeedback(feedback)).resolves.toBeUndefined();
    expect(service.asked).toEqual(['POST /api/feedback/form']);
    expect(JSON.parse(bodies.join(''))).toEqual(feedback);
  });

  test('a submission that has a name carries it', async () => {
    const names: unknown[] = [];
    const service = await serve((request, response) => {
      names.push(request.headers[submissionHeader]);
      response.writeHead(201).end();
    });
    const client = connect(service.baseUrl);
    await client.sendFeedback(feedback);
    await client.sendFeedback(feedback, { submissionId: 'a6f0c1de-1' });
    expect(names).toEqual([undefined, 'a6f0c1de-1']);
  });

  test.each([400, 500])('a %i is a rejection by the service, sent once', async (code) => {
    const service = await serve(status(code));
    expect(await failure(connect(service.baseUrl).sendFeedback(feedback))).toMatchObject({
      kind: 'refused',
      status: code,
    });
    expect(service.asked).toHaveLength(1);
  });

  test('a cut connection is a network failure, sent once', async () => {
    const service = await serve((request) => request.socket.destroy());
    expect(await failure(connect(service.baseUrl).sendFeedback(feedback))).toMatchObject({
      kind: 'unreachable',
    });
    expect(service.asked).toHaveLength(1);
  });
});
