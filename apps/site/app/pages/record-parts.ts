import type { SafeHtml } from '@insurance-kit/content-client';
import type { PageHeroModel, SplitSectionModel } from '@insurance-kit/ui';
import type { Audience } from '../../shared/audience.ts';
import { captionModel } from '../content/plain-text.ts';
import {
  type Html,
  type Pictured,
  pictureModel,
  type RecordPicture,
  recordPicture,
} from '../pictures/picture-model.ts';

/** The header fields of a page's record (§3). */
export interface RecordHeader extends Pictured<'header_image'> {
  readonly header_caption: SafeHtml;
  readonly header_body: SafeHtml;
}

/** The property `lead` of a model, or nothing if the HTML is empty. */
export const leadOf = (html: SafeHtml): Pick<PageHeroModel, 'lead'> =>
  html === '' ? {} : { lead: { html } };

/**
 * The hero of an inner page, from its record. A picture without alternative text is decorative.
 * @param title replaces a missing caption.
 */
export const pageHeroModel = (
  record: RecordHeader,
  audience: Audience,
  title: string,
): PageHeroModel => ({
  title: captionModel(record.header_caption, title),
  ...leadOf(record.header_body),
  picture: pictureModel({
    ...recordPicture(record, 'header_image'),
    width: 680,
    height: 500,
    sizes: '(max-width: 899px) 100vw, (max-width: 1439px) 49.1vw, 640px',
    priority: true,
    audience,
  }),
});

/** The `sizes` of a picture beside text. */
export const besideText = '(max-width: 720px) 89vw, (max-width: 1440px) 42vw, 604px';

export interface SectionFields {
  readonly caption: SafeHtml;
  readonly body: SafeHtml;
  readonly image: RecordPicture;
}

/** The fields of one section: `sec1_caption`, `sec1_body` and `sec1_image` for `sec1`. */
export function sectionFields<Part extends string>(
  record: Html<`${Part}_caption` | `${Part}_body`> & Pictured<`${Part}_image`>,
  part: Part,
): SectionFields {
  const html: Html<`${Part}_caption` | `${Part}_body`> = record;
  return {
    caption: html[`${part}_caption`],
    body: html[`${part}_body`],
    image: recordPicture(record, `${part}_image`),
  };
}

export const isEmptySection = ({ caption, body, image }: SectionFields): boolean =>
  caption === '' && body === '' && image.address === undefined;

/** A picture beside a caption and a body. `title` replaces a missing caption. */
export const splitSectionModel = (
  { caption, body, image }: SectionFields,
  audience: Audience,
  title: string,
): SplitSectionModel => ({
  title: captionModel(caption, title),
  ...(body === '' ? {} : { body }),
  picture: pictureModel({ ...image, width: 640, height: 520, sizes: besideText, audience }),
});
