'use client';

import { Actions } from '../../components/Actions/Actions.tsx';
import { Benefits, type BenefitsModel } from '../../components/Benefits/Benefits.tsx';
import {
  FeaturesDialog,
  type FeaturesModel,
  type UseFeatures,
} from '../../components/FeaturesDialog/FeaturesDialog.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { ProductCards } from '../../components/ProductCards/ProductCards.tsx';
import { Section } from '../../components/Section/Section.tsx';
import {
  SplitSection,
  type SplitSectionModel,
} from '../../components/SplitSection/SplitSection.tsx';
import type { PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import {
  ProductPage,
  ProductPageLoading,
  type ProductPageModel,
} from '../ProductPage/ProductPage.tsx';

/** One of the products of a page; `actions` are its other ways on: 'Contact Us', 'Request & Pay'. */
export interface ProductItemModel extends SplitSectionModel {
  /** Tells the products of one page apart. */
  readonly id: string;
  /** 420 × 410 in a card, 640 × 520 in a section. */
  readonly picture: PictureModel;
  readonly features?: FeaturesModel;
}

/** A product of several kinds: travel, home, engineering, marine (§2.12 to §2.15). */
export interface ProductSectionsModel extends ProductPageModel {
  /** `cards` stand side by side; `sections` below one another, their pictures on changing sides. */
  readonly layout: 'cards' | 'sections';
  readonly items: readonly ProductItemModel[];
  readonly benefits?: BenefitsModel;
  /** A few words of the company's own after the benefits. */
  readonly text?: { readonly title: string; readonly body: string };
}

export interface ProductSectionsTemplateProps {
  /** `undefined` until the record has arrived: 'Loading...' shows. */
  readonly model: ProductSectionsModel | undefined;
  /** Brings the features of a product when its dialog opens; asked by the `id` of `features`. */
  readonly useFeatures: UseFeatures;
}

const Words = styled('p', { name: 'KitProductSectionsTemplate', slot: 'Words' })(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.layout.leadMeasure,
  overflowWrap: 'anywhere',
}));

/** A product of several kinds: hero, tabs, the kinds, benefits, text, closing banner. */
export const ProductSectionsTemplate = ({ model, useFeatures }: ProductSectionsTemplateProps) => {
  if (model === undefined) return <ProductPageLoading />;
  const { layout, items, benefits, text, ...page } = model;
  const featuresOf = (features: FeaturesModel | undefined) =>
    features && <FeaturesDialog {...features} useContent={useFeatures} />;
  return (
    <ProductPage {...page}>
      {layout === 'cards' ? (
        <Section>
          <ProductCards
            cards={items}
            actionsOf={(item) => (
              <Actions links={item.actions}>{featuresOf(item.features)}</Actions>
            )}
          />
        </Section>
      ) : (
        items.map(({ id, features, ...section }, index) => (
          <SplitSection
            key={id}
            {...section}
            pictureSide={index % 2 === 0 ? 'start' : 'end'}
            space={index === 0 ? 'both' : 'below'}
          >
            {featuresOf(features)}
          </SplitSection>
        ))
      )}
      {benefits && <Benefits {...benefits} ground="panel" />}
      {text && (
        <HeadedSection title={text.title}>
          <Words>{text.body}</Words>
        </HeadedSection>
      )}
    </ProductPage>
  );
};
