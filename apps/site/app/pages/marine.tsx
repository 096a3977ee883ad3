import type { MarineRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { company } from '#company/index.ts';
import { marineTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { MarineTexts, MarineVariantId } from '../companies/contract/texts.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { recordPicture } from '../pictures/picture-model.ts';
import type { PicturedVariant } from '../products/features.ts';
import { productItems } from '../products/items.ts';
import { defineProduct, productHead } from '../products/product-page.tsx';
import { quoteLink } from '../sections/actions.ts';
import { quoteBannerModel } from '../sections/closing-banner.ts';

const variantsOf = (record: MarineRecord): readonly PicturedVariant<MarineVariantId>[] => [
  {
    id: 'cargo',
    image: recordPicture(record, 'marine_cargo_features_image'),
    body: record.marine_cargo_body,
    features: record.marine_cargo_features,
  },
  {
    id: 'hull',
    image: recordPicture(record, 'marine_hull_features_image'),
    body: record.marine_hull_body,
    features: record.marine_hull_features,
  },
];

/** The marine page: cargo and hull, the benefits of travel cover, and a closing text (§2.15). */
export function marineModel(
  name: string,
  record: MarineRecord,
  audience: Audience,
  words: MarineTexts,
): ProductSectionsModel {
  const { title, lead, items } = words.benefits;
  return {
    ...productHead(name, record, audience),
    layout: 'sections',
    items: productItems({
      variants: variantsOf(record),
      words,
      place: 'section',
      audience,
      actions: [quoteLink(name), { label: words.pay, href: company.links.portal, external: true }],
    }),
    benefits: { title, lead, groups: [{ items }] },
    text: { title: words.closing.title, body: words.closing.text },
    banner: quoteBannerModel(audience, name, words.banner),
  };
}

export const loader = contentLoader('marine');

const page = defineProduct({
  page: 'marine',
  resource: 'marine',
  words: { marine: texts },
  variantsOf,
  modelOf: marineModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
