import type {
  AssetAddress,
  PictureNote,
  PictureNotes,
  SafeHtml,
} from '@insurance-kit/content-client';
import type { PictureModel } from '@insurance-kit/ui';
import { audiences } from '#company/company.ts';
import buy from '#company/pictures/buy.svg?url';
import claim from '#company/pictures/claim.svg?url';
import empty from '#company/pictures/empty.svg?url';
import feedback from '#company/pictures/feedback.svg?url';
import insights from '#company/pictures/insights.svg?url';
import office from '#company/pictures/office.svg?url';
import services from '#company/pictures/services.svg?url';
import whistle from '#company/pictures/whistle.svg?url';
import type { Audience } from '../../shared/audience.ts';
import { isDrawing, pictureAddress, pictureWidths, pixelsOf } from '../../shared/pictures.ts';

/** On these screens, a hero has one column and shows the view `small` of its drawing. */
const smallScreen = '(max-width: 899px)';

/** A picture of a record: its address, alternative text and focus point. */
export interface RecordPicture extends PictureNote {
  readonly address: AssetAddress | undefined;
}

/** Fields of a record that contain sanitised HTML. */
export type Html<Field extends string> = Readonly<Record<Field, SafeHtml>>;

/** Picture fields of a record: addresses, and notes about the pictures. */
export type Pictured<Field extends string> = Readonly<Record<Field, AssetAddress | undefined>> & {
  readonly pictures?: PictureNotes;
};

export const recordPicture = <Field extends string>(
  record: Pictured<NoInfer<Field>>,
  field: Field,
): RecordPicture => ({ address: record[field], ...record.pictures?.[field] });

/** A picture as a page shows it. `small` is the size of a drawing's view for small screens. */
export interface PicturePlace extends PictureNote {
  /** `undefined` shows the default picture (§3). */
  readonly address: string | undefined;
  /** Size of the picture in CSS pixels: sets the aspect ratio. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly audience: Audience;
  /** Whether the picture loads eagerly, with high priority. Set it for a page's first picture. */
  readonly priority?: boolean;
  readonly small?: { readonly width: number; readonly height: number };
}

/** A drawing's address with the fragment of a view (docs/contracts.md, 'Pictures with views'). */
export const drawingAddress = (address: string, audience: Audience, name?: 'small'): string => {
  const parts = [audiences[audience].view, name].filter((part) => part !== undefined);
  return parts.length === 0 ? address : `${address}#${parts.join('-')}`;
};

/** An AVIF file has at most this many pixels for each CSS pixel of the picture's width. */
const mostPixels = 2.2;

/** A raster picture: AVIF in the widths that browsers may need, and a JPEG for old browsers. */
const rasterModel = (address: string, width: number) => {
  const jpegWidth =
    pictureWidths.findLast((candidate) => candidate <= 1.2 * width) ?? pictureWidths[0];
  const files = pictureWidths
    .filter((candidate) => candidate <= mostPixels * width)
    .flatMap((candidate) => {
      const file = pictureAddress(address, candidate, 'avif');
      return file === undefined ? [] : `${file} ${candidate}w`;
    });
  return {
    photograph: true,
    pixels: pixelsOf(address),
    src: pictureAddress(address, jpegWidth, 'jpg') ?? address,
    sources: files.length === 0 ? [] : [{ type: 'image/avif', srcSet: files.join(', ') }],
  };
};

const viewsOf = (address: string, { audience, small }: PicturePlace) => ({
  src: drawingAddress(address, audience),
  sources:
    small === undefined
      ? []
      : [{ media: smallScreen, srcSet: drawingAddress(address, audience, 'small'), ...small }],
});

/** Makes the kit's model of a picture. An SVG is sent unchanged, a photograph in many widths. */
export function pictureModel(place: PicturePlace): PictureModel {
  const { address, alt = '', focus, width, height, sizes, priority = false } = place;
  const base = { width, height, sizes, priority };
  if (address === undefined) return { ...base, alt: '' };
  const files = isDrawing(address) ? viewsOf(address, place) : rasterModel(address, width);
  return { ...base, alt, ...(focus !== undefined && { focus }), ...files };
}

/** 480 × 330 pixels, but `claim` and `buy` are 420 × 410 (§2.18), `office` is 320 × 180 (§2.17). */
const illustrations = { buy, claim, empty, feedback, insights, office, services, whistle };

const heroSize = { width: 480, height: 330, sizes: '320px' } as const;

/** A decorative illustration. `place`: the SVG's size, and the displayed width (`sizes`). */
export const illustrationModel = (
  name: keyof typeof illustrations,
  audience: Audience,
  place: Pick<PicturePlace, 'width' | 'height' | 'sizes'> = heroSize,
): PictureModel => pictureModel({ address: illustrations[name], alt: '', ...place, audience });
