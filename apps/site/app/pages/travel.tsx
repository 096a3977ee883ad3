import { travelTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { cardsLayout } from '../products/layouts/cards.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('travel');

/** The travel page: two cards and the list of benefits (§2.12). */
const page = defineProduct({
  page: 'travel',
  resource: 'travel',
  words: { travel: travelTexts },
  ...cardsLayout,
});

export const meta = page.meta;
export default page.Component;
