import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { visitKey, visitOf } from './visit.ts';

const request = (cookie?: string, saveData?: string): IncomingMessage => {
  const message = new IncomingMessage(new Socket());
  if (cookie !== undefined) message.headers.cookie = cookie;
  if (saveData !== undefined) message.headers['save-data'] = saveData;
  return message;
};

describe('the visit that a request belongs to (readings §4, §2.2)', () => {
  test.each([
    ['/privacy', 'audience=institution', { audience: 'institution' }],
    ['/nowhere?a=1', 'cookie-consent=true; audience=institution', { audience: 'institution' }],
    // As on a first visit.
    ['/privacy', 'audience=individual', {}],
    ['/privacy', 'audience=admin', {}],
    ['/privacy', 'other-audience=institution', {}],
    ['/privacy', undefined, {}],
    // Their address says whose they are.
    ['/', 'audience=institution', {}],
    ['/?category=Motor', 'audience=institution', {}],
    ['/purpleinsights?page=2', 'audience=institution', {}],
    ['/redhome', 'audience=individual', {}],
  ])('%s with the cookie %s', (url, cookie, visit) => {
    expect(visitOf(request(cookie), url)).toEqual({ lite: false, ...visit });
  });

  test.each([
    [undefined, 'on', true],
    [undefined, 'On; q=1', true],
    [undefined, 'off', false],
    // What a visitor chose for the visit counts before what the browser says.
    ['lite=0', 'on', false],
    ['lite=1', undefined, true],
    ['a=b; lite=1', 'off', true],
    ['elite=1; lite=2', 'off', false],
  ])('saves data: cookie %s, Save-Data %s', (cookie, saveData, lite) => {
    expect(visitOf(request(cookie, saveData), '/').lite).toBe(lite);
  });

  test('visits whose pages differ have different keys; most have none', () => {
    expect(visitKey({ lite: false })).toBe('');
    const keys = [
      visitKey({ lite: false }),
      visitKey({ lite: true }),
      visitKey({ lite: false, audience: 'individual' }),
      visitKey({ lite: false, audience: 'institution' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
