import { expect, test } from 'vitest';
import { recoloured } from './recolour.ts';

const looks = [
  { view: '', isCorporate: false, palette: { 'brand-700': '#630994', wall: '#fff4e4' } },
  { view: 'red', isCorporate: true, palette: { 'brand-700': '#9c0421', wall: '#fff4e4' } },
  { view: 'brokers', isCorporate: true, palette: { 'brand-700': '#14532d', wall: '#fff4e4' } },
];

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

test('a scene that strips share takes its colours from variables, where a program knows them', () => {
  const drawn = '<svg viewBox="0 0 9 9"><path class="brand-700"/><use xlink:href="#scene"/></svg>';
  expect(recoloured(drawn, looks)).toContain(`.brand-700{fill:#630994}
@supports(--a:0){
.brand-700{fill:var(--brand-700,#630994)}
[id|=red]:target~g{--brand-700:#9c0421}
[id|=brokers]:target~g{--brand-700:#14532d}
}</style>`);
});

test('a scene for companies is shown to each audience of companies, and to no other', () => {
  const drawn = `<svg viewBox="0 0 9 9"><g><g class="individual"></g>
<g class="corporate"><path class="brand-700" d="M0 0"/></g></g></svg>`;
  const rules = recoloured(drawn, looks);
  expect(rules).toContain('.corporate{display:none}');
  for (const view of ['red', 'brokers']) {
    expect(rules).toContain(`[id|=${view}]:target~g .corporate{display:inline}`);
    expect(rules).toContain(`[id|=${view}]:target~g .individual{display:none}`);
  }
});

test('a picture without roles, such as a partner’s logo, stays as it is', () => {
  const logo = '<svg><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>';
  expect(recoloured(logo, looks)).toBe(logo);
});
