import { mediaTypes } from '@insurance-kit/server/media-types';

const { avif, jpg, pdf, png, svg, webp } = mediaTypes;

export const contentTypes: Readonly<Record<string, string>> = { avif, jpg, pdf, png, svg, webp };

/** Content security policy of an SVG file, which must not run as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether `/files` serves an extension (with its dot, lower case). */
export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(contentTypes, extension.slice(1));
