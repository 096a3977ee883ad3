import { useContent } from '@insurance-kit/content-client/queries';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { featuresContent } from '../products/features.ts';
import { defineOwnProducts, useOwnName } from '../products/kinds/own-product.tsx';
import { sectionKinds, sectionsModel } from '../products/kinds/sections.ts';

export const loader = contentLoader('sections');

/** The products of the company's own that are shown as sections, like home insurance. */
const page = defineOwnProducts({
  page: 'sections',
  resource: 'sectionsProduct',
  words: ownProductsTexts.sections,
  useFeatures: (id) =>
    featuresContent(
      useContent('sectionsProduct', { fresh: true, id: useOwnName() }),
      sectionKinds,
      id,
    ),
  modelOf: sectionsModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
