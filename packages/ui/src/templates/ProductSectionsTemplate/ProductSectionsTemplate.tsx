'use client';

import { styled } from '@mui/material/styles';
import { Actions, Links } from '../../components/Actions/Actions.tsx';
import { Benefits } from '../../components/Benefits/Benefits.tsx';
import {
  FeaturesDialog,
  type FeaturesModel,
} from '../../components/FeaturesDialog/FeaturesDialog.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { ProductCards } from '../../components/ProductCards/ProductCards.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx';
import type { LinkModel, PictureModel } from '../../models.ts';
import {
  type BenefitsModel,
  benefitsOf,
  productOf,
  type SplitSectionModel,
  splitOf,
} from '../model-props.tsx';
import { ProductPage, type ProductPageModel } from '../ProductPage/ProductPage.tsx';

/** A variant of the product. Its `actions` are links such as 'Contact Us'. */
export interface ProductItemModel extends SplitSectionModel {
  readonly id: string;
  readonly picture: PictureModel;
  readonly features?: FeaturesModel;
}

export interface ProductSectionsModel extends ProductPageModel {
  /** With more than three items, `sections` shows the first as a section, the rest as cards. */
  readonly layout: 'cards' | 'sections';
  readonly items: readonly ProductItemModel[];
  readonly benefits?: BenefitsModel;
  readonly text?: { readonly title: string; readonly body: string };
}

const Words = styled('p', { name: 'KitProductSectionsTemplate', slot: 'Words' })(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.layout.leadMeasure,
  overflowWrap: 'anywhere',
}));

/** A product with variants (§2.12 to §2.15): hero, tabs, variants, benefits, text, banner. */
export const ProductSectionsTemplate = ({ model }: { readonly model: ProductSectionsModel }) => {
  const { layout, items, benefits, text, ...page } = model;
  const sections = layout === 'cards' ? [] : items.length > 3 ? items.slice(0, 1) : items;
  const cards = items.slice(sections.length);
  const featuresDialog = (features?: FeaturesModel, actions?: readonly LinkModel[]) =>
    features && <FeaturesDialog {...features} actions={actions && <Links of={actions} />} />;
  return (
    <ProductPage {...page} endsPlain={Boolean(text) || !benefits}>
      {sections.map(({ id, features, ...section }, index) => (
        <SplitSection
          key={id}
          {...splitOf(section, featuresDialog(features, section.actions))}
          pictureSide={index % 2 === 0 ? 'start' : 'end'}
          space={index === 0 ? 'both' : 'below'}
        />
      ))}
      {cards.length > 0 && (
        <Section space={sections.length === 0 ? 'both' : 'below'}>
          <ProductCards
            cards={cards.map(({ features, actions = [], ...card }) =>
              productOf(
                card,
                <Actions>
                  <Links of={actions}>{featuresDialog(features, actions)}</Links>
                </Actions>,
              ),
            )}
          />
        </Section>
      )}
      {benefits && <Benefits {...benefitsOf(benefits)} surface="panel" />}
      {text && (
        <HeadedSection title={text.title}>
          <Words>{text.body}</Words>
        </HeadedSection>
      )}
    </ProductPage>
  );
};
