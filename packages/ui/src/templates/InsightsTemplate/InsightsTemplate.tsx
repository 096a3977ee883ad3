'use client';

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ArticleCard } from '../../components/ArticleCard/ArticleCard.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx';
import { TextInput } from '../../components/Field/inputs.tsx';
import { Pager } from '../../components/Pager/Pager.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TabNav } from '../../components/TabNav/TabNav.tsx';
import {
  type ArticleCardModel,
  articleOf,
  type CallToActionModel,
  callToActionOf,
  type TabModel,
} from '../model-props.tsx';
import { Articles, type ArticlesModel, type BannerPageModel, HeroPage } from '../page-parts.tsx';

/** A search form. It opens the page `action`. `name`: the URL parameter for the typed text. */
export interface SearchModel {
  readonly label: string;
  readonly button: string;
  readonly action: string;
  readonly name: string;
  readonly value: string;
}

export interface ArticleListModel extends Omit<ArticlesModel, 'equal'> {
  readonly id?: string;
  readonly title: string;
  /** Links to the categories. `label` is the nav's `aria-label`; `current` marks the chosen link. */
  readonly filter: { readonly label: string; readonly tabs: readonly TabModel[] };
  readonly search?: SearchModel;
  /** Text with the number of articles, such as '1–9 of 40 articles'. */
  readonly count?: string;
  /** Number of the current page, from 1, and the addresses of all pages. */
  readonly pager?: { readonly current: number; readonly hrefs: readonly string[] };
}

export interface InsightsPageModel extends BannerPageModel {
  readonly account: CallToActionModel;
  /** The latest articles. Omit their pictures: `list` shows the same articles with pictures. */
  readonly latest: { readonly title: string; readonly articles: readonly ArticleCardModel[] };
  readonly list: ArticleListModel;
}

const Latest = styled('div', { name: 'KitInsightsTemplate', slot: 'Latest' })(({ theme }) => ({
  marginBlockStart: 'clamp(56px, 6.4vw, 92px)',
  '& > h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: theme.layout.halves,
    columnGap: theme.layout.gap,
    marginBlockStart: 28,
  },
  '& li': {
    paddingBlock: 24,
    borderBlockStart: `2px solid ${theme.vars.palette.roles.ink}`,
    borderBlockEnd: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  },
  [theme.breakpoints.down('md')]: {
    '& > ul': { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: 20 },
    '& li': { paddingBlock: 16 },
    '& li + li': { borderBlockStart: 0 },
  },
}));

const ListHead = styled('div', { name: 'KitInsightsTemplate', slot: 'ListHead' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 24px',
  '& h2': theme.typography.h2,
}));

const Filter = styled(TabNav, { name: 'KitInsightsTemplate', slot: 'Filter' })(({ theme }) => ({
  marginBlock: '28px 44px',
  [theme.breakpoints.down('md')]: { marginBlock: '20px 28px' },
}));

const Pages = styled(Pager, { name: 'KitInsightsTemplate', slot: 'Pages' })(({ theme }) => ({
  marginBlockStart: 56,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
  [theme.breakpoints.down('md')]: { marginBlockStart: 32 },
}));

const SearchForm = styled('form', { name: 'KitInsightsTemplate', slot: 'Search' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  justifyContent: 'start',
  gap: '4px 8px',
  marginBlock: '-16px 44px',
  '& > label': { ...theme.typography.small, gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { marginBlock: '-8px 28px' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
}));

const Search = ({ label, button, action, name, value }: SearchModel) => {
  const id = useId();
  return (
    <SearchForm role="search" action={action} data-print="none">
      <label htmlFor={id}>{label}</label>
      <TextInput
        // A new key, so that the field shows the words of the new search.
        key={value}
        {...{ id, name, type: 'search', defaultValue: value, maxLength: 100 }}
      />
      <Button type="submit" variant="outlined">
        {button}
      </Button>
    </SearchForm>
  );
};

/** The articles page: hero, account panel, the latest articles, all articles, closing banner. */
export const InsightsTemplate = ({ model }: { readonly model: InsightsPageModel }) => {
  const { account, latest, list, ...page } = model;
  const latestId = useId();
  const listId = useId();
  return (
    <HeroPage {...page}>
      <Section>
        <CallToAction {...callToActionOf(account)} />
        {latest.articles.length > 0 && (
          <Latest>
            <h2 id={latestId}>{latest.title}</h2>
            <ul aria-labelledby={latestId}>
              {latest.articles.map((article) => (
                <li key={article.id}>
                  <ArticleCard {...articleOf(article, 'always')} />
                </li>
              ))}
            </ul>
          </Latest>
        )}
      </Section>
      <Section id={list.id} labelledBy={listId} space="below">
        <ListHead>
          <h2 id={listId}>{list.title}</h2>
          <Typography component="p" variant="small" color="textSecondary" role="status">
            {list.count ?? ''}
          </Typography>
        </ListHead>
        <Filter variant="chips" aria-label={list.filter.label} tabs={list.filter.tabs} />
        {list.search && <Search {...list.search} />}
        <Articles cards={list.cards} empty={list.empty} equal />
        {list.pager && <Pages page={list.pager.current} hrefs={list.pager.hrefs} />}
      </Section>
    </HeroPage>
  );
};
