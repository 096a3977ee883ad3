import { decodedBytes, mostDecodedBytes } from '@insurance-kit/server/limits';
import { isSvg } from '@insurance-kit/server/svg';
import sharp, { type Metadata } from 'sharp';
import { pictureFault } from '../../content/pictures.ts';
import type { Fault } from '../texts/labels.ts';

/** Longest side of stored pictures in pixels. Larger pictures are shrunk. */
const longestSide = 4_000;

export type UploadKind = 'picture' | 'pdf';
const uploadLimits: Readonly<Record<UploadKind, number>> = { picture: 20_000_000, pdf: 12_000_000 };

/** Maximum size of a posted form in bytes: the largest picture, and space for texts. */
export const bodyLimit = 24_000_000;

/** Reads a field's value `upload:<id>.<extension>`. Returns `undefined` for any other value. */
export function readUpload(value: string) {
  const [, id = '', extension = ''] = /^upload:([\w-]{20,64})\.([a-z]{3,4})$/.exec(value) ?? [];
  return id === '' ? undefined : { id, extension };
}

/** The format to store for each detected format. All browsers show the stored formats. */
const extensions: Readonly<Partial<Record<string, 'jpg' | 'png' | 'webp' | 'avif'>>> = {
  ...{ jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'png', tiff: 'webp' },
};

type UploadResult =
  | { readonly bytes: Buffer; readonly extension: string }
  | { readonly refused: Fault };

/** Checks an uploaded file. Rotates and shrinks photographs, makes them sRGB, drops metadata. */
export async function acceptUpload(bytes: Buffer, kind: UploadKind): Promise<UploadResult> {
  if (bytes.length > uploadLimits[kind]) return { refused: 'size' };
  if (kind === 'pdf') {
    const start = bytes.subarray(0, 1_024).indexOf('%PDF-');
    if (start < 0) return { refused: 'type' };
    if (!bytes.subarray(-2_048).includes('%%EOF')) return { refused: 'broken file' };
    return { bytes: bytes.subarray(start), extension: 'pdf' };
  }
  if (/^.{4}ftyphe[iv][cmsx]/s.test(bytes.toString('latin1', 0, 12))) return { refused: 'heic' };
  if (isSvg(bytes)) {
    if (/<!ENTITY/i.test(bytes.toString('latin1'))) return { refused: 'entities' };
    const fault = await pictureFault(bytes);
    return fault === undefined ? { bytes, extension: 'svg' } : { refused: fault };
  }
  const header = sharp(bytes, { limitInputPixels: false, failOn: 'none' });
  const metadata = await header.metadata().catch(() => undefined);
  if (!metadata || !extensions[metadata.format]) return { refused: 'type' };
  if (decodedBytes(metadata) > mostDecodedBytes) return { refused: 'too many pixels' };
  try {
    const accepted = await normalise(bytes, metadata);
    const fault = await pictureFault(accepted.bytes);
    return fault === undefined ? accepted : { refused: fault };
  } catch {
    return { refused: 'broken picture' };
  }
}

async function normalise(bytes: Buffer, metadata: Metadata) {
  const { width, height, format, orientation = 1, pages = 1, space } = metadata;
  const { exif, xmp, iptc, icc } = metadata;
  const extension = extensions[format] ?? 'png';
  const isUnchanged =
    !['gif', 'tiff'].includes(format) &&
    Math.max(width, height) <= longestSide &&
    (space === 'srgb' || space === 'b-w') &&
    ![exif, xmp, iptc, icc, orientation > 1, pages > 1].some(Boolean);
  if (isUnchanged) return { bytes, extension };
  const picture = sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .toFormat(extension === 'jpg' ? 'jpeg' : extension, { quality: 86, palette: false });
  return { bytes: await picture.toBuffer(), extension };
}
