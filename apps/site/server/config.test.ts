import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { requireSafe } from './start.ts';

describe('the site’s environment variables (readings §3)', () => {
  test('may contain an EmailJS origin and key, and URLs with a slash at the end', () => {
    const origin = 'https://api.emailjs.com';
    const urls = { SITE_URL: 'https://a.example/', CONTENT_URL: 'https://cms.example/insurer/' };
    const emailjs = { EMAILJS_ORIGIN: origin, EMAILJS_PUBLIC_KEY: 'key' };
    expect(readConfig({ ...urls, ...emailjs })).toMatchObject({
      SITE_URL: 'https://a.example',
      CONTENT_URL: 'https://cms.example/insurer',
      EMAILJS_ORIGIN: origin,
      emailjs: { origin, publicKey: 'key' },
    });
  });

  test.each([
    // The message does not contain the secret.
    [{ CONTENT_HOOK_SECRET: 'open sesame' }, 'CONTENT_HOOK_SECRET is "…", but must be at most 200'],
    // Without SITE_URL, a visitor's `Host` header would decide the addresses in pages.
    [{ TRUST_PROXY: '1' }, 'SITE_URL is not set, but must be the public origin'],
    [{ HOST: '0.0.0.0' }, 'because HOST is 0.0.0.0'],
    [{ HOST: 'a b' }, 'HOST is "a b", but must be a host name'],
    [{ CONTENT_URL: 'ftp://a.b' }, 'CONTENT_URL is "ftp://a.b", but must be an http or https'],
    [{ CONTENT_URL: 'https://a.b/?c' }, 'CONTENT_URL is "https://a.b/?c", but must be'],
    [{ SITE_URL: 'https://a.b/c' }, 'SITE_URL is "https://a.b/c", but must be an origin'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud", but must be one of trace, debug'],
    [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG is "yes", but must be on or off'],
  ])('are rejected with a one-line message: %j', (env: Record<string, string>, message) => {
    const read = () => readConfig(env);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n|open sesame/);
  });
});

const own = { DATA_DIR: join(tmpdir(), 'site-start-test') };
const isPublic = { ...own, SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' };
const check = (env: Record<string, string>) => () => requireSafe(readConfig(env));

describe('the checks of a production server’s settings', () => {
  test('accept a local site with a writable folder, and a public site with safe settings', () => {
    expect(check(own)).not.toThrow();
    expect(check({ DATA_DIR: import.meta.filename })).toThrow(/^DATA_DIR is .*EEXIST/);
    const secret = 'of-16-characters';
    for (const CONTENT_URL of ['http://content:4000', 'https://cms.example.com']) {
      expect(check({ ...isPublic, CONTENT_URL, CONTENT_HOOK_SECRET: secret })).not.toThrow();
    }
  });

  test.each([
    ['one rate limit for all visitors', { TRUST_PROXY: '0' }, /^TRUST_PROXY is 0/],
    ['unencrypted messages', { CONTENT_URL: 'http://cms.example.com' }, /^CONTENT_URL is http/],
    ['unencrypted e-mail', { EMAILJS_ORIGIN: 'http://api.example' }, /^EMAILJS_ORIGIN is http/],
    ['a secret that can be guessed', { CONTENT_HOOK_SECRET: 'sesame' }, /^CONTENT_HOOK_SECRET/],
  ])('reject %s', (_what, change, message) => {
    expect(check({ ...isPublic, ...change })).toThrow(message);
    expect(check({ ...isPublic, ...change })).not.toThrow(/sesame/);
  });
});

test('docs/operating.md lists exactly the environment variables of the site', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, table = ''] = /\n\| Site\s+\|[^\n]*\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
  // Omit CONTENT_PORT: `npm start` and `npm run dev` read it, but the site does not.
  const ofServer = names.filter((name) => name !== 'CONTENT_PORT');
  expect(ofServer.toSorted()).toEqual(Object.keys(variables).toSorted());
});
