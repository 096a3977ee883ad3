import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { motorWords } from '../products/covers.ts';
import { coversLayout } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader;

/** The page of private cars (§2.11), and of products of the company's own that are shown as covers. */
const page = defineProduct({
  pages: ['motor', 'covers'],
  wordsOf: (name) => (name === 'motor' ? motorWords(name) : ownProductsTexts.covers[name]),
  ...coversLayout,
});

export const meta = page.meta;
export default page.Component;
