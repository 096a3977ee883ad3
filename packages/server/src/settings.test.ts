import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  describeSettings,
  isPrivateHost,
  matching,
  optional,
  optionalSecret,
  readSecretFiles,
  readVariables,
  requireWritable,
  SettingError,
  wholeNumber,
} from './settings.ts';

const variables = {
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  LIMIT: optional('none', wholeNumber(1, 9)),
  TOKEN: optionalSecret('off', matching(/^[a-z]+$/, 'lower-case letters')),
};

const makeFolder = () => mkdtempDisposableSync(join(tmpdir(), 'settings-'));

test('readVariables parses variables to their types; an empty variable counts as not set', () => {
  const read = { PORT: 3000, LIMIT: 4, TOKEN: 'sesame' };
  expect(readVariables({ LIMIT: ' 4 ', TOKEN: 'sesame', PORT: ' ' }, variables)).toEqual(read);
  expect(readVariables({}, variables)).toEqual({ PORT: 3000 });
});

test.each([
  [{ PORT: '0' }, 'PORT is "0", but must be a whole number from 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number from 1 to 65535.'],
  [{ PORT: '80', LIMIT: '1.5' }, 'LIMIT is "1.5", but must be a whole number from 1 to 9.'],
  [{ TOKEN: 'Sesame' }, 'TOKEN is "…", but must be lower-case letters.'],
])('readVariables throws a one-line error for %j', (env: Record<string, string>, message) => {
  expect(() => readVariables(env, variables)).toThrow(new SettingError(message));
});

test('readSecretFiles reads secrets, and rejects unusable files and secrets set twice', () => {
  using folder = makeFolder();
  const file = join(folder.path, 'token');
  const read = (env: Record<string, string>) => readSecretFiles(env, variables);
  const missing = `TOKEN_FILE names ${file}, which cannot be read (ENOENT).`;
  expect(() => read({ TOKEN_FILE: file })).toThrow(missing);
  writeFileSync(file, '\n');
  expect(() => read({ TOKEN_FILE: file })).toThrow(SettingError);
  writeFileSync(file, 'sesame\n');
  expect(read({ PORT: '80', TOKEN_FILE: file })).toMatchObject({ PORT: '80', TOKEN: 'sesame' });
  const both = { TOKEN_FILE: file, TOKEN: 'sesame' };
  expect(() => read(both)).toThrow(/^TOKEN and TOKEN_FILE are both set/);
  // PORT is not a secret, so it is not read from a file.
  expect(read({ PORT_FILE: file })).toEqual({ PORT_FILE: file });
});

test('describeSettings lists settings and defaults, and hides secrets', () => {
  const logged = (env: Record<string, string>): unknown =>
    JSON.parse(describeSettings('site', env, variables));
  expect(logged({ PORT: '80', TOKEN: 'sesame' })).toMatchObject({
    ...{ server: 'site', set: { PORT: '80', TOKEN: '(secret)' }, default: { LIMIT: 'none' } },
  });
  expect(logged({ TOKEN_FILE: '/run/secrets/token' })).toMatchObject({
    ...{ set: { TOKEN: '(secret, from /run/secrets/token)' }, default: { PORT: '3000' } },
  });
});

test('isPrivateHost recognises hosts of private networks', () => {
  const near = ['127.0.0.1', '10.1.2.3', '172.20.0.2', '[::1]', '[fd00::1]', 'a', 'a.internal'];
  const far = ['8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'cms.example.com', 'internal.example.com'];
  expect([...near, ...far].filter(isPrivateHost)).toEqual(near);
});

test('requireWritable creates a missing folder, and throws an error for an unwritable one', () => {
  using folder = makeFolder();
  const data = folder.path;
  expect(() => requireWritable('DATA_DIR', join(data, 'of', 'site'))).not.toThrow();
  writeFileSync(join(data, 'file'), '');
  expect(() => requireWritable('DATA_DIR', join(data, 'file', 'below'))).toThrow(
    /^DATA_DIR is .*, which this user cannot write to \(ENOTDIR\)/,
  );
});
