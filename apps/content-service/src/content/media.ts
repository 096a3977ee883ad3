import { mediaTypes } from '@insurance-kit/server/media-types';

const { avif, jpg, pdf, png, svg, webp } = mediaTypes;

export const contentTypes: Readonly<Record<string, string>> = { avif, jpg, pdf, png, svg, webp };

/** Content security policy of SVG files: they cannot act as pages. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(contentTypes, extension.slice(1));
