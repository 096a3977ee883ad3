import type { MarineRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { marineTexts } from '#company/texts/products.ts';
import { productRecords } from '../../../shared/pages.ts';
import { portalLink, quoteBannerModel } from '../../links.ts';
import { defineProduct, type ShownProduct } from '../products/product-page.tsx';
import type { MarineTexts } from '../products/texts.ts';
import { variantOf, variantsModel } from '../products/variants.tsx';

const variantsOf = (record: MarineRecord) => [
  variantOf(record, 'cargo', 'marine_cargo', 'marine_cargo_features_image'),
  variantOf(record, 'hull', 'marine_hull', 'marine_hull_features_image'),
];

const itemOf = ([title, text]: [string, string]) => ({ title, text });

export function marineModel(
  product: ShownProduct<MarineRecord, MarineTexts>,
): ProductSectionsModel {
  const { name, record, audience, texts } = product;
  const { title, lead, items } = texts.benefits;
  return {
    ...variantsModel(product, variantsOf(record), 'section', portalLink(texts.pay)),
    benefits: { title, lead, groups: [{ items: Object.entries(items).map(itemOf) }] },
    text: { title: texts.closing.title, body: texts.closing.text },
    banner: quoteBannerModel(audience, name, texts.banner),
  };
}

export default defineProduct({
  record: productRecords.marine,
  textsOf: () => marineTexts,
  modelOf: marineModel,
  template: ProductSectionsTemplate,
});
