import { contentPrefix } from './content-paths.ts';

/**
 * The widths in pixels that the site's server makes raster pictures in: close enough that a browser
 * finds one within a tenth of what a phone shows (360 to 412 px at 1.75 to 3 pixels each).
 */
export const pictureWidths = [
  160, 184, 208, 260, 316, 366, 448, 548, 640, 736, 848, 980, 1090, 1190, 1300, 1600,
] as const;
/** One of `pictureWidths`, in pixels. */
export type PictureWidth = (typeof pictureWidths)[number];

/** The formats that it makes them in: the smallest, and one that every browser reads. */
export const pictureFormats = ['avif', 'jpg'] as const;
/** One of `pictureFormats`. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The size in pixels of a share card: what social networks cut a link's picture to. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/**
 * The share cards of a picture, as their addresses name them: which part it keeps, by rows from the
 * top and columns from the left.
 */
const shareCards = [
  ['share-northwest', 'share-north', 'share-northeast'],
  ['share-west', 'share', 'share-east'],
  ['share-southwest', 'share-south', 'share-southeast'],
] as const;
/** The name of a share card in its address, such as `share-north`. */
export type ShareCard = (typeof shareCards)[number][number];

/** Whether a part of an address names a share card. */
export const isShareCard = (name: string): name is ShareCard =>
  shareCards.flat().some((card) => card === name);

/** The card around a point such as `30% 70%`, across and down; the middle where there is none. */
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

/** Whether a picture is a drawing (SVG), which is one file in every size. */
export const isDrawing = (asset: string): boolean => drawing.test(asset);

const assetParts = (asset: string): readonly [path: string, query: URLSearchParams] => {
  const [path = '', query] = asset.split('#', 1)[0]?.split('?') ?? [];
  return [path, new URLSearchParams(query)];
};

/** How many pixels wide a picture is, where its address says so (`&w=`). */
export const pixelsOf = (asset: string): number | undefined =>
  Number(assetParts(asset)[1].get('w')) || undefined;

/** A file of the content service: its path there, and the version that its address names. */
const pictureFile = (
  asset: string,
): { readonly path: string; readonly query: string } | undefined => {
  if (!asset.startsWith(contentPrefix)) return undefined;
  const [path, query] = assetParts(asset.slice(contentPrefix.length));
  const version = query.get('v');
  return { path, query: version === null ? '' : `?v=${encodeURIComponent(version)}` };
};

/**
 * The address of a raster picture of the content service in a given width and format. It carries the
 * version that the picture's own address names (`?v=`): with one browsers keep the picture for a year.
 *
 * `/content/files/about/photo.png?v=1` → `/pictures/640/files/about/photo.png.avif?v=1`
 *
 * @param asset the picture's address on this site, under `/content/`.
 * @returns `undefined` where there is nothing to make: an SVG stays an SVG on the wire.
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
 * A `srcset` of one format, or `undefined` where there is nothing to make.
 *
 * @param widths those that the picture's place can need; default all.
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
 * The address of a share card (Open Graph), 1200 × 630 JPEG, of any picture of the content service,
 * SVG included. It is a path: put the site's origin before it.
 *
 * `/content/files/about/photo.png` → `/pictures/share/files/about/photo.png.jpg`
 *
 * @param focus the point that stays in sight (`30% 70%`), as the picture's record says it.
 * @returns `undefined` for an address that is no picture under `/content/`.
 */
export function shareCardAddress(asset: string, focus?: string): string | undefined {
  const file = pictureFile(asset);
  if (file === undefined || !drawableFile.test(file.path)) return undefined;
  return `${picturesBase}${shareCardAround(focus)}/${file.path}.jpg${file.query}`;
}
