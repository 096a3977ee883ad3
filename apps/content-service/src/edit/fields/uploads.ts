import sharp from 'sharp';
import { pictureFault, pictureFaults } from '../../content/picture-check.ts';

/** The longest side that a picture is stored with: no screen shows more of it. */
const longestSide = 4_000;
/** The most pixels of an upload, those of the largest phone cameras. */
const mostDecoded = 210_000_000;

const refusals = ['type', 'size', 'heic', 'entities', 'broken file', ...pictureFaults] as const;
/** Why a file was not taken. */
export type FileRefusal = (typeof refusals)[number];

/** Whether a fault of a field is that its file was not taken. */
export const isRefusal = (fault: string): fault is FileRefusal =>
  refusals.some((refusal) => refusal === fault);

/** The most bytes of an uploaded picture, and of a PDF. */
export const uploadLimits = { picture: 20_000_000, pdf: 12_000_000 } as const;

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

/** What an upload becomes. Of several kinds, one that every browser shows. */
const kinds: readonly (readonly [extension: string, begins: RegExp])[] = [
  ['png', /^\x89PNG\r\n.\n/s],
  ['jpg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp(?:avi[fs]|mif1)/s],
  ['heic', /^.{4}ftyphe[iv][cmsx]/s],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  // With or without XML declaration. It is served with a policy that stops its scripts.
  [
    'svg',
    /^(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\])?\s*>|\s)*<svg[\s>]/s,
  ],
];

/** The kind of a picture by its bytes; a file's name is not trusted. */
function pictureKind(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 8_000);
  return kinds.find(([, begins]) => begins.test(head))?.[0];
}

/** An uploaded file as it is stored, or why its field refuses it. */
type Taken =
  | { readonly bytes: Buffer; readonly extension: string }
  | { readonly refused: FileRefusal };

/**
 * Takes an uploaded file, and mends what can be mended: a picture is turned upright, freed of the
 * place and time it was taken at, brought into the colours of the web, made smaller; what stands
 * before a PDF's head goes.
 */
export async function takeUpload(bytes: Buffer, kind: keyof typeof uploadLimits): Promise<Taken> {
  if (bytes.length > uploadLimits[kind]) return { refused: 'size' };
  if (kind === 'pdf') return takePdf(bytes);
  const found = pictureKind(bytes);
  if (found === undefined) return { refused: 'type' };
  if (found === 'svg' && /<!ENTITY/i.test(bytes.toString('latin1'))) return { refused: 'entities' };
  try {
    const taken = found === 'svg' ? { bytes, extension: found } : await mend(bytes, found);
    const fault = await pictureFault(taken.bytes);
    return fault === undefined ? taken : { refused: fault };
  } catch {
    return { refused: found === 'heic' ? 'heic' : 'broken picture' };
  }
}

function takePdf(bytes: Buffer): Taken {
  const head = bytes.subarray(0, 1_024).indexOf('%PDF-');
  if (head < 0) return { refused: 'type' };
  const isWhole = bytes.subarray(-2_048).includes('%%EOF');
  return isWhole ? { bytes: bytes.subarray(head), extension: 'pdf' } : { refused: 'broken file' };
}

/** What a mended picture is written as, by its extension; any other as PNG. */
const formats: Readonly<Record<string, 'jpeg' | 'webp' | 'avif'>> = {
  jpg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
};

/** @throws Error if it cannot be decoded */
async function mend(bytes: Buffer, found: string) {
  const picture = sharp(bytes, { limitInputPixels: mostDecoded, failOn: 'error' });
  const about = await picture.metadata();
  const { width, height, orientation = 1, pages = 1, space, exif, xmp, iptc, icc } = about;
  const extension =
    found === 'gif' || (found === 'tiff' && about.hasAlpha)
      ? 'png'
      : found === 'tiff'
        ? 'jpg'
        : found;
  const isFine =
    extension === found &&
    Math.max(width, height) <= longestSide &&
    (space === 'srgb' || space === 'b-w') &&
    ![exif, xmp, iptc, icc, orientation > 1, pages > 1].some(Boolean);
  if (isFine) return { bytes, extension };
  const mended = picture
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(formats[extension] ?? 'png', { quality: 86 });
  return { bytes: await mended.toBuffer(), extension };
}
