import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { lastAudience } from './last-audience.ts';

test.each([
  ['/privacy', 'audience=institution', 'institution'],
  ['/nowhere?a=1', 'cookie-consent=true; audience=institution', 'institution'],
  ['/privacy', 'audience=individual', undefined],
  ['/privacy', 'audience=admin', undefined],
  ['/privacy', 'other-audience=institution', undefined],
  ['/privacy', undefined, undefined],
  // The address names the audience.
  ['/', 'audience=institution', undefined],
  ['/?category=Motor', 'audience=institution', undefined],
  ['/purpleinsights?page=2', 'audience=institution', undefined],
  ['/redhome', 'audience=individual', undefined],
])('%s with the cookie %s follows the audience %s (readings §4, §2.2)', (url, cookie, audience) => {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  expect(lastAudience(request, url)).toBe(audience);
});
