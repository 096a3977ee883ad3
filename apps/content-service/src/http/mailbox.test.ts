import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { mailboxRoutes } from './mailbox.ts';

const token = 'a-token-that-is-long';
const authorization = `Bearer ${token}`;
const messages = vi.fn(async () => []);

/** Requests the mailbox of a service with this token. */
async function ask(
  headers: Record<string, string>,
  { query = '', ofService }: { query?: string; ofService?: string | undefined } = {},
) {
  const app = createApp({ level: 'silent' });
  mailboxRoutes(app, { messages }, ofService);
  const response = await app.inject({ url: `/mailbox${query}`, headers });
  return { status: response.statusCode, body: response.body };
}

describe('GET /mailbox', () => {
  it('is 404 if no token is set, also on this machine', async () => {
    expect((await ask({ host: 'localhost:4000' })).status).toBe(404);
    expect((await ask({ authorization })).status).toBe(404);
    expect((await ask({ authorization: 'Bearer undefined' })).status).toBe(404);
  });

  it('lists the messages for a request with the token', async () => {
    expect(await ask({ authorization }, { ofService: token })).toEqual({ status: 200, body: '[]' });
    expect(messages).toHaveBeenLastCalledWith({ limit: 50 });
  });

  it.each([
    ['no token', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['a part of it', { authorization: authorization.slice(0, -1) }],
    ['more than it', { authorization: `${authorization}x` }],
    ['it in another way', { authorization: `Basic ${token}` }],
  ])('answers 401 to %s', async (_what, headers) => {
    expect((await ask(headers, { ofService: token })).status).toBe(401);
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'Forwarded',
    'Via',
  ])('is not there through a proxy that says so by %s, with the token either', async (name) => {
    const headers = { authorization, [name]: '127.0.0.1' };
    expect((await ask(headers, { ofService: token })).status).toBe(404);
  });

  it('returns a page: a number of messages before one', async () => {
    const before = '01900000-0000-7000-8000-000000000000';
    const query = `?limit=200&before=${before}`;
    expect((await ask({ authorization }, { query, ofService: token })).status).toBe(200);
    expect(messages).toHaveBeenLastCalledWith({ limit: 200, before });
  });

  it.each(['?limit=0', '?limit=201', '?limit=ten', '?limit=1&limit=2', '?before=x'])(
    'answers 400 to %s',
    async (query) => {
      const { status, body } = await ask({ authorization }, { query, ofService: token });
      expect([status, JSON.parse(body)]).toEqual([400, { error: expect.stringMatching(/limit/) }]);
    },
  );
});
