import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { connectionTarget } from './connections.ts';

test.each([
  [[{ host: 'content.example', port: 443 }], 'content.example:443'],
  [[80, '203.0.113.7'], '203.0.113.7:80'],
  [[[{ host: 'content.example', port: 80 }, null]], 'content.example:80'],
  [[{ host: '127.0.0.2.example', port: 80 }], '127.0.0.2.example:80'],
])('another machine is named: %j', (parameters, target) => {
  expect(connectionTarget(parameters)).toBe(target);
});

test.each([
  [[{ host: '127.0.0.1', port: 4000 }]],
  [[{ host: '::1', port: 4000 }]],
  [[4000]],
  [[4000, 'localhost']],
  [['/run/pipe']],
  [[[{ path: '/run/pipe' }, null]]],
])('this machine may be asked: %j', (parameters) => {
  expect(connectionTarget(parameters)).toBeUndefined();
});

test('a request to this machine is allowed', async () => {
  await using server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
});

test.fails('a request to another machine fails the test, even if the error is swallowed', async () => {
  await fetch('http://content.example/').catch(() => undefined);
});
