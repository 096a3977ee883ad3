import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../../packages/ui/src/theme/colours/palette.ts';
import { companies } from '../../../scripts/lib/company.mjs';
import { adinkra, logoMark, wovenBand, wovenHem } from './emblems.ts';
import { facesOf, meets } from './faces.ts';
import { landOf, lands } from './lands.ts';
import { hung, leastContrast } from './loom.ts';
import { block, motifNames } from './motifs.ts';
import { kitPalettes, overviews, palettesOf, rampsOf, red } from './palette.ts';
import { father, person } from './people.ts';
import { picturesOf } from './pictures.ts';
import { at, finish, turned, viewsOf } from './svg.ts';

const picturesIn = (country: string) =>
  picturesOf({ country, city: 'Accra', latitude: 5.6, longitude: -0.2 });

describe.each(Object.keys(lands))('%s', (country) => {
  const pictures = picturesIn(country);
  const drawn = pictures.map((picture) => ({ ...picture, svg: finish(picture.sheet) }));

  test.each(drawn)(
    '$file is a whole drawing, without script, text or outside address',
    ({ sheet, svg }) => {
      expect(svg).not.toMatch(/<script|<text|<foreignObject|<image|\son\w+=|style="|href="[^#]/);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
      const { width, height } = sheet;
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
      const head = svg.slice(0, svg.indexOf('<style>'));
      const found = [...head.matchAll(/<view id="([\w-]+)"/g)].map(([, id]) => id);
      expect(found).toEqual(viewsOf(sheet));
      expect(found).toContain('red');
      expect(svg).not.toMatch(/fill-|stroke-[a-z]+\d|undefined|NaN|Infinity/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const references = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    },
  );

  const moving = drawn.filter(({ sheet }) => sheet.motion);

  test('a home hero has every view, a page header all but the small ones', () => {
    for (const { file, sheet } of moving) {
      const isHome = sheet.smallViewBox !== undefined;
      expect([file, isHome]).toEqual([file, /home/.test(file) && !/home-insurance/.test(file)]);
      expect(viewsOf(sheet)).toEqual(
        isHome
          ? [
              'red',
              'small',
              'red-small',
              'moving',
              'red-moving',
              'small-moving',
              'red-small-moving',
            ]
          : ['red', 'moving', 'red-moving'],
      );
    }
  });

  test('strips slide in the views that ask for it, and stand still in every other', () => {
    expect(moving.length).toBeGreaterThan(2);
    for (const { sheet, svg } of moving) {
      expect(svg).toContain('.s{animation:var(--slide,none) ');
      expect(svg.split('--slide:')).toHaveLength(2);
      const views = ['moving', 'red-moving'];
      if (sheet.smallViewBox) views.push('small-moving', 'red-small-moving');
      expect(svg).toContain(`${views.map((view) => `#${view}:target~g`).join()}{--slide:in}`);
      expect(svg).toContain('prefers-reduced-motion:reduce');
    }
  });

  test('a strip that slides from below is not cut by the edge of the picture', () => {
    for (const { sheet, svg } of moving) {
      const ends = [...svg.matchAll(/<path d="M[\d.]+-30h[\d.]+v([\d.]+)h/g)].map(
        ([, height]) => Number(height) - 30,
      );
      const [, , , smallHeight = 0] = (sheet.smallViewBox ?? '').split(' ').map(Number);
      const fromBelow = [...svg.matchAll(/:nth-child\((\d+)\)\{--from:(\d+)px/g)];
      expect(fromBelow.length).toBeGreaterThan(1);
      // The ends of the strips for small screens follow those of the main drawing.
      const strips = smallHeight > 0 ? 10 : ends.length;
      for (const [cut, edge] of [
        [ends.slice(0, strips), sheet.height],
        [ends.slice(strips), smallHeight],
      ] as const) {
        for (const [, strip, way] of fromBelow) {
          const end = cut[Number(strip) - 1];
          if (end !== undefined) expect(end + Number(way)).toBeLessThanOrEqual(edge);
        }
      }
    }
  });

  test('a third audience has views in colours of its own', () => {
    const palettes = {
      ...kitPalettes,
      views: { ...kitPalettes.views, brokers: { ...red, brand700: '#14532d' } },
    };
    for (const { sheet } of moving) {
      const svg = finish(sheet, palettes);
      expect(viewsOf(sheet, palettes).includes('brokers-small')).toBe(
        sheet.smallViewBox !== undefined,
      );
      expect(svg).toMatch(/#brokers:target~g,[^{]*#brokers-moving:target~g[,{][^}]*:#14532d/);
      expect(svg).toMatch(/#brokers-(?:small-)?moving:target~g\{--slide:in\}/);
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

  test('no woven block or ragged end comes near a face', () => {
    const room = 6;
    const faces = drawn.flatMap(({ file, sheet }) =>
      sheet.woven.flatMap(({ scene, hidden }) =>
        facesOf(scene).map((face) => ({ file, face, hidden })),
      ),
    );
    // As many as the people who are drawn: none is missed.
    expect(faces.length).toBeGreaterThan(60);
    const covered = faces.filter(({ face, hidden }) =>
      hidden.some((box) => meets(face, box, room)),
    );
    expect(covered.map(({ file }) => file)).toEqual([]);
  });

  test('a thumbnail of an article has the ratio of its picture and cuts no face', () => {
    const articles = pictures.filter(({ file }) => file.includes('/articles/'));
    expect(articles.length).toBeGreaterThan(10);
    for (const { file, sheet } of articles) {
      const [x = 0, y = 0, width = 0, height = 0] = (sheet.smallViewBox ?? '')
        .split(' ')
        .map(Number);
      expect(width / height, file).toBeCloseTo(sheet.width / sheet.height, 2);
      const faces = facesOf(sheet.art).map((face) =>
        face.map(([left, top]) => left > x && left < x + width && top > y && top < y + height),
      );
      const cut = faces.filter((points) => new Set(points).size > 1);
      expect(cut, file).toHaveLength(0);
    }
  });

  test('every block is a weave that is seen: two yarns at least, and none like its ground', async () => {
    for (const name of motifNames) {
      const shapes = block(name, 0, 0, 60, 36, ['brand700', 'gold400', 'brand950']);
      expect(new Set(shapes.map(({ ink }) => ink)).size, name).toBeGreaterThan(1);
    }
    const ramps = await Promise.all(companies().map(rampsOf));
    const worn = ramps.flatMap((own) =>
      Object.values(own).flatMap((ramp) =>
        overviews.map((overview) => palettesOf([{ overview, ramp }]).default),
      ),
    );
    expect(worn.length).toBeGreaterThan(3);
    const alike = pictures.flatMap(({ file, hem }) =>
      (hem?.cloth ?? [])
        .map(hung)
        .flatMap(([ground, figure]) =>
          worn
            .filter((palette) => contrast(palette[ground], palette[figure]) < leastContrast.yarns)
            .map(() => `${file}: ${figure} on ${ground}`),
        ),
    );
    expect(alike).toEqual([]);
    const pale = pictures.flatMap(({ file, hem }) =>
      (hem?.cloth ?? [])
        .flatMap(hung)
        .flatMap((ink) =>
          worn
            .filter((palette) => contrast(palette[ink], '#ffffff') < leastContrast.page)
            .map(() => `${file}: ${ink} dissolves into the page`),
        ),
    );
    expect(pale).toEqual([]);
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

  test('every picture is one for the library that makes share cards of them', async () => {
    for (const { svg, sheet } of drawn) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([format, width, height]).toEqual(['svg', sheet.width, sheet.height]);
    }
  });
});

test('a land draws its own people and places, and no other does', () => {
  const [first = [], ...others] = Object.values(lands);
  for (const other of others)
    expect(other.map(({ file }) => file)).toEqual(first.map(({ file }) => file));
  const own = Object.values(lands).flat();
  const drawings = own.map(({ sheet }) => sheet.art);
  expect(drawings.length).toBeGreaterThan(30);
  expect(drawings).not.toContain('');
  expect(new Set(drawings).size).toBe(drawings.length);
  const sitters = own.flatMap(({ sitter }) => (sitter ? [JSON.stringify(sitter)] : []));
  expect(sitters.length).toBeGreaterThan(19);
  expect(new Set(sitters).size).toBe(sitters.length);
  expect(landOf('Kenya')).toBe(first);
});

test('a face is found wherever a scene puts it', () => {
  const head = person(father);
  const turnedRound = turned(90, 10, 0, at(100, 50, 0.5, head, -0.5));
  const [[first, ...rest] = []] = facesOf(turnedRound);
  const points = [...(first ? [first] : []), ...rest];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.round(Math.min(...xs))).toBe(-76);
  expect(Math.round(Math.max(...xs))).toBe(-2);
  expect(Math.round(Math.min(...ys))).toBe(64);
  expect(Math.round(Math.max(...ys))).toBe(116);
});

test('the band repeats in at most five roles', () => {
  const { width, height, paths } = wovenBand();
  expect([width, height]).toEqual([480, 80]);
  expect(new Set(paths.map(({ role }) => role)).size).toBeLessThanOrEqual(5);
});

test('the hem of maps has the roles of the band', () => {
  const roles = wovenHem().paths.map(({ role }) => role);
  expect(wovenBand().paths.map(({ role }) => role)).toEqual(expect.arrayContaining(roles));
});

test('the mark and the Adinkra signs are whole paths', () => {
  for (const { d } of logoMark.paths) expect(d).toMatch(/^M[^M]+z/i);
  expect(adinkra('fihankra').length).toBeGreaterThan(0);
  expect(adinkra('mframadan')).toHaveLength(2);
});
