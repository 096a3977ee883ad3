export const mediaTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  htm: 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;

/** An extension with a known media type: lower case, without a dot. */
export type Extension = keyof typeof mediaTypes;

const isKnown = (extension: string): extension is Extension => Object.hasOwn(mediaTypes, extension);

/** A file's extension in lower case. `undefined` for an extension without a known media type. */
export function fileExtension(name: string): Extension | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return isKnown(extension) ? extension : undefined;
}
