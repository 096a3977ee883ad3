import { mediaTypes } from '@insurance-kit/server/media-types';
import { cut, file } from '@insurance-kit/server/test/fake-service';
import { abortingSvg } from 'scripts/lib/hostile-texts.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureAddress, shareCardAddress } from '../../shared/pictures.ts';
import { siteOfEachTest } from '../test/site.ts';
import { makePicture } from './make.ts';

const at = siteOfEachTest();

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#630994' } })
    .png()
    .toBuffer();

/** Grey values of the pixels of a picture's share card. */
const cardOf = async (picture: Buffer, source = 'a.png') => {
  const card = await makePicture(picture, source, { size: 'share', format: 'jpg' });
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 630 });
  return data;
};

test('the server turns photographs upright, never enlarges them, and resizes each version once', async () => {
  const sideways = sharp(await png(100, 200)).withMetadata({ orientation: 6 });
  at.service.on('/files/p.png', file('x/y', await sideways.jpeg().toBuffer(), { etag: '"1"' }));
  await at.start({ CONTENT_TTL_SECONDS: '1' });
  for (const format of ['avif', 'jpg'] as const) {
    const address = pictureAddress('/content/files/p.png', 160, format) ?? '';
    const { body, headers } = await at.ask(address);
    const mediaType = mediaTypes[format];
    expect(headers['content-type']).toBe(mediaType);
    expect(headers['cache-control']).toMatch(/^public, max-age=86400,/);
    expect(await sharp(body).metadata()).toMatchObject({ mediaType, width: 160 });
  }
  at.service.requested.length = 0;
  const wide = pictureAddress('/content/files/p.png', 640, 'jpg') ?? '';
  const [one, two] = await Promise.all([at.ask(wide), at.ask(wide)]);
  expect((await sharp(one.body).metadata()).width).toBe(200);
  expect(two.body).toEqual(one.body);
  expect(at.service.requested.filter((line) => line.endsWith('p.png'))).toHaveLength(1);
  at.service.on('/files/p.png', file('image/png', await png(300, 100), { etag: '"2"' }));
  await expect
    .poll(async () => (await sharp((await at.ask(wide)).body).metadata()).width)
    .toBe(300);
});

test('a share card for social networks shows the middle of its picture', async () => {
  const gradient = Buffer.from(Array.from({ length: 256 }, (_, row) => [row, row, row]).flat());
  const tall = sharp(gradient, { raw: { width: 1, height: 256, channels: 3 } });
  const picture = await tall.resize(800, 1260, { fit: 'fill' }).png().toBuffer();
  const greys = await cardOf(picture);
  expect(greys.every((grey) => 64 <= grey && grey <= 191)).toBe(true);
});

test('the server makes a share card from an SVG, white where the SVG is transparent', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 76 80"/>';
  expect(new Set(await cardOf(Buffer.from(svg), 'a.svg'))).toEqual(new Set([255]));
});

test('/pictures/ answers 404 for a missing picture, 502 for an invalid picture, and 503 if the connection breaks', async () => {
  const flat = { width: 3_400, height: 3_000, channels: 3, background: '#369' } as const;
  const avif = await sharp({ create: flat }).avif({ effort: 0 }).toBuffer();
  for (const [name, body] of [
    ['p.png', await png(10, 10)],
    ['text.png', 'not a picture'],
    ['bomb.png', await png(9000, 9000)],
    ['bomb.avif', avif],
    ['half.png', (await png(900, 600)).subarray(0, 1_000)],
  ] as const) {
    at.service.on(`/files/${name}`, file('image/png', body));
  }
  at.service.on('/files/crash.svg', file('image/svg+xml', abortingSvg(1_200, 630)));
  at.service.on('/files/cut.png', cut);
  await at.start();
  for (const [path, expected] of [
    [shareCardAddress('/content/files/p.png'), 200],
    ['/pictures/333/files/p.png.jpg', 404],
    ['/pictures/366/files/crash.svg.jpg', 404],
    ['/pictures/share/files/p.png.avif', 404],
    ['/pictures/366/..%2fmailbox.png.jpg', 404],
    ['/pictures/366/files/none.png.jpg', 404],
    ['/pictures/366/files/text.png.jpg', 502],
    ['/pictures/366/files/bomb.png.jpg', 502],
    ['/pictures/366/files/bomb.avif.jpg', 502],
    ['/pictures/366/files/half.png.jpg', 502],
    [shareCardAddress('/content/files/crash.svg'), 502],
    // The server does not fetch a broken picture for each visitor.
    ['/pictures/366/files/half.png.jpg', 502],
    ['/pictures/366/files/cut.png.jpg', 503],
  ] as const) {
    expect([path, (await at.ask(path ?? '')).status]).toEqual([path, expected]);
  }
  expect(at.service.requested.filter((line) => line.includes('half.png'))).toHaveLength(1);
});
