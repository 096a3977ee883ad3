'use client';

import {
  type ProductCardModel,
  ProductCards,
} from '../../components/ProductCards/ProductCards.tsx';
import { QuoteBanner, type QuoteBannerModel } from '../../components/QuoteBanner/QuoteBanner.tsx';
import { Section } from '../../components/Section/Section.tsx';
import {
  SplitSection,
  type SplitSectionModel,
} from '../../components/SplitSection/SplitSection.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';
import { type LoadedProps, PageLoading } from '../page-parts.tsx';

/** The products overview of an audience (§2.9). */
export interface ProductsModel extends Omit<ProductPageModel, 'tabs'> {
  /** The products, in order. */
  readonly cards: readonly ProductCardModel[];
  /** Picture, caption, body, and the link to make a claim. */
  readonly claims: SplitSectionModel;
  readonly quote?: QuoteBannerModel;
}

export type ProductsTemplateProps = LoadedProps<ProductsModel>;

/** The products overview of either audience: hero, cards, claims, quote, closing banner. */
export const ProductsTemplate = ({ model }: ProductsTemplateProps) => {
  if (model === undefined) return <PageLoading />;
  const { cards, claims, quote, ...page } = model;
  return (
    <ProductPage {...page}>
      <Section>
        <ProductCards cards={cards} />
      </Section>
      <SplitSection {...claims} space="below" />
      {quote && <QuoteBanner {...quote} />}
    </ProductPage>
  );
};
