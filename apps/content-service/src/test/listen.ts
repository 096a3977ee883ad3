import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Listens on the loopback address until the test ends. */
export async function listenOnFreePort(
  onConnection?: (socket: Socket) => void,
): Promise<{ server: ReturnType<typeof createServer>; port: number }> {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere');
  return { server, port: address.port };
}
