import { mediaTypes as known } from '@insurance-kit/server/media-types';

const { avif, jpg, pdf, png, svg, webp } = known;

/** The extensions of files that content can have, and the media types they are sent with. */
export const mediaTypes: Readonly<Record<string, string>> = { avif, jpg, pdf, png, svg, webp };

/** The content security policy of an SVG file: opened directly, it must not run as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether `/files` serves a file with this extension (with its dot, lower case). */
export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(mediaTypes, extension.slice(1));
