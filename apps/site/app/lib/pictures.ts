/** The widths in pixels that the site's server makes raster pictures in. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The formats that it makes them in, the smallest first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The size in pixels of a share card: what social networks cut a link's picture to. */
export const shareCardSize = { width: 1200, height: 630 } as const;

const contentBase = '/content/';
const picturesBase = '/pictures/';
const rasterFile = /\.(?:avif|gif|jpe?g|png|webp)$/i;
const drawableFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const pathOf = (asset: string): string | undefined => {
  if (!asset.startsWith(contentBase)) return undefined;
  return asset.slice(contentBase.length).replace(/[?#].*$/s, '');
};

const versionQuery = (version: string | undefined): string =>
  version === undefined ? '' : `?v=${encodeURIComponent(version)}`;

/**
 * The address of a raster picture of the content service in a given width and format.
 *
 * `/content/files/about/photo.png` → `/pictures/640/files/about/photo.png.avif`
 *
 * @param asset the picture's address on this site, under `/content/`.
 * @param version changes when the picture does; with it browsers keep the picture for a year.
 * @returns `undefined` where there is nothing to make: an SVG stays an SVG on the wire.
 */
export function pictureAddress(
  asset: string,
  width: PictureWidth,
  format: PictureFormat,
  version?: string,
): string | undefined {
  const path = pathOf(asset);
  if (path === undefined || !rasterFile.test(path)) return undefined;
  return `${picturesBase}${width}/${path}.${format}${versionQuery(version)}`;
}

/** A `srcset` of all widths for one format, or `undefined` where there is nothing to make. */
export function pictureSourceSet(
  asset: string,
  format: PictureFormat,
  version?: string,
): string | undefined {
  const sources = pictureWidths.flatMap((width) => {
    const address = pictureAddress(asset, width, format, version);
    return address === undefined ? [] : [`${address} ${width}w`];
  });
  return sources.length === 0 ? undefined : sources.join(', ');
}

/**
 * The address of a share card (Open Graph), 1200 × 630 JPEG, of any picture of the content service,
 * SVG included. It is a path: put the site's origin before it.
 *
 * @returns `undefined` for an address that is no picture under `/content/`.
 */
export function shareCardAddress(asset: string, version?: string): string | undefined {
  const path = pathOf(asset);
  if (path === undefined || !drawableFile.test(path)) return undefined;
  return `${picturesBase}share/${path}.jpg${versionQuery(version)}`;
}
