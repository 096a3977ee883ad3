import { expect, test } from 'vitest';
import { decodedBytes, mostDecodedBytes } from './picture-memory.ts';

test.each([
  ['an AVIF of 12 million pixels', { format: 'heif', width: 4000, height: 3000 }, false],
  ['an AVIF of 8 million pixels', { format: 'heif', width: 3200, height: 2400 }, true],
  ['a photograph of 49 million pixels', { format: 'jpeg', width: 7000, height: 7000 }, true],
  [
    'the same, progressive',
    { format: 'jpeg', width: 7000, height: 7000, isProgressive: true },
    false,
  ],
  ['a PNG of 49 million pixels', { format: 'png', width: 7000, height: 7000 }, true],
  [
    'the same, interlaced',
    { format: 'png', width: 7000, height: 7000, isProgressive: true },
    false,
  ],
  ['a drawing of 49 million pixels', { format: 'svg', width: 7000, height: 7000 }, true],
])('whether %s may be decoded follows from its format', (_name, head, isAllowed) => {
  expect(decodedBytes(head) <= mostDecodedBytes).toBe(isAllowed);
});
