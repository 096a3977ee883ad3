import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type AccessLine, logAccess, requestIdOf } from './requests.ts';

const withId = (id: string | undefined): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: id === undefined ? {} : { 'x-request-id': id },
  });

test('a well-formed request id is accepted from a trusted proxy, and replaced otherwise', () => {
  const ids = ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'c2bf4b7ad4e2d3e6b4a7e1c0d8f9a0b1'];
  const others = ['1234567', 'a'.repeat(65), 'abcdefgh\n{}', 'ama@example.com', undefined];
  for (const id of ids) expect(requestIdOf(withId(id), true)).toBe(id);
  const replaced = [
    ...others.map((id) => requestIdOf(withId(id), true)),
    ...ids.map((id) => requestIdOf(withId(id), false)),
  ];
  for (const id of replaced) expect(id).toMatch(/^[\w-]{16}$/);
  expect(new Set(replaced).size).toBe(replaced.length);
});

test('logAccess writes one line for a request, without data of its sender, also if the connection is lost', async () => {
  const lines: AccessLine[] = [];
  const server = createServer((request, response) => {
    const access = { requestId: 'the-id', routeOf: () => '/a/:id' };
    logAccess(request, response, access, (line) => lines.push(line));
    if (request.url === '/a/cut') response.destroy();
    else response.end('0123456789');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${Object(server.address()).port}`;
  const answer = await fetch(`${base}/a/ama@example.com?name=Ama`, {
    headers: { 'user-agent': 'Ama' },
  });
  await answer.text();
  await fetch(`${base}/a/cut`).catch(() => undefined);

  const number = expect.any(Number);
  const line = { requestId: 'the-id', method: 'GET', route: '/a/:id', milliseconds: number };
  expect(lines).toEqual([
    { ...line, status: 200, bytes: number },
    { ...line, status: 'aborted', bytes: 0 },
  ]);
  expect(lines[0]?.bytes).toBeGreaterThan(100);
});
