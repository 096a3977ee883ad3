import { expect, it } from 'vitest';
import { shareValues, shortenVariables } from './short-styles.ts';

it('gives the variables of roles short names, and leaves all others as they are', () => {
  const shorten = shortenVariables({ page: '', brand: '', brandHover: '' });
  expect(shorten(':root{--kit-page:#fff;--kit-brandHover:#000}a{color:var(--kit-brand)}')).toBe(
    ':root{--a:#fff;--c:#000}a{color:var(--b)}',
  );
  const others = 'var(--kit-red-brandHover) var(--kit-bottom-inset) var(--kit-brands) var(--kit)';
  expect(shorten(others)).toBe(others);
});

it('puts values that repeat into variables', () => {
  const css = 'a{font:1em "Text",serif}b{font-family:"Text",serif;gap:clamp(1px,2vw - .5em,3px)}';
  expect(shareValues(css, ['"Text",serif', 'clamp(1px,2vw - .5em,3px)'])).toBe(
    ':root{--_1:clamp(1px,2vw - .5em,3px)}:root{--_0:"Text",serif}a{font:1em var(--_0)}b{font-family:var(--_0);gap:var(--_1)}',
  );
});
