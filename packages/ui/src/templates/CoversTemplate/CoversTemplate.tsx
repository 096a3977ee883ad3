'use client';

import { Benefits } from '../../components/Benefits/Benefits.tsx';
import {
  CoverAccordion,
  type CoverModel,
} from '../../components/CoverAccordion/CoverAccordion.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import {
  type BenefitsModel,
  type SectionHeadModel,
  type SplitSectionModel,
  sectionHeadOf,
  splitOf,
} from '../of-models.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';
import { type LoadedProps, PageLoading } from '../page-parts.tsx';

/** A product that comes in several covers: motor, of either audience (§2.11). */
export interface CoversModel extends ProductPageModel {
  readonly covers: SectionHeadModel & { readonly items: readonly CoverModel[] };
  /** Details of the policy, beside a picture. */
  readonly details?: SplitSectionModel;
  readonly benefits?: BenefitsModel;
}

export type CoversTemplateProps = LoadedProps<CoversModel>;

/** A product in several covers: hero, tabs, accordion, details, benefits, closing banner. */
export const CoversTemplate = ({ model }: CoversTemplateProps) => {
  if (model === undefined) return <PageLoading />;
  const { covers, details, benefits, ...page } = model;
  const { items, ...head } = covers;
  return (
    <ProductPage {...page} endsPlain={!benefits}>
      <HeadedSection {...sectionHeadOf(head)} sign={head.sign} stacked>
        <CoverAccordion covers={items} />
      </HeadedSection>
      {details && <SplitSection {...splitOf(details)} space="below" pictureSide="end" />}
      {benefits && <Benefits {...benefits} {...sectionHeadOf(benefits)} surface="panel" />}
    </ProductPage>
  );
};
