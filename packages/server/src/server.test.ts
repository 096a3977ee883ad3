import { expect, test } from 'vitest';
import { decodedBytes, mostDecodedBytes, sizeProblem } from './limits.ts';
import { fileExtension } from './media-types.ts';
import { networkOf } from './requests.ts';

const list = '/api/published-blogs/cards';
const home = '/api/home/fetch';

test.each([
  ['the list of 20,000 articles', list, 12_000_000, undefined],
  ['a longer list', list, 13_000_000, '80 % of the 16 MB'],
  ['a list that is too long for sites', list, 16_000_001, 'larger than the 16 MB'],
  ['a record', home, 1_600_000, undefined],
  ['a long record', home, 1_600_001, '80 % of the 2 MB'],
])('sizeProblem says for %s (%s, %i bytes): %s', (_name, path, bytes, problem) => {
  const expected = problem === undefined ? undefined : expect.stringContaining(problem);
  expect(sizeProblem(path, bytes)).toEqual(expected);
});

const large = { width: 7000, height: 7000, isProgressive: false };
const progressive = { ...large, isProgressive: true };

test.each<[string, Parameters<typeof decodedBytes>[0], boolean]>([
  ['an AVIF of 12 million pixels', { ...large, format: 'heif', width: 4000, height: 3000 }, false],
  ['an AVIF of 8 million pixels', { ...large, format: 'heif', width: 3200, height: 2400 }, true],
  ['a JPEG of 49 million pixels', { ...large, format: 'jpeg' }, true],
  ['a progressive JPEG of 49 million pixels', { ...progressive, format: 'jpeg' }, false],
  ['an interlaced GIF of 49 million pixels', { ...progressive, format: 'gif' }, false],
  ['an interlaced PNG of 49 million pixels', { ...progressive, format: 'png' }, false],
])('decodedBytes of $0 is within the limit: $2', (_name, head, isAllowed) => {
  expect(decodedBytes(head) <= mostDecodedBytes).toBe(isAllowed);
});

test.each([
  ['a.PDF', 'pdf'],
  ['a', undefined],
  ['constructor', undefined],
])('fileExtension of the file name %s is %s', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['2001:db8::1%eth0', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['unknown', 'unknown'],
  ['203.0.113.7:x', '203.0.113.7:x'],
])('networkOf reduces the client address %s to %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});
