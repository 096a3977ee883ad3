import { ownProductsTexts } from '#company/texts/products.ts';
import { getMotorTexts } from '../products/covers.ts';
import { coversLayout } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

/** The page of private cars (§2.11), and of products of the company's own that are shown as covers. */
export default defineProduct({
  pages: ['motor', 'covers'],
  textsOf: (name) => (name === 'motor' ? getMotorTexts(name) : ownProductsTexts.covers[name]),
  ...coversLayout,
});
