/** The most bytes of an uploaded picture, and of a PDF. */
export const uploadLimits = { picture: 8_000_000, pdf: 12_000_000 } as const;

/** How an uploaded file stands in a draft: `upload:<id>.<extension>`. */
const uploadPattern = /^upload:([\w-]{20,64})\.([a-z]{3,4})$/;

/** The id and the extension of an upload; `undefined` for any other value of a field. */
export function readUpload(
  value: string,
): { readonly id: string; readonly extension: string } | undefined {
  const [, id, extension] = uploadPattern.exec(value) ?? [];
  return id === undefined || extension === undefined ? undefined : { id, extension };
}

/** What a field takes. */
export type UploadKind = keyof typeof uploadLimits;

/** A file that may be kept, by what its bytes are; or why it may not. */
export type UploadReading =
  | { readonly state: 'accepted'; readonly extension: string }
  | { readonly state: 'refused'; readonly reason: 'type' | 'size' };

const begins = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The file type by the bytes: what a file is called says nothing. */
function extensionOf(bytes: Buffer): string | undefined {
  if (begins(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (begins(bytes, '\xff\xd8\xff')) return 'jpg';
  if (begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)) return 'webp';
  if (begins(bytes, 'ftypavif', 4)) return 'avif';
  if (begins(bytes, '%PDF-')) return 'pdf';
  // With or without its declaration. Files are served so that no script of theirs runs.
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/.test(
    bytes.toString('utf8', 0, 4_000),
  )
    ? 'svg'
    : undefined;
}

/** Checks an uploaded file: its size, and that it is what its field takes. */
export function readUploadedFile(bytes: Buffer, kind: UploadKind): UploadReading {
  if (bytes.length > uploadLimits[kind]) return { state: 'refused', reason: 'size' };
  const extension = extensionOf(bytes);
  if (extension === undefined || (extension === 'pdf') !== (kind === 'pdf')) {
    return { state: 'refused', reason: 'type' };
  }
  return { state: 'accepted', extension };
}
