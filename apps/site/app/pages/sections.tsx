import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { sectionsModel, sectionVariants } from '../products/layouts/sections.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('sections');

/** The products of the company's own that are shown as sections, like home insurance. */
const page = defineProduct({
  page: 'sections',
  resource: 'sectionsProduct',
  words: ownProductsTexts.sections,
  variantsOf: sectionVariants,
  modelOf: sectionsModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
