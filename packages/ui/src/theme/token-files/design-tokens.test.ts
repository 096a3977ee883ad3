import { describe, expect, it } from 'vitest';
import { readBrand } from './brand.ts';
import { colorOf, readTokens } from './design-tokens.ts';

const file = 'any.tokens.json';
const teal = colorOf('#005f5b');
const color = (value: unknown) => ({ $type: 'color', $value: value });

describe('a token file', () => {
  it('is read with types from groups, and aliases followed', () => {
    const tokens = readTokens({
      file,
      tokens: {
        teal: { $type: 'color', 700: { $value: teal } },
        role: { $description: 'All', link: { $value: '{teal.700}', $description: 'Links' } },
        font: { $type: 'fontFamily', text: { $value: 'Hanken Grotesk' } },
        lead: {
          $type: 'typography',
          $value: {
            fontFamily: '{font.text}',
            fontWeight: 400,
            fontSize: { value: 1, unit: 'rem' },
            letterSpacing: { value: 0, unit: 'px' },
            lineHeight: 1.5,
          },
        },
      },
    });
    expect([...tokens.keys()]).toEqual(['teal.700', 'role.link', 'font.text', 'lead']);
    expect(tokens.get('role.link')).toMatchObject({
      type: 'color',
      value: teal,
      alias: 'teal.700',
      description: 'Links',
    });
    expect(tokens.get('lead')?.value).toMatchObject({ fontFamily: 'Hanken Grotesk' });
  });

  it('takes the place of an earlier one, token by token, before aliases are followed', () => {
    const kit = { a: color(teal), b: { $value: '{a}' } };
    const own = { a: color(colorOf('#8a4700')) };
    const tokens = readTokens({ file, tokens: kit }, { file: 'own', tokens: own });
    expect(tokens.get('b')?.value).toEqual(colorOf('#8a4700'));
  });

  it.each([
    ['no token', { a: 'teal' }, 'a: is no token or group: write an object.'],
    ['no type', { a: { $value: 1 } }, 'a: its $type is undefined, but must be one of color, '],
    ['a type not used here', { a: { $type: 'gradient', $value: [] } }, 'a: its $type is gradient'],
    ['an old colour', { a: color('#005f5b') }, 'a: is no color. Write it like { "colorSpace"'],
    [
      'a colour that contradicts itself',
      { a: color({ ...teal, hex: '#8a4700' }) },
      'a: its hex is #8a4700, but its components are #005f5b. Write "components": [0.5412, 0.2784, 0], or "hex": "#005f5b".',
    ],
    [
      'a length in em',
      { a: { $type: 'dimension', $value: { value: 2, unit: 'em' } } },
      'a: is no dimension. Write it like { "value": 24, "unit": "px" }, or with "rem".',
    ],
    ['an alias of nothing', { a: color('{b.c}') }, 'a: is an alias of {b.c}, which no file has.'],
    ['a circle', { a: color('{b}'), b: color('{a}') }, 'a: is an alias of itself: a → b → a.'],
    ['a key that is not read', { a: { $extends: '{b}' } }, 'a: has $extends, which is not read'],
    [
      'an unknown word to the kit',
      { a: { ...color(teal), $extensions: { 'com.insurance-kit': { contrasts: {} } } } },
      'a: "com.insurance-kit" of its $extensions: ',
    ],
  ])('with %s says its place and what to do', (_, tokens, message) => {
    expect(() => readTokens({ file, tokens })).toThrow(`${file}: ${message}`);
  });
});

describe('a company’s token file', () => {
  it('has a seed or a whole ramp for each audience, and fonts', () => {
    const { colours, fonts } = readBrand({
      file,
      tokens: {
        brand: { individual: { 700: color(teal) } },
        font: { $type: 'fontFamily', text: { $value: 'Hanken Grotesk' } },
      },
    });
    expect(colours).toEqual({ individual: '#005f5b' });
    expect(fonts).toEqual({ text: ['Hanken Grotesk'] });
  });

  it.each([
    [
      'half a ramp',
      { brand: { individual: { 600: color(teal), 700: color(teal) } } },
      'brand.individual: has the steps 600, 700. Give it 700 alone',
    ],
    [
      'a token that is not its own',
      { role: { hero: color(teal) } },
      'role.hero: is no token of a company.',
    ],
  ])('with %s says its place and what to do', (_, tokens, message) => {
    expect(() => readBrand({ file, tokens })).toThrow(`${file}: ${message}`);
  });
});
