import { expect, test } from 'vitest';
import { extensionOf } from './media-types.ts';

test.each([
  ['a.PDF', 'pdf'],
  ['a.b.svg', 'svg'],
  ['files/a.exe', undefined],
  ['a', undefined],
  ['constructor', undefined],
  ['a.toString', undefined],
])('the extension of %s is %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
