'use client';

import { styled } from '@mui/material/styles';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { ProductCards } from '../../components/ProductCards/ProductCards.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import {
  type CallToActionModel,
  callToActionOf,
  type ProductCardModel,
  productOf,
  type SplitSectionModel,
  splitOf,
} from '../model-props.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';

export interface ProductsModel extends Omit<ProductPageModel, 'tabs'> {
  readonly cards: readonly ProductCardModel[];
  readonly claims: SplitSectionModel;
  readonly quote?: CallToActionModel;
}

const Quote = styled(Section, { name: 'KitProductsTemplate', slot: 'Quote' })(({ theme }) => ({
  [`${theme.breakpoints.down('lg')}, print`]: { display: 'none' },
}));

/** An audience's product overview (§2.9): hero, cards, claims, quote, closing banner. */
export const ProductsTemplate = ({ model }: { readonly model: ProductsModel }) => {
  const { cards, claims, quote, ...page } = model;
  return (
    <ProductPage {...page}>
      <Section>
        <ProductCards cards={cards.map((card) => productOf(card))} />
      </Section>
      <SplitSection {...splitOf(claims)} space="below" />
      {quote && (
        <Quote space="below" aria-label={quote.title}>
          <CallToAction surface="panelStrong" {...callToActionOf(quote)} />
        </Quote>
      )}
    </ProductPage>
  );
};
