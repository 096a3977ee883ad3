import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  describeSettings,
  isPrivateHost,
  isTemporary,
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
  TOKEN: optionalSecret('off', matching(/^[a-z]+$/, 'small letters alone')),
};

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe('the variables of a server', () => {
  test('are parsed to their types; an empty variable counts as not set', () => {
    expect(readVariables({ LIMIT: ' 4 ', TOKEN: 'sesame', PORT: ' ' }, variables)).toEqual({
      PORT: 3000,
      LIMIT: 4,
      TOKEN: 'sesame',
    });
    expect(readVariables({}, variables)).toEqual({ PORT: 3000 });
  });

  test.each([
    [{ PORT: '0' }, 'PORT is "0", but must be a whole number from 1 to 65535.'],
    [{ PORT: '80', LIMIT: '1.5' }, 'LIMIT is "1.5", but must be a whole number from 1 to 9.'],
    [{ TOKEN: 'Sesame' }, 'TOKEN is "…", but must be small letters alone.'],
  ])('%o stops the start with a message of one line', (env: Record<string, string>, message) => {
    expect(() => readVariables(env, variables)).toThrow(new SettingError(message));
  });
});

describe('secrets in files', () => {
  test('the secret is the file’s content without its last line break', () => {
    const file = join(folder(), 'token');
    writeFileSync(file, 'sesame\n');
    expect(readSecretFiles({ PORT: '80', TOKEN_FILE: file }, variables)).toMatchObject({
      PORT: '80',
      TOKEN: 'sesame',
    });
  });

  test('an empty or missing file, or a secret in both places, stops the start', () => {
    const file = join(folder(), 'token');
    const read = (env: Record<string, string>) => () => readSecretFiles(env, variables);
    expect(read({ TOKEN_FILE: file })).toThrow(
      `TOKEN_FILE names ${file}, which cannot be read (ENOENT).`,
    );
    writeFileSync(file, '\n');
    expect(read({ TOKEN_FILE: file })).toThrow(SettingError);
    expect(read({ TOKEN_FILE: file, TOKEN: 'sesame' })).toThrow(
      /^TOKEN and TOKEN_FILE are both set/,
    );
  });

  test('only secrets are read from files', () => {
    const env = { PORT_FILE: join(folder(), 'port') };
    expect(readSecretFiles(env, variables)).toEqual(env);
  });
});

describe('the log of settings', () => {
  test('is one line that names set variables and defaults, and no secret', () => {
    const loggedSettings = (env: Record<string, string>): unknown =>
      JSON.parse(describeSettings('site', env, variables));
    expect(loggedSettings({ PORT: '80', TOKEN: 'sesame' })).toMatchObject({
      server: 'site',
      set: { PORT: '80', TOKEN: '(secret)' },
      default: { LIMIT: 'none' },
    });
    expect(loggedSettings({ TOKEN_FILE: '/run/secrets/token' })).toMatchObject({
      set: { TOKEN: '(secret, from /run/secrets/token)' },
      default: { PORT: '3000' },
    });
  });
});

describe('hosts that need no encryption', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.2',
    '[::1]',
    '[fd00::1]',
    'content',
    'db.internal',
  ])('%s is a private network', (host) => expect(isPrivateHost(host)).toBe(true));

  test.each(['8.8.8.8', '172.32.0.1', '[2001:db8::1]', 'cms.example.com', 'internal.example.com'])(
    '%s is not a private network',
    (host) => expect(isPrivateHost(host)).toBe(false),
  );
});

test('a missing folder is created; an unwritable folder stops the start', () => {
  const data = folder();
  expect(() => requireWritable('DATA_DIR', join(data, 'of', 'site'))).not.toThrow();
  writeFileSync(join(data, 'file'), '');
  expect(() => requireWritable('DATA_DIR', join(data, 'file', 'below'))).toThrow(
    /^DATA_DIR is .*, which this user cannot write to \(ENOTDIR\)/,
  );
});

test('a path in a folder for temporary files is recognised', () => {
  expect(isTemporary(join(folder(), 'a.sqlite'))).toBe(true);
  expect(isTemporary('/var/lib/site/a.sqlite')).toBe(false);
  expect(isTemporary('/tmpfiles/a.sqlite')).toBe(false);
});
