import { ContentError } from '@insurance-kit/content-client';
import { decodedBytes, mostDecodedBytes } from '@insurance-kit/server/limits';
import { isSvg, renderSvg } from '@insurance-kit/server/svg';
import pLimit from 'p-limit';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { type PictureFormat, type PictureWidth, shareCardSize } from '../../shared/pictures.ts';
import { createQueue } from '../http/queue.ts';

/** Size and format of a picture to make. */
export interface PictureKind {
  readonly size: PictureWidth | 'share';
  readonly format: PictureFormat;
}

// Switch off sharp's cache, because the file store keeps results on disk.
sharp.cache(false);

const maxPixels = 50_000_000;
const secondsToMake = 20;

const tooManyWait = () => {
  const reason = 'too many pictures wait';
  return new ContentError({ kind: 'unreachable', url: '/pictures', reason });
};
// Make few pictures at a time: photographs use several threads, SVGs use a separate process.
const photographs = createQueue(2, 40, tooManyWait);
const drawings = createQueue(1, 10, tooManyWait);
/** Pictures that need more than this many bytes of memory are made one at a time. */
const largeBytes = 40_000_000;
const oneLarge = pLimit(1);

const open = (picture: Buffer): Sharp =>
  sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({
    seconds: secondsToMake,
  });

const covered: ResizeOptions = { ...shareCardSize, fit: 'cover' };

const makeFrom = (picture: Buffer, { size, format }: PictureKind): Promise<Buffer> => {
  const options = typeof size === 'number' ? { width: size, withoutEnlargement: true } : covered;
  // `rotate` turns photographs upright: phones store some of them sideways.
  const resized = open(picture).rotate().resize(options);
  if (format === 'avif') return resized.avif({ quality: 55, effort: 2 }).toBuffer();
  const flat = resized.flatten({ background: '#fff' });
  return flat.jpeg({ quality: 80, progressive: true }).toBuffer();
};

/** Queues and makes a picture. @throws ContentError for an invalid picture or a full queue. */
export function makePicture(picture: Buffer, source: string, kind: PictureKind): Promise<Buffer> {
  const isDrawing = isSvg(picture);
  return (isDrawing ? drawings : photographs)(async () => {
    try {
      const size = typeof kind.size === 'number' ? { width: kind.size } : covered;
      const pixels = isDrawing ? await renderSvg(picture, size) : picture;
      const bytes = decodedBytes(await open(pixels).metadata());
      if (bytes > mostDecodedBytes) throw new Error('it takes too much memory');
      return await (bytes > largeBytes
        ? oneLarge(() => makeFrom(pixels, kind))
        : makeFrom(pixels, kind));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ContentError({ kind: 'unreadable', url: source, reason });
    }
  });
}
