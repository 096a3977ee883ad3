import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailboxRoutes } from './mailbox.ts';

const token = 'a-token-that-is-long';
const authorization = `Bearer ${token}`;
const messages = vi.fn(async () => []);

async function ask(headers: object, ofService?: string) {
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages }, ofService);
  const { statusCode, body } = await app.inject({ url: '/mailbox', headers: { ...headers } });
  return [statusCode, JSON.parse(body)];
}

describe('GET /mailbox', () => {
  const error = expect.any(String);

  it.each([
    ['no token is set', {}, undefined],
    ['no token is set, also to its absence', { authorization: 'Bearer undefined' }, undefined],
    ['a proxy has passed it on', { authorization, 'x-forwarded-for': '127.0.0.1' }, token],
    ['a proxy says so by another name', { authorization, via: '1.1 proxy' }, token],
  ])('does not exist if %s', async (_what, headers, ofService) => {
    expect(await ask(headers, ofService)).toEqual([404, { error }]);
  });

  it.each([
    ['no token', {}],
    ['more than it', { authorization: `${authorization}x` }],
    ['it in another way', { authorization: `Basic ${token}` }],
  ])('answers 401 to %s', async (_what, headers) => {
    expect(await ask(headers, token)).toEqual([401, { error }]);
  });

  it('lists the newest messages', async () => {
    expect(await ask({ authorization }, token)).toEqual([200, []]);
    expect(messages).toHaveBeenLastCalledWith({ limit: 200 });
  });
});
