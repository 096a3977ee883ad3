import { useContent } from '@insurance-kit/content-client/queries';
import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { featuresContent } from '../products/features.ts';
import { coverKinds, coversPageModel } from '../products/kinds/covers.ts';
import { defineOwnProducts, useOwnName } from '../products/kinds/own-product.tsx';

export const loader = contentLoader('covers');

/** The products of the company's own that are shown as covers, like motor insurance. */
const page = defineOwnProducts({
  page: 'covers',
  resource: 'coversProduct',
  words: ownProductsTexts.covers,
  useFeatures: (id) =>
    featuresContent(useContent('coversProduct', { fresh: true, id: useOwnName() }), coverKinds, id),
  modelOf: coversPageModel,
  template: CoversTemplate,
});

export const meta = page.meta;
export default page.Component;
