import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type AccessLine, logAccess, requestIdOf } from './requests.ts';

const withId = (id: string | undefined): IncomingMessage =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: id === undefined ? {} : { 'x-request-id': id },
  });
const ownId = /^[\w-]{16}$/;

test.each([
  ['of a UUID', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', true],
  ['of hex, as nginx makes it', 'c2bf4b7ad4e2d3e6b4a7e1c0d8f9a0b1', true],
  ['too short', '1234567', false],
  ['too long', 'a'.repeat(65), false],
  ['with a line break', 'abcdefgh\n{"level":60}', false],
  ['with an address', 'ama@example.com', false],
])('a request id %s is accepted only from a trusted proxy: %s', (_, id, isWellFormed) => {
  if (isWellFormed) expect(requestIdOf(withId(id), true)).toBe(id);
  else expect(requestIdOf(withId(id), true)).toMatch(ownId);
  expect(requestIdOf(withId(id), false)).toMatch(ownId);
});

test('each request without an id gets a new id', () => {
  expect(requestIdOf(withId(undefined), true)).not.toBe(requestIdOf(withId(undefined), true));
});

test('a request is one log line without data of its sender, also if the connection is lost', async () => {
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

  expect(lines).toEqual([
    {
      requestId: 'the-id',
      method: 'GET',
      route: '/a/:id',
      status: 200,
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    },
    expect.objectContaining({ status: 'aborted', bytes: 0 }),
  ]);
  expect(lines[0]?.bytes).toBeGreaterThan(100);
});
