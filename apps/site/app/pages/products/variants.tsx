import type { SafeHtml } from '@insurance-kit/content-client';
import type {
  BenefitGroupModel,
  FeaturesModel,
  LinkModel,
  ProductSectionsModel,
} from '@insurance-kit/ui';
import { captionModel } from '../../content/plain-text.ts';
import type { FeaturesField, VariantName } from '../../islands/features-fields.ts';
import { quoteBannerModel, quoteLink } from '../../links.ts';
import {
  type Html,
  type Pictured,
  pictureModel,
  type RecordPicture,
  recordPicture,
} from '../../pictures/picture-model.ts';
import { Island } from '../../shell/render-context.ts';
import { besideText, type RecordHeader } from '../record-parts.ts';
import { coverFacts, type FactsAndPrices } from './buying.ts';
import { productHead, type ShownProduct } from './product-page.tsx';
import type { MotorBenefitsTexts, ProductTexts, VariantsPageTexts } from './texts.ts';

/** A variant of a product, such as a cover, with its texts from the record (§3). */
export interface ProductVariant<Id extends string = string> {
  readonly id: Id;
  readonly body: SafeHtml;
  readonly features: SafeHtml;
  /** The features dialog shows the first of these fields that is not empty. */
  readonly fields: readonly FeaturesField[];
}

interface PicturedVariant<Id extends string> extends ProductVariant<Id> {
  readonly image: RecordPicture;
}

/** Makes a variant from the record's fields `<name>_body`, `<name>_features` and `<image>`. */
export function variantOf<Id extends string, Name extends VariantName, Image extends string>(
  record: Html<`${Name}_body` | `${Name}_features`> & Pictured<Image>,
  id: Id,
  name: Name,
  image: Image,
): PicturedVariant<Id> {
  const html: Html<`${Name}_body` | `${Name}_features`> = record;
  return {
    id,
    image: recordPicture(record, image),
    body: html[`${name}_body`],
    features: html[`${name}_features`],
    fields: [`${name}_features`, `${name}_body`],
  };
}

/** Button and dialog of a variant's features. The dialog requests the record when opened (§4.7). */
export const featuresModel = (
  { source }: Pick<ShownProduct<unknown>, 'source'>,
  variant: ProductVariant,
  texts: Pick<FeaturesModel, 'label' | 'title'>,
): { readonly features?: FeaturesModel } => {
  const { features, body, fields } = variant;
  // If there are no features, the dialog shows the body (readings §4, §2.11).
  const html = features || body;
  const content = <Island name="features" props={{ ...source, fields }} />;
  return html === '' ? {} : { features: { ...texts, html, content } };
};

/** Sizes of a variant's picture, by the picture's place on the page. */
const places = {
  card: {
    width: 420,
    height: 410,
    sizes: '(max-width: 575px) 77vw, (max-width: 720px) 41vw, (max-width: 1440px) 39vw, 548px',
  },
  section: { width: 640, height: 520, sizes: besideText },
  squareSection: { width: 420, height: 410, sizes: besideText },
} as const;

/** The parts that all pages with variants share (§2.12 to §2.15). */
export const variantsModel = <Id extends string>(
  product: ShownProduct<
    RecordHeader & FactsAndPrices,
    Pick<ProductTexts<Id>, 'titles' | 'features'>
  >,
  variants: readonly PicturedVariant<Id>[],
  place: keyof typeof places,
  /** Links that every variant has besides its link to a quote. */
  ...actions: readonly LinkModel[]
): Pick<ProductSectionsModel, 'hero' | 'tabs' | 'layout' | 'items'> => ({
  ...productHead(product),
  layout: place === 'card' ? 'cards' : 'sections',
  items: variants.map((variant) => {
    const { titles, features } = product.texts;
    const title = titles[variant.id];
    return {
      id: variant.id,
      title,
      ...(variant.body === '' ? {} : { body: variant.body }),
      picture: pictureModel({ ...places[place], ...variant.image, audience: product.audience }),
      ...coverFacts(product.record, variant),
      ...featuresModel(product, variant, { label: features, title }),
      actions: [quoteLink(product.name, variant.id), ...actions],
    };
  }),
});

export const benefitGroups = (
  ...groups: readonly { readonly title?: string; readonly html: SafeHtml }[]
): readonly BenefitGroupModel[] => groups.filter(({ html }) => html !== '');

type BenefitsRecord = RecordHeader & FactsAndPrices & Html<'sec1_caption' | 'sec1_body'>;

/** Benefits of two motor covers, for the pages about fleets (§2.11) and engineering (§2.14). */
export const motorBenefits = (
  record: Html<'comprehensive_benefits' | 'tp_fire_theft_benefits'>,
  texts: MotorBenefitsTexts,
): readonly BenefitGroupModel[] =>
  benefitGroups(
    { title: texts.comprehensive, html: record.comprehensive_benefits },
    { title: texts.fireTheft, html: record.tp_fire_theft_benefits },
  );

/** Returns a function that makes the props of a page with variants and benefits (§2.12, §2.13). */
export const variantsPageModel =
  <Id extends string, Record extends BenefitsRecord>(
    variantsOf: (record: Record) => readonly PicturedVariant<Id>[],
    place: keyof typeof places,
  ) =>
  (product: ShownProduct<Record, VariantsPageTexts<Id>>): ProductSectionsModel => {
    const { name, record, audience, texts } = product;
    const groups = benefitGroups({ html: record.sec1_body });
    const title = captionModel(record.sec1_caption, texts.benefits);
    return {
      ...variantsModel(product, variantsOf(record), place),
      ...(groups.length > 0 && { benefits: { title, groups } }),
      banner: quoteBannerModel(audience, name, texts.banner),
    };
  };
