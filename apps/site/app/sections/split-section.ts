import type { SafeHtml } from '@insurance-kit/content-client';
import type { LinkModel, SplitSectionModel } from '@insurance-kit/ui';
import type { Audience } from '../../shared/audience.ts';
import { captionModel } from '../content/plain-text.ts';
import {
  type Html,
  type Pictured,
  pictureModel,
  type RecordPicture,
  recordPicture,
} from '../pictures/picture-model.ts';

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

/**
 * A picture beside a caption and a body. Without a text alternative the picture is decorative.
 * @param title replaces a missing caption.
 */
export function splitSectionModel({
  fields: { caption, body, image },
  audience,
  title,
  actions,
}: {
  readonly fields: SectionFields;
  readonly audience: Audience;
  readonly title: string;
  readonly actions?: readonly LinkModel[];
}): SplitSectionModel {
  return {
    title: captionModel(caption, title),
    ...(body === '' ? {} : { body }),
    picture: pictureModel({
      ...image,
      width: 640,
      height: 520,
      sizes: besideText,
      audience,
    }),
    ...(actions === undefined ? {} : { actions }),
  };
}
