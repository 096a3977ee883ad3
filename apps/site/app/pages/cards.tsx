import { useContent } from '@insurance-kit/content-client/queries';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { ownProductsTexts } from '#company/texts/products.ts';
import { contentLoader } from '../content/prefetch.server.ts';
import { featuresContent } from '../products/features.ts';
import { cardKinds, cardsModel } from '../products/kinds/cards.ts';
import { defineOwnProducts, useOwnName } from '../products/kinds/own-product.tsx';

export const loader = contentLoader('cards');

/** The products of the company's own that are shown as cards, like travel insurance. */
const page = defineOwnProducts({
  page: 'cards',
  resource: 'cardsProduct',
  words: ownProductsTexts.cards,
  useFeatures: (id) =>
    featuresContent(useContent('cardsProduct', { fresh: true, id: useOwnName() }), cardKinds, id),
  modelOf: cardsModel,
  template: ProductSectionsTemplate,
});

export const meta = page.meta;
export default page.Component;
