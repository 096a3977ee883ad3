import { contentPrefix } from './names.ts';

/** Widths of raster pictures in pixels. Phones find one within 10 % of the width they need. */
export const pictureWidths = [
  160, 184, 208, 260, 316, 366, 448, 548, 640, 736, 848, 980, 1090, 1190, 1300, 1600,
] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The format with the smallest files, and a format that all browsers support. */
export const pictureFormats = ['avif', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Size of a share card: the picture that social networks show for a page. */
export const shareCardSize = { width: 1200, height: 630 } as const;

export const picturesBase = '/pictures/';
export const rasterFile = /\.(?:avif|gif|jpe?g|png|webp)$/i; // can become pictures of all widths
const drawing = /\.svg(?:\?|$)/i;
export const drawableFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i; // can become share cards

/** Whether a picture is an SVG. An SVG has one file for all sizes. */
export const isDrawing = (asset: string): boolean => drawing.test(asset);

const assetParts = (asset: string): readonly [path: string, query: URLSearchParams] => {
  const [path = '', query] = asset.split('#', 1)[0]?.split('?') ?? [];
  return [path, new URLSearchParams(query)];
};

/** Width of a picture in pixels, if its address has `?w=`. */
export const pixelsOf = (asset: string): number | undefined =>
  Number(assetParts(asset)[1].get('w')) || undefined;

const pictureFile = (asset: string) => {
  if (!asset.startsWith(contentPrefix)) return undefined;
  const [path, query] = assetParts(asset.slice(contentPrefix.length));
  const version = query.get('v');
  return { path, query: version === null ? '' : `?v=${encodeURIComponent(version)}` };
};

/** Raster content files only: `/content/a.png?v=1` becomes `/pictures/640/a.png.avif?v=1`. */
export function pictureAddress(
  asset: string,
  width: PictureWidth,
  format: PictureFormat,
): string | undefined {
  const file = pictureFile(asset);
  if (file === undefined || !rasterFile.test(file.path)) return undefined;
  return `${picturesBase}${width}/${file.path}.${format}${file.query}`;
}

/** `/content/files/a.png` becomes `/pictures/share/files/a.png.jpg`. */
export function shareCardAddress(asset: string): string | undefined {
  const file = pictureFile(asset);
  if (file === undefined || !drawableFile.test(file.path)) return undefined;
  return `${picturesBase}share/${file.path}.jpg${file.query}`;
}
