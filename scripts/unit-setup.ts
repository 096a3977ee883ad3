// Runs around every unit test. A connection to another machine fails the test, even if the tested code
// swallows the error.
import { Socket } from 'node:net';
import { afterAll, afterEach, vi } from 'vitest';
import { connectionTarget } from './lib/connections.ts';

const refused: string[] = [];
const { connect } = Socket.prototype;

function guardedConnect(this: Socket, ...parameters: unknown[]): Socket {
  const target = connectionTarget(parameters);
  if (target === undefined) return Reflect.apply(connect, this, parameters);
  refused.push(target);
  return this.destroy(new Error(`A unit test may not connect to ${target}: mock the request.`));
}
Socket.prototype.connect = guardedConnect;

afterEach(() => {
  const targets = refused.splice(0);
  if (targets.length > 0) {
    throw new Error(`Requests that nobody mocked: ${[...new Set(targets)].join(', ')}`);
  }
});

// Test files share a worker's modules. An import that is still loading when a file ends would be
// cut off, and would then fail in all later files.
afterAll(() => vi.dynamicImportSettled());
