'use client';

import type { ReactNode } from 'react';
import { DownloadLink, type DownloadModel } from '../../components/DownloadLink/DownloadLink.tsx';
import { type FactModel, Facts } from '../../components/Facts/Facts.tsx';
import { HeadedSection } from '../../components/HeadedSection/HeadedSection.tsx';
import { pageHeroOverhang } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { TabNav, type TabNavModel } from '../../components/TabNav/TabNav.tsx';
import type { SafeHtml } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Framed, type FramedModel } from '../page-parts.tsx';

/** Shown while a product page's record loads. */
export { PageLoading as ProductPageLoading } from '../page-parts.tsx';

/** What all product pages have: a hero, perhaps tabs, and a closing banner. */
export interface ProductPageModel extends FramedModel {
  /** The bar of tabs between the products of an audience (§2.10). */
  readonly tabs?: TabNavModel;
  /** What holds for all covers: how to pay, how to check a cover. */
  readonly facts?: { readonly title: string; readonly items: readonly FactModel[] };
  /** Policy wordings and forms. */
  readonly files?: {
    readonly id?: string;
    readonly title: string;
    readonly items: readonly DownloadModel[];
  };
  /** The product in other languages, as BCP 47 names them. */
  readonly languages?: readonly {
    readonly language: string;
    readonly title: string;
    readonly body: SafeHtml;
  }[];
}

export interface ProductPageProps extends ProductPageModel {
  /** Whether `children` end on the page's own surface. */
  readonly endsPlain?: boolean;
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

/** All as wide as the widest. */
const Files = styled('ul', { name: 'KitProductPage', slot: 'Files' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  gap: 12,
  '& a': { width: '100%' },
  [theme.breakpoints.down('sm')]: { '& small': { flexBasis: '100%' } },
}));

/** A product page: hero, tabs, the page's own sections, facts, files, other languages, closing banner. */
export const ProductPage = ({
  tabs,
  facts,
  files,
  languages = [],
  endsPlain = false,
  children,
  ...page
}: ProductPageProps) => {
  const first = endsPlain ? 'below' : 'both';
  return (
    <Framed {...page}>
      {tabs && <Tabs {...tabs} />}
      {children}
      {facts && (
        <HeadedSection title={facts.title} space={first}>
          <Facts facts={facts.items} />
        </HeadedSection>
      )}
      {files && (
        <HeadedSection
          id={files.id}
          title={files.title}
          space={facts ? 'below' : first}
          data-print="none"
        >
          <Files>
            {files.items.map((file) => (
              <li key={file.href}>
                <DownloadLink {...file} />
              </li>
            ))}
          </Files>
        </HeadedSection>
      )}
      {languages.map(({ language, title, body }) => (
        <HeadedSection
          key={language}
          lang={language}
          title={title}
          space={facts || files ? 'below' : first}
        >
          <RichText html={body} />
        </HeadedSection>
      ))}
    </Framed>
  );
};
