import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { expect, test, vi } from 'vitest';
import { remembering } from './content.ts';

test('sanitises a short text once, and returns the same result', () => {
  const real = createServerSanitizer();
  const plainText = vi.fn(real.plainText);
  const sanitize = remembering({ ...real, plainText });
  const texts = ['<p>A &amp; B</p>', '<p>A &amp; B</p>', '<script>x</script>C', ''];
  expect(texts.map(sanitize.plainText)).toEqual(texts.map(real.plainText));
  expect(plainText).toHaveBeenCalledTimes(3);
  expect(sanitize.caption('<h2 onclick="x">D</h2>')).toBe(real.caption('<h2 onclick="x">D</h2>'));
});
