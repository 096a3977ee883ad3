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

test('readings §5 what is no host name is refused', async ({ site }) => {
  for (const host of ['1.2.3.4.5', 'a:99999', '[::::]', 'a b', '"><script>', 'a@b', '%00']) {
    expect(await send(site.url, ['GET /zz HTTP/1.1', `Host: ${host}`]), host).toContain(' 400 ');
    expect(await send(site.url, ['GET / HTTP/1.1', `Host: ${host}`]), host).toContain(' 400 ');
  }
});

test('readings §5 an absolute address in the request line is read as its path', async ({
  site,
}) => {
  const { host } = new URL(site.url);
  for (const address of [`http://${host}/purpleabout`, `http://${host}`]) {
    const line = `GET ${address} HTTP/1.1`;
    expect(await send(site.url, [line, `Host: ${host}`]), address).toContain(' 200 ');
  }
});
