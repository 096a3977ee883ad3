import { mediaTypes } from '@insurance-kit/server/media-types';

const { avif, jpg, pdf, png, svg, webp } = mediaTypes;

/** The extensions of files that content can have, and the media types they are sent with. */
export const contentTypes: Readonly<Record<string, string>> = { avif, jpg, pdf, png, svg, webp };

/** The content security policy of an SVG file: opened directly, it must not run as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether `/files` serves a file with this extension (with its dot, lower case). */
export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(contentTypes, extension.slice(1));
