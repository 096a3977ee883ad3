import { contentPrefix } from './names.ts';

/**
 * Widths in pixels of raster pictures: a browser finds one within a tenth of what a phone shows
 * (360 to 412 px at 1.75 to 3 pixels each).
 */
export const pictureWidths = [
  160, 184, 208, 260, 316, 366, 448, 548, 640, 736, 848, 980, 1090, 1190, 1300, 1600,
] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The smallest format, and one that every browser supports. */
export const pictureFormats = ['avif', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Size of a share card in pixels, to which social networks crop. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/**
 * Share cards by the part of the picture that they keep: rows from the top, columns from the left.
 */
const shareCards = [
  ['share-northwest', 'share-north', 'share-northeast'],
  ['share-west', 'share', 'share-east'],
  ['share-southwest', 'share-south', 'share-southeast'],
] as const;
export type ShareCard = (typeof shareCards)[number][number];

export const isShareCard = (name: string): name is ShareCard =>
  shareCards.flat().some((card) => card === name);

/** The card around a focus point such as `30% 70%`; default: the middle. */
const shareCardAround = (focus = '50% 50%'): ShareCard => {
  const [column = 1, row = 1] = focus
    .split(' ')
    .map((share) => Math.floor(Number.parseInt(share, 10) / 34));
  return shareCards[row]?.[column] ?? 'share';
};

const picturesBase = '/pictures/';
const rasterFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const drawing = /\.svg(?:\?|$)/i;
const drawableFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Whether a picture is an SVG, which is one file in every size. */
export const isDrawing = (asset: string): boolean => drawing.test(asset);

const assetParts = (asset: string): readonly [path: string, query: URLSearchParams] => {
  const [path = '', query] = asset.split('#', 1)[0]?.split('?') ?? [];
  return [path, new URLSearchParams(query)];
};

/** Width of a picture in pixels, if its address has it (`&w=`). */
export const pixelsOf = (asset: string): number | undefined =>
  Number(assetParts(asset)[1].get('w')) || undefined;

/** Path and version of a content service file. */
const pictureFile = (
  asset: string,
): { readonly path: string; readonly query: string } | undefined => {
  if (!asset.startsWith(contentPrefix)) return undefined;
  const [path, query] = assetParts(asset.slice(contentPrefix.length));
  const version = query.get('v');
  return { path, query: version === null ? '' : `?v=${encodeURIComponent(version)}` };
};

/**
 * Address of a raster picture in a given width and format. With the version of the picture's
 * address (`?v=`) browsers cache it for a year.
 *
 * `/content/files/about/photo.png?v=1` → `/pictures/640/files/about/photo.png.avif?v=1`
 * @param asset address on this site, under `/content/`.
 * @returns `undefined` for an SVG, which is sent as it is.
 */
export function pictureAddress(
  asset: string,
  width: PictureWidth,
  format: PictureFormat,
): string | undefined {
  const file = pictureFile(asset);
  if (file === undefined || !rasterFile.test(file.path)) return undefined;
  return `${picturesBase}${width}/${file.path}.${format}${file.query}`;
}

/**
 * A `srcset` of one format; `undefined` for an SVG.
 * @param widths those that the picture's place can need; default: all.
 */
export function pictureSourceSet(
  asset: string,
  format: PictureFormat,
  widths: readonly PictureWidth[] = pictureWidths,
): string | undefined {
  const sources = widths.flatMap((width) => {
    const address = pictureAddress(asset, width, format);
    return address === undefined ? [] : [`${address} ${width}w`];
  });
  return sources.length === 0 ? undefined : sources.join(', ');
}

/**
 * Path of a share card (Open Graph), 1200 × 630 JPEG, of any content picture, SVG included.
 *
 * `/content/files/about/photo.png` → `/pictures/share/files/about/photo.png.jpg`
 * @param focus point that stays visible (`30% 70%`).
 * @returns `undefined` for an address that is not a picture under `/content/`.
 */
export function shareCardAddress(asset: string, focus?: string): string | undefined {
  const file = pictureFile(asset);
  if (file === undefined || !drawableFile.test(file.path)) return undefined;
  return `${picturesBase}${shareCardAround(focus)}/${file.path}.jpg${file.query}`;
}
