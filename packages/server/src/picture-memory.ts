interface PictureHead {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly isProgressive?: boolean | undefined;
}

/** The most memory that decoding a picture may take, in bytes. */
export const mostDecodedBytes = 200_000_000;

/**
 * Bytes a pixel while sharp shrinks a picture, measured with pictures of 49 million pixels
 * (2026-11-29). Most formats are read in strips; these are held whole.
 */
const heldWhole: Readonly<Record<string, number>> = { heif: 20, gif: 6, webp: 5, svg: 4 };
const heldWhenProgressive: Readonly<Record<string, number>> = { jpeg: 7, png: 8 };
const inStrips = 2;

/** The memory that it takes to decode a picture, in bytes. */
export function decodedBytes({ format, width, height, isProgressive }: PictureHead): number {
  const held = isProgressive ? heldWhenProgressive[format] : heldWhole[format];
  return width * height * (held ?? inStrips);
}
