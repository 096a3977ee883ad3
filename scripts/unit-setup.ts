// Set-up of all unit tests. A connection to another machine fails the test.
import { Socket } from 'node:net';
import { afterAll, afterEach, vi } from 'vitest';

const refused: string[] = [];
const { connect } = Socket.prototype;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

/** Refuses connections to other machines. `flat`, because Node may pass options in an array. */
function guardedConnect(this: Socket, ...parameters: unknown[]): Socket {
  const { host = 'localhost', path } = Object(parameters.flat()[0]);
  if (path || loopback.test(host)) return Reflect.apply(connect, this, parameters);
  refused.push(host);
  return this.destroy(new Error(`A unit test may not connect to ${host}: mock the request.`));
}
Socket.prototype.connect = guardedConnect;

afterEach(() => {
  vi.useRealTimers();
  const hosts = refused.splice(0);
  if (hosts.length > 0) {
    throw new Error(`Requests without a mock: ${[...new Set(hosts)].join(', ')}`);
  }
});

// Wait for imports: if a test file ends during an import, that import fails in all later files.
afterAll(() => vi.dynamicImportSettled());
