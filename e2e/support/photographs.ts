import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Noise in many colours, one dot each. */
const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

/** A picture that compresses like a photograph: soft areas and grain. */
const photograph = async (width: number, height: number): Promise<Buffer> =>
  sharp(await noise(Math.round(width / 60), Math.round(height / 60), 60))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: await noise(width, height, 12), blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();

async function replace(folder: string, field: string, picture: Buffer): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.replace(/\.\w+$/, '') === field) await rm(join(folder, name));
  }
  await writeFile(join(folder, `${field}.jpg`), picture);
}

/** Copies a content folder, with photographs in place of a home's drawings. */
export async function withPhotographs(content: string, folder: string): Promise<void> {
  await cp(content, folder, { recursive: true });
  const tile = await photograph(1600, 2000);
  const home = join(folder, 'home');
  await replace(home, 'header_image', await photograph(1900, 2000));
  await replace(home, 'tile1_image', tile);
  await replace(home, 'tile2_image', tile);
  const card = await photograph(2000, 1430);
  const articles = join(folder, 'articles');
  for (const name of await readdir(articles)) {
    await replace(join(articles, name), 'main_image', card);
  }
}
