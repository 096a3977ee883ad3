import { homeInsuranceTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { sectionsLayout } from '../products/layouts/sections.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('home-insurance');

/** The home insurance page: two sections and the benefits (§2.13). */
const page = defineProduct({
  page: 'home-insurance',
  resource: 'homeInsurance',
  words: { 'home-insurance': homeInsuranceTexts },
  ...sectionsLayout,
});

export const meta = page.meta;
export default page.Component;
