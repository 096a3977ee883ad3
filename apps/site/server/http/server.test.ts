import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createClientReader } from './client-address.ts';
import { createPolicies } from './csp.ts';
import { prepareResponse } from './response.ts';
import { createSiteHttp } from './server.ts';

const policies = createPolicies({ frameOrigins: [], connectOrigins: [], trustedTypes: [] });

test('a client that never reads its answer loses its connection', async () => {
  const http = createSiteHttp({
    config: { logLevel: 'silent', shutdownDelaySeconds: 0 },
    clients: createClientReader(0, undefined),
    policies,
    idleSocketMs: 200,
  });
  // More than the buffers of both ends hold.
  const answer = prepareResponse({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    policy: policies.resource,
    bodies: { identity: Buffer.alloc(50_000_000, 'x') },
  });
  http.answerFirst(() => answer);
  const closed = new Promise<void>((resolve) => {
    http.app.server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const { port } = new URL(await http.app.listen({ port: 0, host: '127.0.0.1' }));
  const client = connect(Number(port), '127.0.0.1');
  client.on('error', () => undefined);
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  await closed;
  expect(client.destroyed).toBe(false);
  client.destroy();
  await http.stop();
});
