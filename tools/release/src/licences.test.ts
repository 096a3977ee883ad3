import { expect, test } from 'vitest';
import { installedLicences, unshippable, unusable } from './licences.ts';

test('every installed package has a licence on the list', { timeout: 30_000 }, async () => {
  const installed = await installedLicences('--recursive');
  expect(installed.length).toBeGreaterThan(500);
  expect(unusable(installed)).toEqual([]);
});

test.each([
  ['MIT', true, true],
  ['(MPL-2.0 OR Apache-2.0)', true, true],
  ['MIT AND MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['LGPL-3.0-or-later', false, false],
  ['SEE LICENSE IN LICENSE.md', false, false],
])('%s in a release: %s, in a tool: %s', (licence, shipped, used) => {
  const one = { name: 'one', version: '1.0.0', licence };
  expect(unshippable([one])).toHaveLength(shipped ? 0 : 1);
  expect(unusable([one])).toHaveLength(used ? 0 : 1);
});

test('an exception is for the package that it names, with the licence that it names', () => {
  const licence = 'LGPL-3.0-or-later';
  const one = { name: '@img/sharp-libvips-linux-x64', version: '1.0.0', licence };
  expect(unshippable([one])).toEqual([]);
  expect(unshippable([{ ...one, licence: 'GPL-3.0-only' }])).toHaveLength(1);
  expect(unshippable([{ ...one, name: 'another' }])).toHaveLength(1);
});
