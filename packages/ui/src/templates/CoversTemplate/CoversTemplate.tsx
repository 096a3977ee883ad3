'use client';

import { useId } from 'react';
import { Actions, Links } from '../../components/Actions/Actions.tsx';
import { Benefits } from '../../components/Benefits/Benefits.tsx';
import { Cover, CoverAccordion } from '../../components/CoverAccordion/CoverAccordion.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import {
  FeaturesDialog,
  type FeaturesModel,
} from '../../components/FeaturesDialog/FeaturesDialog.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import type { LinkModel, SafeHtml } from '../../models.ts';
import {
  type BenefitsModel,
  benefitsOf,
  type FactModel,
  factsOf,
  type SectionHeadModel,
  type SplitSectionModel,
  sectionHeadOf,
  splitOf,
} from '../of-models.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';
import { type LoadedProps, PageLoading } from '../page-parts.tsx';
import { Price, type PriceModel } from '../price.tsx';

/** An insurance cover that a product offers. */
export interface CoverModel {
  readonly id: string;
  readonly title: string;
  readonly body?: SafeHtml;
  readonly open?: boolean;
  /** Facts about the cover: what the premium depends on, documents to bring, ways to pay. */
  readonly facts?: readonly FactModel[];
  readonly price?: PriceModel;
  readonly features?: FeaturesModel;
  readonly quote?: LinkModel;
}

/** Converts a cover's model to props of `Cover`. */
export const coverOf = ({ title, body, open, facts, price, features, quote }: CoverModel) => {
  const quoteLink = quote && <Links of={[quote]} />;
  return {
    title,
    note: price?.from,
    open,
    children: (
      <>
        {body && <RichText html={body} />}
        {facts && <Facts facts={factsOf(facts)} />}
        {price && <Price {...price} />}
        {(features || quote) && (
          <Actions>
            {quoteLink}
            {features && <FeaturesDialog {...features} actions={quoteLink} />}
          </Actions>
        )}
      </>
    ),
  };
};

export interface CoversModel extends ProductPageModel {
  readonly covers: SectionHeadModel & { readonly items: readonly CoverModel[] };
  readonly details?: SplitSectionModel;
  readonly benefits?: BenefitsModel;
}

/** A product with several covers: hero, tabs, accordion, details, benefits, closing banner. */
export const CoversTemplate = ({ model }: LoadedProps<CoversModel>) => {
  const benefitsId = useId();
  if (model === undefined) return <PageLoading />;
  const { covers, details, benefits, ...page } = model;
  const { items, ...head } = covers;
  const benefitProps = benefits && benefitsOf(benefits);
  return (
    <ProductPage {...page} endsPlain={!benefits}>
      <HeadedSection
        {...sectionHeadOf(head)}
        lead={benefitProps && <TextLink href={`#${benefitsId}`}>{benefitProps.title}</TextLink>}
        sign={head.sign}
        stacked
      >
        <CoverAccordion>
          {items.map((cover) => (
            <Cover key={cover.id} {...coverOf(cover)} />
          ))}
        </CoverAccordion>
      </HeadedSection>
      {details && <SplitSection {...splitOf(details)} space="below" pictureSide="end" />}
      {benefitProps && <Benefits {...benefitProps} id={benefitsId} surface="panel" />}
    </ProductPage>
  );
};
