import { describe, expect, test } from 'vitest';
import { quietHttp } from '../test/http.ts';
import { registerHook } from './hook.ts';

const home = '/api/home/fetch';
const about = '/api/about/fetch';

const open = ({ secret }: { readonly secret?: string } = { secret: 'sesame' }) => {
  const http = quietHttp();
  const refreshed: string[][] = [];
  registerHook(http, secret, {
    refresh: async (isStale = () => true) => {
      refreshed.push([home, about].filter((path) => isStale(path, undefined)));
    },
  });
  const call = (authorization?: string, payload?: string) =>
    http.app.inject({
      method: 'POST',
      url: '/hooks/content',
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
  return { refreshed, call };
};

describe('POST /hooks/content', () => {
  test('refreshes all content at once, and answers 202', async () => {
    const { refreshed, call } = open();
    expect((await call('Bearer sesame')).statusCode).toBe(202);
    expect(refreshed).toEqual([[home, about]]);
  });

  test.each([
    ['names paths', JSON.stringify({ paths: [home, '/api/unknown'] }), [home]],
    ['says something else', '{"event":"entry.publish"}', [home, about]],
    ['is no JSON', 'x', [home, about]],
  ])('a body that %s', async (_name, body, expected) => {
    const { refreshed, call } = open();
    expect((await call('Bearer sesame', body)).statusCode).toBe(202);
    expect(refreshed).toEqual([expected]);
  });

  test.each([undefined, 'Bearer', 'Bearer sesame2', 'Basic sesame'])(
    'a missing or wrong secret is 401: %s',
    async (authorization) => {
      const { refreshed, call } = open();
      const answer = await call(authorization);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(refreshed).toEqual([]);
    },
  );

  test('without CONTENT_HOOK_SECRET the route does not exist', async () => {
    const { refreshed, call } = open({});
    expect((await call('Bearer sesame')).statusCode).toBe(404);
    expect((await call('Bearer undefined')).statusCode).toBe(404);
    expect(refreshed).toEqual([]);
  });

  test('is limited, and guesses of the secret do not block callers who know it', async () => {
    const { call } = open();
    for (let turn = 0; turn < 60; turn += 1) await call('Bearer guess');
    const turnedAway = await call('Bearer guess');
    expect(turnedAway.statusCode).toBe(429);
    expect(Number(turnedAway.headers['retry-after'])).toBeGreaterThan(0);
    for (let turn = 0; turn < 60; turn += 1) {
      expect((await call('Bearer sesame')).statusCode).toBe(202);
    }
    expect((await call('Bearer sesame')).statusCode).toBe(429);
  });
});
