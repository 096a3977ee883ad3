/** The file types that content can have and that `/files` serves. */
const mediaExtensions: ReadonlySet<string> = new Set([
  '.svg',
  '.png',
  '.jpg',
  '.webp',
  '.avif',
  '.pdf',
]);

/** Whether `/files` serves a file with this extension (with its dot, lower case). */
export function isMediaExtension(extension: string): boolean {
  return mediaExtensions.has(extension);
}
