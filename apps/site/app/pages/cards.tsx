// Not by their names: a company without travel insurance has no words for it.
import * as texts from '#company/texts/products.ts';
import { cardsLayout } from '../products/layouts/cards.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The travel page (§2.12), and products of the company's own that are shown as two cards. */
export default defineProduct({
  pages: ['travel', 'cards'],
  textsOf: (name) => (name === 'travel' ? texts.travelTexts : texts.ownProductsTexts.cards[name]),
  ...cardsLayout,
});
