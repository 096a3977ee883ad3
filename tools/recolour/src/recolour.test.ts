import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { companies, companyFolder, companyModule } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import sharp, { type Sharp } from 'sharp';
import type { LogoMark } from 'site/shared/company.ts';
import { describe, expect, test } from 'vitest';
import { drawingsOf, iconsAndCard, readPalettes, recoloured } from './recolour.ts';

const kinds = new Map(
  [
    ...readFileSync(join(root, 'docs/how-to/drawing.md'), 'utf8').matchAll(
      /^\|[^|]+\| (\d+) × (\d+) \| ([\w, -]*)\| (\d+) \|/gm,
    ),
  ].map(([, width, height, views = '', bytes]) => [
    `${width} ${height}`,
    { hasSmallView: views.includes('small'), bytes: Number(bytes) },
  ]),
);
const bytesOfTwoScenes = 6144;
/** Maximum number of elements in a drawing. Browsers style all elements before they show any. */
const mostElements = 400;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found, group]) => group ?? found);

type Palettes = Awaited<ReturnType<typeof readPalettes>>;

function drawingProblems(svg: string, palettes: Palettes): string[] {
  const [usual, ...others] = palettes;
  const head = /<svg\s[^>]*>/.exec(svg)?.[0] ?? '';
  const [width, height] = ['width', 'height'].map(
    (name) => all(head, RegExp(` ${name}="(.*?)"`, 'g'))[0],
  );
  const kind = kinds.get(`${width} ${height}`);
  if (kind === undefined || !head.includes(` viewBox="0 0 ${width} ${height}"`)) {
    return [`no kind of drawing is ${width} × ${height}`];
  }

  const styles = all(svg, /<style\s*([^>]*)/g).join(' ');
  const body = svg.replaceAll(/<style[\s\S]*?<\/style>/g, '');
  const ids = all(body, / id="([^"]*)"/g);
  const classes = all(body, / class="([^"]*)"/g);
  const roles = [...(usual?.palette.keys() ?? [])];
  const strokes = roles.map((role) => `stroke-${role}`);
  const known = new Set(['individual', 'corporate', ...roles, ...strokes]);
  const elements = all(svg, /<\w/g).length;
  const size = brotliCompressSync(svg).length;
  const limit =
    (classes.includes('corporate') ? bytesOfTwoScenes : kind.bytes) * (1 + (others.length - 1) / 4);
  const problems: readonly (readonly [string, unknown])[] = [
    ['no view for small screens', kind.hasSmallView && !/<view\s+id="small"/.test(body)],
    [
      'not exactly one palette',
      styles !== `id="palette"${svg.includes('small-cut') ? ' id="cut"' : ''}` && styles,
    ],
    ['a palette that is not the company’s: run `pnpm recolour`', recoloured(svg, palettes) !== svg],
    ['an unknown class', classes.filter((name) => !known.has(name))],
    [
      'a shape without a class',
      all(
        body.replaceAll(/<clipPath[\s\S]*?<\/clipPath>/g, ''),
        /<(?:path|circle|ellipse|line|poly\w+|rect)\b(?![^>]*\sclass=)[^>]*>/g,
      ),
    ],
    ['a colour instead of a class', all(body, / (?:style|fill|stroke|stop-color)="[^"]*"/g)],
    [
      'text, script, copy (`use`) or external file',
      all(body, /<(?:text|script|image|foreignObject|use)\b|\son\w+=|(?:href="|url\()[^#][^")]*/g),
    ],
    ['an id twice', ids.filter((id, index) => ids.indexOf(id) !== index)],
    [
      'a reference to a missing id',
      all(body, /(?:href="|url\()#([\w-]+)/g).filter((id) => !ids.includes(id)),
    ],
    ['an animation', all(svg, /<animate\w*|animation|transition|@keyframes/g)],
    [`more than ${mostElements} elements`, elements > mostElements && elements],
    [`more than ${limit} bytes`, size > limit && size],
  ];
  return problems.flatMap(([name, found]) =>
    found === false || (Array.isArray(found) && found.length === 0) ? [] : `${name}: ${found}`,
  );
}

/** The share of pixel values that differ visibly between two pictures. */
async function difference(...pictures: readonly [Sharp, Sharp]): Promise<number> {
  const dots = (picture: Sharp) => picture.flatten({ background: '#fff' }).raw().toBuffer();
  const [made, found] = [await dots(pictures[0]), await dots(pictures[1])];
  const differs = (value: number, index: number) => Math.abs(value - (made[index] ?? -255)) > 60;
  return found.filter(differs).length / found.length;
}

describe.each(companies())('the drawings of %s', (company) => {
  const folder = companyFolder(company);

  test('follow the rules of docs/how-to/drawing.md and use the company’s colours', async () => {
    const palettes = await readPalettes(company);
    const drawings = drawingsOf(company);
    expect(drawings.length).toBeGreaterThan(60);
    const problems = drawings.flatMap((path) =>
      drawingProblems(readFileSync(path, 'utf8'), palettes).map(
        (one) => `${relative(root, path)}: ${one}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  test('produce the icons and the share card in the company’s `public` folder', async () => {
    for (const [name, made] of Object.entries(iconsAndCard(company))) {
      const file = readFileSync(`${folder}/public/${name}`);
      expect(file.length, name).toBeLessThan(200_000);
      expect(await difference(made, sharp(file)), name).toBeLessThan(0.01);
    }
    const { logoMark } = await companyModule<{ logoMark: LogoMark }>(company, 'company.ts');
    for (const name of ['public/icon', 'pictures/icon-maskable']) {
      const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
      for (const { d } of logoMark.paths) expect(svg, name).toContain(d);
    }
  });
});

const brands = { '': '#630994', red: '#9c0421', brokers: '#14532d' };
const palettes = Object.entries(brands).map(([view, brand]) => ({
  view,
  isCorporate: view !== '',
  palette: new Map(Object.entries({ 'brand-700': brand, wall: '#fff4e4' })),
}));

test('recolouring adds a `<view>` for each audience except the default, with the colours that differ', () => {
  const drawn = `<svg viewBox="0 0 9 9"><view id="small" viewBox="0 0 4 4"/><view id="old"/>
<g><path class="brand-700" d="M0 0"/><path class="stroke-wall" d="M0 0"/></g></svg>`;
  const once = recoloured(drawn, palettes);
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
  expect(recoloured(once, palettes)).toBe(once);
});

test('recolouring does not change an SVG without colour classes, such as a partner’s logo', () => {
  const logo = '<svg><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>';
  expect(recoloured(logo, palettes)).toBe(logo);
});
