import { ownProductsTexts } from '#company/texts/products.ts';
import { motorWords } from '../products/covers.ts';
import { coversLayout } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The page of private cars (§2.11), and of products of the company's own that are shown as covers. */
export default defineProduct({
  pages: ['motor', 'covers'],
  wordsOf: (name) => (name === 'motor' ? motorWords(name) : ownProductsTexts.covers[name]),
  ...coversLayout,
});
