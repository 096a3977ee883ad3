import type { HomeInsuranceRecord } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { homeInsuranceTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { featuresContent } from '../products/features.ts';
import { sectionKinds, sectionsModel } from '../products/kinds/sections.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The home insurance page: two sections and the benefits (§2.13). */
export const homeInsuranceModel = (
  record: HomeInsuranceRecord,
  audience: Audience,
): ProductSectionsModel => sectionsModel('home-insurance', record, audience, texts);

export const loader = contentLoader('home-insurance');

const page = defineProduct({
  page: 'home-insurance',
  resource: 'homeInsurance',
  words: texts.meta,
  useFeatures: (id) =>
    featuresContent(useContent('homeInsurance', { fresh: true }), sectionKinds, id),
  modelOf: homeInsuranceModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
