// Not by their names: a company without travel insurance has no words for it.
import * as texts from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { cardsLayout } from '../products/layouts/cards.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader;

/** The travel page (§2.12), and products of the company's own that are shown as two cards. */
const page = defineProduct({
  pages: ['travel', 'cards'],
  wordsOf: (name) => (name === 'travel' ? texts.travelTexts : texts.ownProductsTexts.cards[name]),
  ...cardsLayout,
});

export const meta = page.meta;
export default page.Component;
