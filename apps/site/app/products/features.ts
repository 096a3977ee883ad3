import type { SafeHtml } from '@insurance-kit/content-client';
import type { ContentState } from '@insurance-kit/content-client/queries';
import type { FeaturesContent, FeaturesModel } from '@insurance-kit/ui';
import {
  type Html,
  type Pictured,
  type RecordPicture,
  recordPicture,
} from '../pictures/picture-model.ts';

/** One of the covers or variants that a product comes in: its fields of the record (§3). */
export interface ProductVariant<Id extends string = string> {
  readonly id: Id;
  readonly body: SafeHtml;
  readonly features: SafeHtml;
}

/** A variant with a picture of its own (§2.12 to §2.15). */
export interface PicturedVariant<Id extends string = string> extends ProductVariant<Id> {
  readonly image: RecordPicture;
}

/** A variant of a record, whose fields begin with a name: `erection_all_image`, `…_body`, `…_features`. */
export function variantOf<Id extends string, Name extends string>(
  record: Html<`${Name}_body` | `${Name}_features`> & Pictured<`${Name}_image`>,
  id: Id,
  name: Name,
): PicturedVariant<Id> {
  const html: Html<`${Name}_body` | `${Name}_features`> = record;
  return {
    id,
    image: recordPicture(record, `${name}_image`),
    body: html[`${name}_body`],
    features: html[`${name}_features`],
  };
}

/** What the dialog of a variant shows: its body where the record has no features (readings §4, §2.11). */
const htmlOf = ({ features, body }: ProductVariant): SafeHtml => features || body;

/** The dialog of a variant and the button that opens it; nothing where there is nothing to read. */
export const featuresModel = (
  variant: ProductVariant,
  words: Pick<FeaturesModel, 'label' | 'title'>,
): { readonly features?: FeaturesModel } => {
  const html = htmlOf(variant);
  return html === '' ? {} : { features: { ...words, id: variant.id, html } };
};

/**
 * What a features dialog shows: 'Loading...' until the record that it asked for anew is there (§4.7).
 *
 * @param variantsOf the variants of a record, among them the one called `id`.
 */
export const featuresContent = <Record>(
  state: ContentState<Record>,
  variantsOf: (record: Record) => readonly ProductVariant[],
  id: string,
): FeaturesContent => {
  const variant =
    state.status === 'ready'
      ? variantsOf(state.data).find((candidate) => candidate.id === id)
      : undefined;
  return variant === undefined ? { status: 'loading' } : { status: 'ready', html: htmlOf(variant) };
};
