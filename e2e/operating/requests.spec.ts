import { connect } from 'node:net';
import { expect, test } from '../support/test.ts';

/** Sends raw bytes, and reads the first line of the answer. */
const send = (siteUrl: string, lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    });
    socket.setTimeout(5_000, () => socket.destroy(new Error(`no answer to ${lines.join(' | ')}`)));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      resolve(chunk.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
  });

test.describe('readings §5 every request is answered', () => {
  for (const host of ['1.2.3.4.5', 'a:99999', '[::::]', 'a b', '"><script>', 'a@b', '%00']) {
    test(`${host} is refused as a host name`, async ({ site }) => {
      expect(await send(site.url, ['GET /zz HTTP/1.1', `Host: ${host}`])).toContain(' 400 ');
      expect(await send(site.url, ['GET / HTTP/1.1', `Host: ${host}`])).toContain(' 400 ');
    });
  }

  test('an absolute address in the request line is read as its path', async ({ site }) => {
    const { host } = new URL(site.url);
    const line = `GET http://${host}/purpleabout HTTP/1.1`;
    expect(await send(site.url, [line, `Host: ${host}`])).toContain(' 200 ');
    expect(await send(site.url, [`GET http://${host} HTTP/1.1`, `Host: ${host}`])).toContain(
      ' 200 ',
    );
  });

  for (const path of [
    '/zz/../purpleabout',
    '/./purpleabout',
    '/%2e%2e/purpleabout',
    '/purpleproductdetails/%2E%2e/purpleabout',
  ]) {
    test(`${path} is no address of a page`, async ({ site }) => {
      const { host } = new URL(site.url);
      expect(await send(site.url, [`GET ${path} HTTP/1.1`, `Host: ${host}`])).toContain(' 404 ');
    });
  }

  for (const path of ['/healthz', '/readyz']) {
    test(`HEAD ${path}`, async ({ request }) => {
      expect((await request.head(path)).status()).toBe(200);
    });
  }
});
