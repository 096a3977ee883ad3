import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { requireSafe } from './start.ts';

const own = { DATA_DIR: join(tmpdir(), 'site-start-test') };
const isPublic = { ...own, SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' };
const check = (env: Record<string, string>) => () => requireSafe(readConfig(env), env);

describe('the settings of a production server', () => {
  test('reject a data folder that is not writable', () => {
    const env = { DATA_DIR: join(import.meta.filename, 'data') };
    expect(check(env)).toThrow(/^DATA_DIR is .*ENOTDIR/);
  });

  test('accept a local site, and a well-configured public one', () => {
    expect(check(own)).not.toThrow();
    const secret = 'a-long-random-secret';
    for (const CONTENT_URL of ['http://content:4000', 'https://cms.example.com']) {
      expect(check({ ...isPublic, CONTENT_URL, CONTENT_HOOK_SECRET: secret })).not.toThrow();
    }
  });

  test.each([
    ['all visitors counting as one', { TRUST_PROXY: '0' }, /^TRUST_PROXY is 0/],
    ['messages in the clear', { CONTENT_URL: 'http://cms.example.com' }, /^CONTENT_URL is http/],
    ['e-mail in the clear', { EMAILJS_ORIGIN: 'http://api.example' }, /^EMAILJS_ORIGIN is http/],
    ['a secret that can be guessed', { CONTENT_HOOK_SECRET: 'sesame' }, /^CONTENT_HOOK_SECRET/],
  ])('%s', (_what, change, message) => {
    expect(check({ ...isPublic, ...change })).toThrow(message);
    expect(check({ ...isPublic, ...change })).not.toThrow(/sesame/);
  });
});

test('docs/operating.md lists exactly the variables of the server', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8');
  const [, table = ''] = /\n\| Site\s+\|[^\n]*\n([\s\S]*?)\n\n/.exec(page) ?? [];
  const names = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
  // Only `npm start` reads it.
  const ofServer = names.filter((name) => name !== 'CONTENT_PORT');
  expect(ofServer.toSorted()).toEqual(Object.keys(variables).toSorted());
});
