/** The most bytes of an uploaded picture, and of a PDF. */
export const uploadLimits = { picture: 8_000_000, pdf: 12_000_000 } as const;

/** The most bytes of a form: room for a picture, a PDF and all texts. */
export const bodyLimit = 24_000_000;

/** The value of a draft's field for an uploaded file: `upload:<id>.<extension>`. */
const uploadPattern = /^upload:([\w-]{20,64})\.([a-z]{3,4})$/;

/** The id and the extension of an upload; `undefined` for any other value of a field. */
export function readUpload(
  value: string,
): { readonly id: string; readonly extension: string } | undefined {
  const [, id, extension] = uploadPattern.exec(value) ?? [];
  return id === undefined || extension === undefined ? undefined : { id, extension };
}

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The file type by the bytes; a file's name is not trusted. */
function detectExtension(bytes: Buffer): string | undefined {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(bytes, '\xff\xd8\xff')) return 'jpg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp';
  if (begins(bytes, 'ftypavif', 4)) return 'avif';
  if (begins(bytes, '%PDF-')) return 'pdf';
  // An SVG, with or without XML declaration. It is served with a policy that stops its scripts.
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    bytes.toString('utf8', 0, 4_000),
  )
    ? 'svg'
    : undefined;
}

/** Checks an uploaded file: returns the extension for its bytes, or why its field refuses it. */
export function readUploadedFile(
  bytes: Buffer,
  kind: keyof typeof uploadLimits,
): { readonly extension: string } | { readonly refused: 'type' | 'size' } {
  if (bytes.length > uploadLimits[kind]) return { refused: 'size' };
  const extension = detectExtension(bytes);
  return extension === undefined || (extension === 'pdf') !== (kind === 'pdf')
    ? { refused: 'type' }
    : { extension };
}
