import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companies } from 'scripts/lib/company.mjs';
import { colorOf } from 'scripts/lib/design-tokens.ts';
import { brandColours } from 'site/vite/brand-colours.ts';
import { builtSchemes } from 'site/vite/built-theme.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kitTheme } from './kit-theme.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
});
afterAll(() => rm(folder, { recursive: true }));

const writeTokens = async (tokens: unknown): Promise<string> => {
  const path = join(folder, 'any.tokens.json');
  await writeFile(path, typeof tokens === 'string' ? tokens : JSON.stringify(tokens));
  return path;
};

const teal = colorOf('#005f5b');
const color = ($value: unknown) => ({ $type: 'color', $value });
const brand = (steps: object) => ({ brand: { $type: 'color', individual: steps } });

it('the kit’s theme is what its token file says: else run `pnpm --filter ui tokens`', async () => {
  for (const [path, text] of await kitTheme()) {
    expect(await readFile(path, 'utf8'), path).toBe(text);
  }
});

it.each(
  companies().flatMap((company) => [[company, 'light'] as const, [company, 'dark'] as const]),
)('every role of %s can be read on its surfaces, %s', async (company, mode) => {
  await expect(builtSchemes(company, mode)).resolves.toBeDefined();
});

describe('a token file', () => {
  it.each([
    ['no JSON', '{', 'any.tokens.json: Unexpected token'],
    ['no type', { a: { b: { $value: 1 } } }, 'a.b: Its $type is undefined'],
    ['an unknown type', { a: { $type: 'colour', $value: teal } }, 'a: Its $type is colour'],
    ['an old colour', { a: color('#005f5b') }, 'a: Migrate to the new object format'],
    ['a share of 2', { a: color({ ...teal, components: [0, 2, 0] }) }, 'a: Invalid range for'],
    ['another colour space', { a: color({ ...teal, colorSpace: 'display-p3' }) }, 'a: Color a not'],
    [
      'a colour that contradicts itself',
      { a: color({ ...teal, hex: '#8a4700' }) },
      'a: Its hex is #8a4700, but its components are #005f5b. Write "components": [0.5412, 0.2784, 0], or "hex": "#005f5b".',
    ],
    ['an alias of nothing', { a: color('{b.c}') }, 'a: Could not resolve alias {b.c}.'],
    ['a circle', { a: color('{b}'), b: color('{a}') }, 'a: Circular alias detected.'],
    [
      'an unknown word to the kit',
      { a: { ...color(teal), $extensions: { 'com.insurance-kit': { contrasts: {} } } } },
      'a: $extensions: Invalid key: Expected never but received "contrasts"',
    ],
  ])('with %s makes nothing, and says its place and what is wrong', async (_, tokens, message) => {
    await expect(kitTheme(await writeTokens(tokens))).rejects.toThrow(message);
    await expect(kitTheme(await writeTokens(tokens))).rejects.toThrow('any.tokens.json: ');
  });
});

describe('a company’s token file', () => {
  it('has a seed or a whole ramp for each audience, and fonts', async () => {
    const font = { $type: 'fontFamily', text: { $value: 'Hanken Grotesk' } };
    const path = await writeTokens({ ...brand({ 700: { $value: teal } }), font });
    expect(await brandColours(path)).toEqual({ individual: '#005f5b' });
  });

  it.each([
    [
      'half a ramp',
      brand({ 600: { $value: teal }, 700: { $value: teal } }),
      'brand.individual: has the steps 600, 700. Give it 700 alone',
    ],
    ['a token that is not its own', { role: { hero: color(teal) } }, 'role.hero: is no token of'],
  ])('with %s says its place and what to do', async (_, tokens, message) => {
    await expect(brandColours(await writeTokens(tokens))).rejects.toThrow(message);
  });
});
