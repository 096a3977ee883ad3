import { expect, test } from 'vitest';
import { fileExtension } from './media-types.ts';

test.each([
  ['a.PDF', 'pdf'],
  ['a.b.svg', 'svg'],
  ['files/a.exe', undefined],
  ['a', undefined],
  ['constructor', undefined],
  ['a.toString', undefined],
])('the extension of %s is %s', (name, extension) => {
  expect(fileExtension(name)).toBe(extension);
});
