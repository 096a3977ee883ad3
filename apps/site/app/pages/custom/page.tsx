import { CoversTemplate } from '@insurance-kit/ui/templates/CoversTemplate';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { customProductsTexts as texts } from '#company/texts/products.ts';
import type { ProductLayout } from '../../../shared/pages.ts';
import type { MakePage } from '../../shell/define-page.tsx';
import { sectionsModel } from '../home-insurance/page.tsx';
import { coversPageModel } from '../motor/page.tsx';
import { defineProduct } from '../products/product-page.tsx';
import { cardsModel } from '../travel/page.tsx';

/** A custom product's page looks like the page of motor, home insurance or travel. */
const layouts: Readonly<Record<ProductLayout, MakePage>> = {
  covers: defineProduct({
    record: 'coversProduct',
    textsOf: (name) => texts.covers[name],
    modelOf: coversPageModel,
    template: CoversTemplate,
  }),
  sections: defineProduct({
    record: 'sectionsProduct',
    textsOf: (name) => texts.sections[name],
    modelOf: sectionsModel,
    template: ProductSectionsTemplate,
  }),
  cards: defineProduct({
    record: 'cardsProduct',
    textsOf: (name) => texts.cards[name],
    modelOf: cardsModel,
    template: ProductSectionsTemplate,
  }),
};

const makePage: MakePage = (route) => {
  if (route.custom === undefined) throw new Error(`'${route.path}' shows no custom product.`);
  return layouts[route.custom.page](route);
};
export default makePage;
