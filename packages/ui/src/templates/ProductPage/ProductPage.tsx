'use client';

import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { DownloadLink } from '../../components/DownloadLink/DownloadLink.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { pageHeroOverhang } from '../../components/PageHero/PageHero.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TabNav } from '../../components/TabNav/TabNav.tsx';
import type { SafeHtml } from '../../models.ts';
import {
  type DownloadModel,
  downloadOf,
  type FactModel,
  factsOf,
  type TabModel,
} from '../model-props.tsx';
import { type BannerPageModel, HeroPage } from '../page-parts.tsx';

export interface ProductPageModel extends BannerPageModel {
  readonly tabs?: readonly TabModel[];
  readonly facts?: { readonly title: string; readonly items: readonly FactModel[] };
  readonly files?: {
    readonly id?: string;
    readonly title: string;
    readonly items: readonly DownloadModel[];
  };
  /** Texts about the product, in other languages. `language` is a BCP 47 tag. */
  readonly languages?: readonly {
    readonly language: string;
    readonly title: string;
    readonly body: SafeHtml;
  }[];
}

export interface ProductPageProps extends ProductPageModel {
  /** Whether the last child has no background. If so, facts and files need no space above. */
  readonly endsPlain?: boolean;
  readonly children: ReactNode;
}

/** Up to three tabs are beside the hero's picture in windows over 77.5em, otherwise below it. */
const Tabs = styled(TabNav, { name: 'KitProductPage', slot: 'Tabs' })({
  '@media (max-width: 77.5em)': { paddingBlockStart: pageHeroOverhang },
  '&:has(li:nth-of-type(4))': { paddingBlockStart: pageHeroOverhang },
  '& ul:not(:has(> :nth-of-type(4)))': {
    '@media (min-width: 77.5625em)': { marginInlineEnd: '50%', paddingInlineEnd: 12 },
  },
});

const Notes = styled('div', { name: 'KitProductPage', slot: 'Notes' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 21rem), 1fr))',
  gap: 40,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, marginBlockEnd: 16 },
  '& h2 + dl': { marginBlockStart: 0 },
  '@media print': { display: 'block' },
}));

const Note = ({ title, children, ...root }: ComponentProps<'section'> & { title: string }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} {...root}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

const Files = styled('ul', { name: 'KitProductPage', slot: 'Files' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content)',
  gap: 12,
  '& a': { width: '100%' },
  [theme.breakpoints.down('sm')]: { '& small': { flexBasis: '100%' } },
}));

/** Frame of a product page: hero, tabs, sections, facts, files, languages, closing banner. */
export const ProductPage = ({
  tabs,
  facts,
  files,
  languages = [],
  endsPlain = false,
  children,
  ...page
}: ProductPageProps) => {
  const shownFacts = facts && <Facts facts={factsOf(facts.items)} />;
  // If there are files, shows a single fact in their column.
  const joined = files && facts?.items.length === 1;
  return (
    <HeroPage {...page}>
      {tabs && <Tabs tabs={tabs} />}
      {children}
      {(facts || files || languages.length > 0) && (
        <Section space={endsPlain ? 'below' : 'both'}>
          <Notes>
            {facts && !joined && <Note title={facts.title}>{shownFacts}</Note>}
            {files && (
              <Note id={files.id} title={files.title} data-print={joined ? undefined : 'none'}>
                <Files data-print="none">
                  {files.items.map((file) => (
                    <li key={file.href}>
                      <DownloadLink {...downloadOf(file)} />
                    </li>
                  ))}
                </Files>
                {joined && shownFacts}
              </Note>
            )}
            {languages.map(({ language, title, body }) => (
              <Note key={language} id={language} lang={language} title={title}>
                <RichText html={body} />
              </Note>
            ))}
          </Notes>
        </Section>
      )}
    </HeroPage>
  );
};
