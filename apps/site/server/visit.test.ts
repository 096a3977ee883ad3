import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { visitKey, visitOf } from './visit.ts';

const request = (url: string, cookie?: string): IncomingMessage => {
  const message = new IncomingMessage(new Socket());
  message.url = url;
  if (cookie !== undefined) message.headers.cookie = cookie;
  return message;
};

describe('the visit that a request belongs to (decisions §4, §2.2)', () => {
  test.each([
    ['/privacy', 'audience=institution', { audience: 'institution' }],
    ['/nowhere?a=1', 'cookie-consent=true; audience=individual', { audience: 'individual' }],
    ['/privacy', 'audience=admin', {}],
    ['/privacy', 'other-audience=institution', {}],
    ['/privacy', undefined, {}],
    // Their address says whose they are.
    ['/', 'audience=institution', {}],
    ['/?category=Motor', 'audience=institution', {}],
    ['/purpleinsights?page=2', 'audience=institution', {}],
    ['/redhome', 'audience=individual', {}],
  ])('%s with the cookie %s', (url, cookie, visit) => {
    expect(visitOf(request(url, cookie))).toEqual(visit);
  });

  test('visits whose pages differ have different keys; most have none', () => {
    expect(visitKey({})).toBe('');
    expect(visitKey({ audience: 'individual' })).not.toBe(visitKey({ audience: 'institution' }));
  });
});
