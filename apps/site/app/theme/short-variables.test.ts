import { expect, it } from 'vitest';
import { shortenVariables } from './short-variables.ts';

it('gives the variables of roles short names, and leaves all others as they are', () => {
  const shorten = shortenVariables({ page: '', brand: '', brandHover: '' });
  expect(shorten(':root{--kit-page:#fff;--kit-brandHover:#000}a{color:var(--kit-brand)}')).toBe(
    ':root{--0:#fff;--2:#000}a{color:var(--1)}',
  );
  const others = 'var(--kit-red-brandHover) var(--kit-bottom-inset) var(--kit-brands) var(--kit)';
  expect(shorten(others)).toBe(others);
});
