import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailboxRoutes } from './mailbox.ts';

const messages = vi.fn(async () => []);

/** Asks for the mailbox as somebody would from `remoteAddress`. */
async function ask(remoteAddress: string, headers: Record<string, string> = {}) {
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages });
  const response = await app.inject({
    url: '/mailbox',
    remoteAddress,
    headers: { host: 'localhost:4000', ...headers },
  });
  return { status: response.statusCode, body: response.body };
}

describe('GET /mailbox', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'lists the messages to a caller on this machine: %s',
    async (remoteAddress) => {
      expect(await ask(remoteAddress)).toEqual({ status: 200, body: '[]' });
    },
  );

  it.each(['10.0.0.7', '192.168.1.2', '::ffff:10.0.0.7', '2001:db8::1', '1127.0.0.1'])(
    'is not there for anybody else: %s',
    async (remoteAddress) => {
      const { status, body } = await ask(remoteAddress);
      expect([status, JSON.parse(body)]).toEqual([404, { error: 'Not found' }]);
    },
  );

  it.each([
    ['a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy of the newer kind', { forwarded: 'for=127.0.0.1' }],
    ['a foreign name that points here', { host: 'evil.example:4000' }],
    ['a foreign name that begins like ours', { host: '127.0.0.1.evil.example' }],
  ])('is not there through %s', async (_what, headers) => {
    expect((await ask('127.0.0.1', headers)).status).toBe(404);
  });
});
