import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { contentLoader } from '../content/prefetch.server.ts';
import { motorWords } from '../products/covers.ts';
import { coversPageModel, coverVariants } from '../products/layouts/covers.ts';
import { defineProduct } from '../products/product-page.tsx';

export const loader = contentLoader('motor');

/** The page of private cars: its section is what the covers give (§2.11). */
const page = defineProduct({
  page: 'motor',
  resource: 'motorIndividual',
  words: { motor: motorWords('motor') },
  variantsOf: coverVariants,
  modelOf: coversPageModel,
  template: CoversTemplate,
});

export const meta = page.meta;
export default page.Component;
