'use client';

import { useId } from 'react';
import { Actions, Links } from '../../components/Actions/Actions.tsx';
import { Benefits } from '../../components/Benefits/Benefits.tsx';
import { Cover, CoverAccordion } from '../../components/CoverAccordion/CoverAccordion.tsx';
import {
  FeaturesDialog,
  type FeaturesModel,
} from '../../components/FeaturesDialog/FeaturesDialog.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import type { LinkModel } from '../../models.ts';
import {
  type BenefitsModel,
  benefitsOf,
  type CaptionModel,
  captionOf,
  type DetailsModel,
  detailsOf,
  type SplitSectionModel,
  splitOf,
} from '../model-props.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';

/** An insurance cover that a product offers. */
export interface CoverModel extends DetailsModel {
  readonly id: string;
  readonly title: string;
  readonly open?: boolean;
  readonly features?: FeaturesModel;
  readonly quote?: LinkModel;
}

/** Converts a cover's model to props of `Cover`. */
export const coverOf = ({ title, open, features, quote, ...details }: CoverModel) => {
  const quoteLink = quote && <Links of={[quote]} />;
  return {
    title,
    note: details.price?.from,
    open,
    children: (
      <>
        {detailsOf(details)}
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
  readonly covers: {
    readonly title: CaptionModel;
    /** Shows Mframadan, an Akan symbol of resilience, with a caption: its name, then its meaning. */
    readonly sign?: { readonly name: string; readonly meaning: string } | undefined;
    readonly items: readonly CoverModel[];
  };
  readonly details?: SplitSectionModel;
  readonly benefits?: BenefitsModel;
}

/** A product with several covers: hero, tabs, accordion, details, benefits, closing banner. */
export const CoversTemplate = ({ model }: { readonly model: CoversModel }) => {
  const benefitsId = useId();
  const { covers, details, benefits, ...page } = model;
  const benefitProps = benefits && benefitsOf(benefits);
  return (
    <ProductPage {...page} endsPlain={!benefits}>
      <HeadedSection
        title={captionOf(covers.title)}
        lead={benefitProps && <TextLink href={`#${benefitsId}`}>{benefitProps.title}</TextLink>}
        sign={covers.sign}
        stacked
      >
        <CoverAccordion>
          {covers.items.map((cover) => (
            <Cover key={cover.id} {...coverOf(cover)} />
          ))}
        </CoverAccordion>
      </HeadedSection>
      {details && <SplitSection {...splitOf(details)} space="below" pictureSide="end" />}
      {benefitProps && <Benefits {...benefitProps} id={benefitsId} surface="panel" />}
    </ProductPage>
  );
};
