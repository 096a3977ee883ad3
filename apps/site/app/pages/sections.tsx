import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { sectionsLayout } from '../products/layouts/sections.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('sections');

/** The products of the company's own that are shown as sections, like home insurance. */
const page = defineProduct({
  page: 'sections',
  resource: 'sectionsProduct',
  words: ownProductsTexts.sections,
  ...sectionsLayout,
});

export const meta = page.meta;
export default page.Component;
