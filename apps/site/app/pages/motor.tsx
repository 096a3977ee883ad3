import { contentLoader } from '../content/prefetch.server.ts';
import { motorWords } from '../products/covers.ts';
import { coversLayout } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('motor');

/** The page of private cars: its section is what the covers give (§2.11). */
const page = defineProduct({
  page: 'motor',
  resource: 'motorIndividual',
  words: { motor: motorWords('motor') },
  ...coversLayout,
});

export const meta = page.meta;
export default page.Component;
