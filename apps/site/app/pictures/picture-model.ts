import type { PictureModel } from '@insurance-kit/ui';
import { audiences } from '#company/audiences.ts';
import type { Audience } from '../../addresses/audience.ts';
import {
  isDrawing,
  type PictureWidth,
  pictureAddress,
  pictureSourceSet,
  pictureWidths,
} from '../../addresses/pictures.ts';

/** Below this width the small drawing of a picture shows; the kit's layout changes at the same one. */
const smallScreen = '(max-width: 820px)';
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** What a place on a page needs of its picture. */
export interface PicturePlace {
  /** The address, or `undefined` for the kit's default picture (§3). */
  readonly address: string | undefined;
  readonly alt: string;
  /** The drawing's size in CSS pixels: it fixes the ratio of the place. */
  readonly width: number;
  readonly height: number;
  /** The displayed width, as the `sizes` attribute takes it. */
  readonly sizes: string;
  readonly audience: Audience;
  /** True for the picture that is seen first. */
  readonly priority?: boolean;
  /** The drawing's size on small screens, where it has a drawing of its own. */
  readonly small?: { readonly width: number; readonly height: number };
}

/** A drawing's address with the view that suits (docs/contracts.md, 'Pictures with views'). */
export const themedPicture = (
  address: string,
  audience: Audience,
  name?: 'small' | 'still',
): string => {
  const parts = [audiences[audience].view, name].filter((part) => part !== undefined);
  return parts.length === 0 ? address : `${address}#${parts.join('-')}`;
};

/** A screen has up to three pixels for one of CSS, and a place up to its drawing's size: more is waste. */
const mostPixels = 2.2;
/** The widest picture that a visitor gets who saves data. */
const lightest = 480;

const widest = (fits: (width: number) => boolean): PictureWidth =>
  pictureWidths.findLast(fits) ?? pictureWidths[0];

/** A raster picture: AVIF in the widths that its place can need, and one JPEG for old browsers. */
const rasterModel = (
  address: string,
  width: number,
): Pick<PictureModel, 'src' | 'sources' | 'light'> => {
  const widths = pictureWidths.filter((candidate) => candidate <= mostPixels * width);
  const avif = (srcSet: string | undefined) =>
    srcSet === undefined ? [] : [{ type: 'image/avif', srcSet }];
  const light = widest((candidate) => candidate <= Math.min(lightest, width));
  return {
    src:
      pictureAddress(
        address,
        widest((candidate) => candidate <= 1.2 * width),
        'jpg',
      ) ?? address,
    sources: avif(pictureSourceSet(address, 'avif', widths)),
    light: {
      src: pictureAddress(address, light, 'jpg') ?? address,
      sources: avif(pictureAddress(address, light, 'avif')),
    },
  };
};

/**
 * A picture of a record as the kit takes it. A drawing (SVG) stays one: it is smaller than any
 * raster of it, and carries its views.
 */
export function pictureModel(place: PicturePlace): PictureModel {
  const { address, alt, width, height, sizes, audience, priority = false, small } = place;
  const base = { alt, width, height, sizes, priority };
  if (address === undefined) return base;
  if (!isDrawing(address)) return { ...base, ...rasterModel(address, width) };
  return {
    ...base,
    src: themedPicture(address, audience),
    sources:
      small === undefined
        ? []
        : [
            { media: smallScreen, srcSet: themedPicture(address, audience, 'small'), ...small },
            { media: reducedMotion, srcSet: themedPicture(address, audience, 'still') },
          ],
  };
}
