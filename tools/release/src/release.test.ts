import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSecret } from '@insurance-kit/server/settings';
import { variables as ofService } from 'content-service/src/settings.ts';
import { validate } from 'dockerfile-utils';
import { readPackage, root } from 'scripts/lib/workspace.mjs';
import { variables as ofSite } from 'site/server/config.ts';
import { expect, test } from 'vitest';
import { isLicenceAllowed } from './pack.ts';

const read = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
const containerfile = read('containers/Containerfile');
const siteUnit = read('systemd/site@.service');
const serviceUnit = read('systemd/content-service.service');

test('the Containerfile has valid syntax', () => {
  expect(validate(containerfile).map(({ message }) => message)).toEqual([]);
});

const words = (readPackage('apps/site').scripts?.start ?? '').split(' ');
const flags = words.filter((word) => word.startsWith('--'));
const memory = words.filter((word) => word.startsWith('MALLOC_'));

test.each([
  ['Containerfile', containerfile],
  ['site@.service', siteUnit],
])('%s has the same flags and memory settings as `npm start`', (_file, text) => {
  expect(flags.length * memory.length).toBeGreaterThan(0);
  for (const part of [...flags, ...memory]) expect(text).toContain(part);
});

const known = [...Object.entries(ofSite), ...Object.entries(ofService)].flatMap(
  ([name, variable]) => (isSecret(variable) ? [name, `${name}_FILE`] : [name]),
);
const ofImages = /^(?:POSTGRES|MALLOC|NODE(?:_ENV)?$|COMPANY$)/;
const named = (text: string, pattern: RegExp): (string | undefined)[] =>
  [...text.matchAll(pattern)].map(([, name]) => name).filter((name = '') => !ofImages.test(name));

test.each([
  ['Containerfile', named(containerfile, /[ ]([A-Z_]{4,})=/g)],
  ['compose.yaml', named(read('containers/compose.yaml'), /^ {6}([A-Z_]{4,}): /gm)],
  ['site@.service', named(siteUnit, /[= ]([A-Z_]{4,})=/g)],
  ['content-service.service', named(serviceUnit, /[= ]([A-Z_]{4,})=/g)],
])('the servers read each environment variable that %s sets', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(known).toContain(name);
});

const libvips = '@img/sharp-libvips-linux-x64';

test.each([
  ['one', 'MIT', true],
  ['one', '(MPL-2.0 OR Apache-2.0)', true],
  ['one', 'MIT AND MPL-2.0', false],
  ['one', 'LGPL-3.0-or-later', false],
  ['one', 'SEE LICENSE IN LICENSE.md', false],
  // The exception for libvips applies only to this package with this licence.
  [libvips, 'LGPL-3.0-or-later', true],
  [libvips, 'GPL-3.0-or-later', false],
])('isLicenceAllowed returns $2 for the package ‘$0’ under $1', (name, licence, isAllowed) => {
  expect(isLicenceAllowed(name, licence)).toBe(isAllowed);
});
