'use client';

import type { ReactNode } from 'react';
import { pageHeroOverhang } from '../../components/PageHero/PageHero.tsx';
import { TabNav, type TabNavModel } from '../../components/TabNav/TabNav.tsx';
import { styled } from '../../theme/styled.ts';
import { Framed, type FramedModel } from '../page-parts.tsx';

/** Shown while a product page's record loads. */
export { PageLoading as ProductPageLoading } from '../page-parts.tsx';

/** What all product pages have: a hero, perhaps tabs, and a closing banner. */
export interface ProductPageModel extends FramedModel {
  /** The bar of tabs between the products of an audience (§2.10). */
  readonly tabs?: TabNavModel;
}

export interface ProductPageProps extends ProductPageModel {
  readonly children: ReactNode;
}

/**
 * The hero's picture overlaps the end of the bar, so up to three tabs keep to the bar's first half.
 * More tabs, or any in smaller windows, are below the picture.
 */
const Tabs = styled(TabNav, { name: 'KitProductPage', slot: 'Tabs' })({
  '@media (max-width: 77.5em)': { paddingBlockStart: pageHeroOverhang },
  '&:has(li:nth-of-type(4))': { paddingBlockStart: pageHeroOverhang },
  '& ul:not(:has(> :nth-of-type(4)))': {
    '@media (min-width: 77.5625em)': { marginInlineEnd: '50%', paddingInlineEnd: 12 },
  },
});

/** A product page: hero, tabs, the page's own sections, closing banner. */
export const ProductPage = ({ tabs, children, ...page }: ProductPageProps) => (
  <Framed {...page}>
    {tabs && <Tabs {...tabs} />}
    {children}
  </Framed>
);
