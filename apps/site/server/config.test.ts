import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment (readings §3)', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: undefined,
      contentHookSecret: undefined,
      contentUrl: 'http://127.0.0.1:4000',
      contentTtlSeconds: 30,
      trustProxy: 0,
      dataDir: resolve('.data'),
      emailjs: { remoteOrigin: undefined, origin: '/content' },
    });
  });

  test.each([
    [
      'addresses without the slash at their end, a content service below a path',
      { SITE_URL: 'https://a.example/', CONTENT_URL: 'https://cms.example/insurer/' },
      { siteUrl: 'https://a.example', contentUrl: 'https://cms.example/insurer' },
    ],
    [
      'an EmailJS account in place of the stand-in',
      { EMAILJS_ORIGIN: 'https://api.emailjs.com', EMAILJS_PUBLIC_KEY: 'key' },
      {
        emailjs: {
          origin: 'https://api.emailjs.com',
          remoteOrigin: 'https://api.emailjs.com',
          publicKey: 'key',
        },
      },
    ],
    ['a secret', { CONTENT_HOOK_SECRET: 'sesame' }, { contentHookSecret: 'sesame' }],
    [
      'where browsers report',
      { REPORT_TO: 'https://reports.example/csp?key=1' },
      { reportTo: 'https://reports.example/csp?key=1' },
    ],
    [
      'an address that others reach, where the site knows its own',
      { HOST: '0.0.0.0', SITE_URL: 'https://a.example' },
      { host: '0.0.0.0', siteUrl: 'https://a.example' },
    ],
  ])('reads %s', (_what, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test.each([
    // The message must not contain the secret.
    [{ CONTENT_HOOK_SECRET: 'open sesame' }, 'CONTENT_HOOK_SECRET is "…", but must be at most 200'],
    // Otherwise a visitor's `Host` header would name the site.
    [{ TRUST_PROXY: '1' }, 'SITE_URL is not set, but must be the public origin'],
    [{ HOST: '0.0.0.0' }, 'SITE_URL is not set, but must be the public origin'],
    [{ HOST: 'www.example.com' }, 'where HOST is www.example.com'],
  ])('%o stops the start with one line', (env: Record<string, string>, message) => {
    const read = () => readConfig(env);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n|open sesame/);
  });

  test.each([
    ['PORT', '99999', 'a whole number from 0 to 65535'],
    ['REPORT_TO', 'https://a.example; x', 'an address such as https'],
    ['CONTENT_URL', 'ftp://cms.example.com', 'an http or https address'],
    ['SITE_URL', 'https://example.com/site', 'an origin'],
    ['LOG_LEVEL', 'loud', 'one of trace, debug'],
    ['ACCESS_LOG', 'yes', 'on or off'],
    ['HOST', 'a b', 'a host name'],
  ])('%s=%s stops the start, with what it must be', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} is "${value}", but must be ${expected}`,
    );
  });
});
