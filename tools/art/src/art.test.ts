import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { adinkra, logoMark, wovenBand } from './emblems.ts';
import { inks, kitPalettes, purple, red } from './palette.ts';
import { picturesOf } from './pictures.ts';
import { finish, viewsOf } from './svg.ts';

const pictures = picturesOf({ country: 'Ghana', city: 'Accra', latitude: 5.6, longitude: -0.2 });
const drawn = pictures.map((picture) => ({ ...picture, svg: finish(picture.sheet) }));

describe.each(drawn)('$file', ({ sheet, svg, budget }) => {
  test('is drawn the same on every run', () => {
    expect(finish(sheet)).toBe(svg);
  });

  test('stays within its budget under brotli', () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(budget);
  });

  test('carries no script, text, handler or outside address', () => {
    expect(svg).not.toMatch(/<script|<text|<foreignObject|<image|\son\w+=|style="|href="[^#]/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });

  test('states its size', () => {
    expect(svg).toContain(
      `viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"`,
    );
  });

  test('has every view as a first child of the root', () => {
    const head = svg.slice(0, svg.indexOf('<style>'));
    const found = [...head.matchAll(/<view id="([\w-]+)"/g)].map(([, id]) => id);
    expect(found).toEqual(viewsOf(sheet));
    expect(found).toContain('red');
  });

  test('resolves every colour and never writes a broken number', () => {
    expect(svg).not.toMatch(/fill-|stroke-[a-z]+\d|undefined|NaN|Infinity/);
  });

  test('has unique ids and refers to no other', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const reference of references) expect(ids).toContain(reference);
  });
});

test('a home hero has every view, and its strips stand still where asked to', () => {
  const heroes = drawn.filter(({ sheet }) => sheet.motion);
  expect(heroes).toHaveLength(2);
  for (const { sheet, svg } of heroes) {
    expect(viewsOf(sheet)).toEqual(['red', 'small', 'red-small', 'still', 'red-still']);
    expect(svg).toContain('#still:target~g .s,#red-still:target~g .s{animation:none}');
    expect(svg).toContain('prefers-reduced-motion:reduce');
  }
});

test('a third audience has views in colours of its own', () => {
  const palettes = {
    ...kitPalettes,
    views: { ...kitPalettes.views, brokers: { ...red, brand700: '#14532d' } },
  };
  for (const { sheet } of drawn.filter((picture) => picture.sheet.motion)) {
    const svg = finish(sheet, palettes);
    expect(viewsOf(sheet, palettes)).toContain('brokers-small');
    expect(svg).toMatch(/#brokers:target~g,[^{]*#brokers-still:target~g\{[^}]*:#14532d/);
    expect(svg).toContain('#brokers-still:target~g .s{animation:none}');
  }
});

test('no two pictures share a file, and no two directors or executives share a face', () => {
  const files = pictures.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const portraits = drawn.filter(({ file }) => /director-|executive-/.test(file));
  expect(portraits).toHaveLength(10);
  expect(new Set(portraits.map(({ svg }) => svg)).size).toBe(10);
});

test('no two pictures hang from the same hem', () => {
  const hems = pictures.flatMap(({ sheet, hem }) =>
    hem ? [JSON.stringify([sheet.width, sheet.height, hem])] : [],
  );
  expect(hems.length).toBeGreaterThan(50);
  expect(new Set(hems).size).toBe(hems.length);
});

test('a picture with a scene for each audience shows corporate customers theirs alone', () => {
  const both = drawn.filter(({ svg }) => svg.includes('class="re"'));
  expect(both.map(({ file }) => file)).toEqual([
    'content/home/tile1_image.svg',
    'content/home/tile2_image.svg',
    'default/default-picture.svg',
  ]);
  for (const { svg } of both) {
    expect(svg).toContain('.re{display:none}#red:target~g .re{display:inline}');
    expect(svg).toContain('#red:target~g .pu{display:none}');
  }
});

test('every picture can be turned into dots, as share cards are', async () => {
  for (const { svg, sheet } of drawn) {
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([sheet.width, sheet.height]);
  }
});

test('every role has a colour in both palettes', () => {
  for (const ink of inks) {
    expect(purple[ink]).toMatch(/^#[0-9a-f]{6}$/);
    expect(red[ink]).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('the band repeats in at most five roles', () => {
  const { width, height, paths } = wovenBand();
  expect([width, height]).toEqual([480, 80]);
  expect(new Set(paths.map(({ role }) => role)).size).toBeLessThanOrEqual(5);
});

test('the mark and the Adinkra signs are whole paths', () => {
  for (const { d } of logoMark.paths) expect(d).toMatch(/^M[^M]+z/i);
  expect(adinkra('fihankra').length).toBeGreaterThan(0);
  expect(adinkra('mframadan')).toHaveLength(2);
});
