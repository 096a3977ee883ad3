// Not by their names: a company without home insurance has no words for it.
import * as texts from '#company/texts/products.ts';
import { sectionsLayout } from '../products/layouts/sections.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The home insurance page (§2.13), and products of the company's own that are shown as two sections. */
export default defineProduct({
  pages: ['home-insurance', 'sections'],
  textsOf: (name) =>
    name === 'home-insurance' ? texts.homeInsuranceTexts : texts.ownProductsTexts.sections[name],
  ...sectionsLayout,
});
