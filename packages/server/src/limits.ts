import type { Metadata } from 'sharp';

/** The maximum size, in bytes, of a response that a site reads from `path`. */
export const mostAnswerBytes = (path: string): number =>
  path === '/api/published-blogs/cards' ? 16_000_000 : 2_000_000;

/** A warning about a response whose size is near or above its limit; otherwise `undefined`. */
export function sizeProblem(path: string, bytes: number): string | undefined {
  const most = mostAnswerBytes(path);
  const limit = `the ${most / 1_000_000} MB that a site reads`;
  if (bytes > most) return `it is larger than ${limit}: sites show an older version that fits`;
  return bytes > 0.8 * most ? `it has more than 80 % of ${limit}: make it smaller soon` : undefined;
}

/** The maximum size, in bytes, of a picture file that a site reads. `drawing`: an SVG. */
export const mostPictureBytes = { drawing: 2_000_000, photograph: 20_000_000 } as const;

type PictureHead = Pick<Metadata, 'format' | 'width' | 'height' | 'isProgressive'>;

/** Maximum memory, in bytes, for decoding a picture. The apps refuse a picture that needs more. */
export const mostDecodedBytes = 200_000_000;

/** Memory per pixel, in bytes, for formats that sharp decodes as a whole (measured 2026-11-29). */
const bytesPerPixel: Readonly<Record<string, number>> = { heif: 20, gif: 6, webp: 5 };
const progressiveBytesPerPixel: Readonly<Record<string, number>> = { jpeg: 7, png: 8 };
const otherBytesPerPixel = 2;

/** Estimates the memory that decoding a picture takes, in bytes. */
export function decodedBytes({ format, width, height, isProgressive }: PictureHead): number {
  const progressive = isProgressive ? progressiveBytesPerPixel[format] : undefined;
  return width * height * (progressive ?? bytesPerPixel[format] ?? otherBytesPerPixel);
}
