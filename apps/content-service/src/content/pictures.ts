import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodedBytes, mostDecodedBytes, mostPictureBytes } from '@insurance-kit/server/limits';
import { isSvg, RendererCrash, renderSvg } from '@insurance-kit/server/svg';
import sharp from 'sharp';
import type { ContentProblem, ContentRecord } from './read-folder.ts';

/** The site does not convert pictures with more pixels. */
const maxPixels = 50_000_000;
/** To find out whether a picture is fully transparent, the service checks a copy of this size. */
const lookedAt = { width: 256, height: 256, fit: 'inside' } as const;

sharp.concurrency(1);
// Switch off sharp's cache, because a file can change under the same name.
sharp.cache(false);

/** Decodes a picture. @returns why the site cannot show it; `undefined` if the site can. */
export async function pictureFault(picture: Buffer) {
  try {
    const isDrawing = isSvg(picture);
    if (picture.length > mostPictureBytes[isDrawing ? 'drawing' : 'photograph']) return 'size';
    // Browsers do not show an SVG without this namespace.
    if (isDrawing && !picture.includes('http://www.w3.org/2000/svg')) return 'broken picture';
    const pixels = isDrawing ? await renderSvg(picture, lookedAt) : picture;
    if (decodedBytes(await sharp(pixels).metadata()) > mostDecodedBytes) return 'too many pixels';
    const opacity = await sharp(pixels, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize({ ...lookedAt, withoutEnlargement: true })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    return opacity.some((value) => value > 0) ? undefined : 'empty picture';
  } catch (error) {
    // Browsers may show an SVG that crashes the renderer.
    if (error instanceof RendererCrash) return undefined;
    return String(error).includes('exceeds pixel limit') ? 'too many pixels' : 'broken picture';
  }
}

const pictureReasons = {
  size: 'it is larger than a site reads (20 MB, SVG 2 MB): make it smaller',
  'broken picture': 'it cannot be decoded, or a part of it is missing: export or copy it again',
  'too many pixels': `it has more than ${maxPixels / 1_000_000} million pixels, or more than its format allows (AVIF: 10 million): make it smaller`,
  'empty picture': 'nothing is drawn on it, or all of it is transparent: replace it',
};

const versioned = /^files\/([^?]+\.(?:avif|jpg|png|svg|webp))\?v=/;

/** Reports pictures that a site cannot show. `follow` decodes new pictures in the background. */
export function createPictureProblems(onProblem: (problem: ContentProblem) => void) {
  const known = new Map<string, ContentProblem | undefined>();
  let current: readonly string[] = [];
  let isClosed = false;
  let working: Promise<void> = Promise.resolve();

  const work = async (root: string): Promise<void> => {
    for (const value of current) {
      if (isClosed) return;
      if (known.has(value)) continue;
      const [, file = ''] = versioned.exec(value) ?? [];
      const bytes = await readFile(path.join(root, file)).catch(() => undefined);
      if (bytes === undefined) continue;
      const fault = await pictureFault(bytes);
      const problem = fault && { file, reason: pictureReasons[fault] };
      known.set(value, problem);
      if (problem !== undefined) onProblem(problem);
    }
  };

  return {
    follow(root: string, records: readonly ContentRecord[]): void {
      current = records
        .flatMap((record) => Object.values(record))
        .filter((value): value is string => typeof value === 'string' && versioned.test(value));
      working = working.then(() => work(root));
    },
    problems: (): readonly ContentProblem[] => current.flatMap((value) => known.get(value) ?? []),
    /** Stops after the current picture. */
    async close(): Promise<void> {
      isClosed = true;
      await working;
    },
  };
}
