import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { coversLayout } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('covers');

/** The products of the company's own that are shown as covers, like motor insurance. */
const page = defineProduct({
  page: 'covers',
  resource: 'coversProduct',
  words: ownProductsTexts.covers,
  ...coversLayout,
});

export const meta = page.meta;
export default page.Component;
