/** The file types that content can have, by extension, and what they are sent as. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

/** The policy of a drawing: opened directly it must not act as a page. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether `/files` serves a file with this extension (with its dot, lower case). */
export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(mediaTypes, extension.slice(1));
