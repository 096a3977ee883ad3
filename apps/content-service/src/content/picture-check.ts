import sharp from 'sharp';

/** Why a picture cannot be shown. */
export const pictureFaults = ['broken picture', 'too many pixels', 'empty picture'] as const;
export type PictureFault = (typeof pictureFaults)[number];

/** The most pixels of a picture: sites make no variants of larger ones. */
export const maxPixels = 50_000_000;
/** A picture is decoded whole, but looked at so small: whether anything is on it. */
const lookedAt = 256;
/** Without it no browser shows an SVG. */
const svgNamespace = 'http://www.w3.org/2000/svg';

sharp.concurrency(1);
// Files change under their names.
sharp.cache(false);

/** Decodes a picture. Returns why a site could not show it. */
export async function pictureFault(picture: Buffer): Promise<PictureFault | undefined> {
  try {
    const { format, width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'too many pixels';
    if (format === 'svg' && !picture.includes(svgNamespace)) return 'broken picture';
    const opacity = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      // An SVG says its size, but has none.
      .resize(lookedAt, lookedAt, { fit: 'inside', withoutEnlargement: format !== 'svg' })
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    return opacity.some((value) => value > 0) ? undefined : 'empty picture';
  } catch {
    return 'broken picture';
  }
}

/** What is wrong with a picture of the content, in one line. */
export const pictureReasons: Readonly<Record<PictureFault, string>> = {
  'broken picture': 'it is no picture that can be decoded, or a part of it is missing',
  'too many pixels': `it has more than ${maxPixels / 1_000_000} million pixels`,
  'empty picture': 'nothing is drawn on it, or all of it is transparent',
};
