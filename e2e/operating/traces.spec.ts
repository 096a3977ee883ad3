import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '../support/test.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** The parts of OTLP's JSON that are read. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { readonly value: { readonly stringValue: string } }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** A receiver of traces, as an operator's collector is one. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') received.push((await buffer(request)).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => received.join('\n'),
    /** Each span as its server, its name, and those of the spans that it is within. */
    lines() {
      const all = received.flatMap((body) => {
        const { resourceSpans }: Sent = JSON.parse(body);
        return resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans }) => spans)
            .map((span) => ({ ...span, server: resource.attributes[0]?.value.stringValue })),
        );
      });
      const lineOf = ({ server, name, traceId, parentSpanId }: (typeof all)[number]): string => {
        const parent = all.find((one) => one.traceId === traceId && one.spanId === parentSpanId);
        if (parent === undefined && parentSpanId) return `? > ${server} ${name}`;
        return `${parent === undefined ? '' : `${lineOf(parent)} > `}${server} ${name}`;
      };
      return all.map(lineOf);
    },
    close: () => server.close(),
  };
}

test('a request is one trace through site, content service and database, and identifies no visitor', async ({
  launch,
}) => {
  const receiver = await startReceiver();
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  };
  const content = await launch.content({ variables });
  const site = await launch.site({ contentUrl: content.url, variables });
  const headers = {
    // Sent by a visitor, and ignored: no proxy is trusted here.
    traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    'x-forwarded-for': '198.51.100.7',
    'user-agent': 'Mensah/1.0',
  };
  const get = (path: string): Promise<Response> => fetch(site.url + path, { headers });
  for (const path of [
    '/purpledetail/3?from=mensah@example.com',
    '/purpledetail/3?from=mensah@example.com',
    '/purpledetail/mensah',
    '/mensah@example.com',
  ]) {
    await get(path);
  }
  const posted = await fetch(`${site.url}/content/api/feedback/form`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ rating: 5, likely_to_recommend: 9, feedback: 'mensah@example.com' }),
  });
  expect(posted.status).toBe(201);
  // A server that stops first sends the spans that it still has.
  await site.stop();
  await content.stop();

  const lines = receiver.lines();
  const page = 'site GET /purpledetail/:id';
  const feedback = 'site POST /content/api/feedback/form';
  expect(lines).toContain(page);
  expect(lines).toContain(`${page} > site render`);
  expect(lines).toContain(`${page} > site GET > content-service GET /api/blog/:id/details`);
  expect(lines).toContain('site GET unknown');
  expect(lines).toContain(
    `${feedback} > site POST > content-service POST /api/feedback/form > content-service INSERT`,
  );
  expect(lines.filter((line) => line.startsWith('?'))).toEqual([]);
  expect(receiver.text()).not.toMatch(/mensah|198\.51|1111111111|127\.0\.0\.1/i);
  receiver.close();
});
