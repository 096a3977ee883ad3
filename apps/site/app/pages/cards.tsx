import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { cardsLayout } from '../products/layouts/cards.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('cards');

/** The products of the company's own that are shown as cards, like travel insurance. */
const page = defineProduct({
  page: 'cards',
  resource: 'cardsProduct',
  words: ownProductsTexts.cards,
  ...cardsLayout,
});

export const meta = page.meta;
export default page.Component;
