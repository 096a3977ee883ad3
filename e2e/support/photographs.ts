import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** A number from 0 to 1 that follows from two others, so that every run has the same pictures. */
const chance = (seed: number, index: number): number => {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

/**
 * What compresses like a photograph: soft masses of many colours, edges, and the grain of a sensor.
 *
 * @param seed another one makes another picture.
 */
async function photograph(seed: number, width: number, height: number): Promise<Buffer> {
  const masses = Array.from({ length: 260 }, (_, index) => {
    const at = (step: number): number => chance(seed, index * 7 + step);
    // Large ones first, small ones on top.
    const size = (1 - index / 260) ** 2 * 0.3 + 0.012;
    return `<ellipse cx="${at(0) * width}" cy="${at(1) * height}" rx="${size * width * (0.3 + at(2))}" ry="${size * width * (0.3 + at(3))}" fill="hsl(${Math.round(20 + at(4) * 200)} ${Math.round(15 + at(5) * 45)}% ${Math.round(15 + at(6) * 65)}%)" transform="rotate(${at(2) * 180} ${at(0) * width} ${at(1) * height})"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a7f6a"/>${masses.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .flatten()
    .blur(1.2)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function replace(folder: string, field: string, picture: Buffer): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.replace(/\.\w+$/, '') === field) await rm(join(folder, name));
  }
  await writeFile(join(folder, `${field}.jpg`), picture);
}

/**
 * Copies a content folder and puts photographs, as a camera gives them, in the place of a home's
 * drawings: hero, tiles, and the picture of every article.
 */
export async function withPhotographs(content: string, folder: string): Promise<void> {
  await cp(content, folder, { recursive: true });
  const tile = await photograph(2, 1600, 2000);
  const home = join(folder, 'home');
  await replace(home, 'header_image', await photograph(1, 1900, 2000));
  await replace(home, 'tile1_image', tile);
  await replace(home, 'tile2_image', tile);
  const card = await photograph(3, 2000, 1430);
  const articles = join(folder, 'articles');
  for (const name of await readdir(articles)) {
    await replace(join(articles, name), 'main_image', card);
  }
}
