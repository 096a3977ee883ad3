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
    expect(visitOf(request(cookie), url)).toMatchObject({ lite: false, ...visit });
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

  test.each([
    [undefined, true],
    ['other=1', true],
    ['audience=individual', false],
    // Of an earlier visit: its banner must not flash.
    ['cookie-consent=false', false],
  ])('a visitor with the cookies %s is on a first page: %s', (cookie, isFirst) => {
    expect(visitOf(request(cookie), '/').isFirst).toBe(isFirst);
  });

  test('visits whose pages differ have different keys', () => {
    const visit = { lite: false, isFirst: false };
    const keys = [
      visitKey(visit),
      visitKey({ ...visit, lite: true }),
      visitKey({ ...visit, isFirst: true }),
      visitKey({ lite: true, isFirst: true }),
      visitKey({ ...visit, audience: 'individual' }),
      visitKey({ ...visit, audience: 'institution' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
