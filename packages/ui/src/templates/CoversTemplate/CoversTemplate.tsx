'use client';

import { Benefits, type BenefitsModel } from '../../components/Benefits/Benefits.tsx';
import {
  CoverAccordion,
  type CoverModel,
} from '../../components/CoverAccordion/CoverAccordion.tsx';
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

export type CoversTemplateProps = LoadedProps<CoversModel>;

/** A product in several covers: hero, tabs, accordion, details, benefits, closing banner. */
export const CoversTemplate = ({ model }: CoversTemplateProps) => {
  if (model === undefined) return <PageLoading />;
  const { covers, details, benefits, ...page } = model;
  const { items, ...head } = covers;
  return (
    <ProductPage {...page} endsPlain={!benefits}>
      <HeadedSection {...head} stacked>
        <CoverAccordion covers={items} />
      </HeadedSection>
      {details && <SplitSection {...details} space="below" pictureSide="end" />}
      {benefits && <Benefits {...benefits} surface="panel" />}
    </ProductPage>
  );
};
