import type { SafeHtml } from '@insurance-kit/content-client';
import type { LinkModel, PageHeroModel, PictureModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { Audience } from '../../shared/audience.ts';
import { captionModel } from '../content/plain-text.ts';
import {
  type Pictured,
  type PicturePlace,
  pictureModel,
  recordPicture,
} from '../pictures/picture-model.ts';

/** The header fields that the record of an inner page has (§3). */
export interface RecordHeader extends Pictured<'header_image'> {
  readonly header_caption: SafeHtml;
  readonly header_body: SafeHtml;
}

export const leadOf = (html: SafeHtml): Pick<PageHeroModel, 'lead'> =>
  html === '' ? {} : { lead: { html } };

/** The hero of an inner page, from its record. A picture without text alternative is decorative. */
export function pageHeroModel({
  record,
  audience,
  title,
  actions,
  help,
}: {
  readonly record: RecordHeader;
  readonly audience: Audience;
  /** Replaces a missing caption. */
  readonly title: string;
  readonly actions?: readonly LinkModel[];
  readonly help?: LinkModel | undefined;
}): PageHeroModel {
  return {
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
    ...(actions === undefined ? {} : { actions }),
    help,
  };
}

/** Size in a page's hero. */
const head = { width: 480, height: 330, sizes: '320px' } as const;

/** A decorative illustration of the company. `place` is its drawn size and displayed width. */
export const illustrationModel = (
  name: keyof typeof company.illustrations,
  audience: Audience,
  place: Pick<PicturePlace, 'width' | 'height' | 'sizes'> = head,
): PictureModel =>
  pictureModel({ address: company.illustrations[name], alt: '', ...place, audience });
