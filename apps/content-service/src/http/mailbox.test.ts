import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailboxRoutes } from './mailbox.ts';

const token = 'a-token-that-is-long';
const authorization = `Bearer ${token}`;
const messages = vi.fn(async () => []);

async function ask(headers: Record<string, string>, ofService?: string) {
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages }, ofService);
  const { statusCode, body } = await app.inject({ url: '/mailbox', headers });
  return [statusCode, JSON.parse(body)];
}

describe('GET /mailbox', () => {
  const error = expect.any(String);

  it.each<[string, Record<string, string>]>([
    ['from this machine', { host: 'localhost:4000' }],
    ['to a right token', { authorization }],
    ['to its absence', { authorization: 'Bearer undefined' }],
  ])('is not there where no token is set: %s', async (_what, headers) => {
    expect(await ask(headers)).toEqual([404, { error }]);
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'Forwarded',
    'Via',
  ])('is not there through a proxy that says so by %s, with the token either', async (name) => {
    expect(await ask({ authorization, [name]: '127.0.0.1' }, token)).toEqual([404, { error }]);
  });

  it.each([
    ['no token', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['a part of it', { authorization: authorization.slice(0, -1) }],
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
