import { expect, test } from 'vitest';
import { recoloured } from './recolour.ts';

const look = (view: string, brand: string) => ({
  view,
  isCorporate: view !== '',
  palette: new Map([
    ['brand-700', brand],
    ['wall', '#fff4e4'],
  ]),
});
const looks = [look('', '#630994'), look('red', '#9c0421'), look('brokers', '#14532d')];

test('each audience has its views, and the colours that differ', () => {
  const drawn = `<svg viewBox="0 0 9 9"><view id="small" viewBox="0 0 4 4"/><view id="old"/>
<g><path class="brand-700" d="M0 0"/><path class="stroke-wall" d="M0 0"/></g></svg>`;
  const once = recoloured(drawn, looks);
  expect(once).toBe(`<svg viewBox="0 0 9 9">
<view id="small" viewBox="0 0 4 4"/>
<view id="red"/>
<view id="red-small" viewBox="0 0 4 4"/>
<view id="brokers"/>
<view id="brokers-small" viewBox="0 0 4 4"/>
<style id="palette">
.brand-700{fill:#630994}
.stroke-wall{fill:none;stroke:#fff4e4}
[id|=red]:target~g .brand-700{fill:#9c0421}
[id|=brokers]:target~g .brand-700{fill:#14532d}
</style>
<g><path class="brand-700" d="M0 0"/><path class="stroke-wall" d="M0 0"/></g></svg>`);
  expect(recoloured(once, looks)).toBe(once);
});

test('a picture without roles, such as a partner’s logo, stays as it is', () => {
  const logo = '<svg><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>';
  expect(recoloured(logo, looks)).toBe(logo);
});
