'use client';

import { Benefits, type BenefitsModel } from '../../components/Benefits/Benefits.tsx';
import {
  CoverAccordion,
  type CoverModel,
} from '../../components/CoverAccordion/CoverAccordion.tsx';
import type { UseFeatures } from '../../components/FeaturesDialog/FeaturesDialog.tsx';
import {
  HeadedSection,
  type SectionHeadModel,
} from '../../components/HeadedSection/HeadedSection.tsx';
import {
  SplitSection,
  type SplitSectionModel,
} from '../../components/SplitSection/SplitSection.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';
import { type LoadedProps, PageLoading } from '../page-parts.tsx';

/** A product that comes in several covers: motor, of either audience (§2.11). */
export interface CoversModel extends ProductPageModel {
  readonly covers: SectionHeadModel & { readonly items: readonly CoverModel[] };
  /** Details of the policy, beside a picture. */
  readonly details?: SplitSectionModel;
  readonly benefits?: BenefitsModel;
}

export interface CoversTemplateProps extends LoadedProps<CoversModel> {
  /** A hook that loads the features of a cover when its dialog opens, by the `id` of `features`. */
  readonly useFeatures: UseFeatures;
}

/** A product in several covers: hero, tabs, accordion, details, benefits, closing banner. */
export const CoversTemplate = ({ model, useFeatures }: CoversTemplateProps) => {
  if (model === undefined) return <PageLoading />;
  const { covers, details, benefits, ...page } = model;
  const { items, ...head } = covers;
  return (
    <ProductPage {...page}>
      <HeadedSection {...head}>
        <CoverAccordion covers={items} useFeatures={useFeatures} />
      </HeadedSection>
      {details && <SplitSection {...details} space="below" pictureSide="end" />}
      {benefits && <Benefits {...benefits} surface="panel" />}
    </ProductPage>
  );
};
