import type { ArticleCard, BlogCategory } from '@insurance-kit/content-client';
import type { ArticleListModel, InsightsPageModel } from '@insurance-kit/ui';
import { InsightsTemplate } from '@insurance-kit/ui/templates/InsightsTemplate';
import { company } from '#company/index.ts';
import { insightsTexts as texts } from '#company/texts/insights.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { ContactPlace, PageMeta } from '../../../shared/company.ts';
import { fetchOf } from '../../content/page-records.ts';
import { accountBandModel, contactBannerModel, contactLinks } from '../../links.ts';
import { illustrationModel } from '../../pictures/picture-model.ts';
import { pathOf } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead, noIndex } from '../../shell/head.tsx';
import * as articles from './article-list.ts';

export interface InsightsTexts<Audience extends string> {
  readonly meta: PageMeta;
  readonly lead: string;
  readonly account: string;
  readonly contact: Readonly<Record<Audience, ContactPlace>>;
  readonly latest: string;
  readonly list: {
    readonly title: string;
    readonly categories: string;
    readonly all: string;
    /** Says how many articles there are, and which of them the page shows, counted from 1. */
    readonly count: (total: number, first: number, last: number) => string;
    readonly page: (page: number) => string;
    readonly empty: string;
    readonly showAll: string;
    readonly search: { readonly label: string; readonly button: string };
    /** Shown if a search finds no article. */
    readonly nothing: (words: string) => string;
  };
  readonly feed: string;
}

const listId = 'articles';

/** The page's address with a choice in its query. The fragment scrolls to the list. */
function addressOf(audience: Audience, choice: articles.InsightsChoice): string {
  const query = articles.insightsQuery(choice);
  return `${pathOf(audience, 'insights')}${query.size === 0 ? '' : `?${query}`}#${listId}`;
}

export interface InsightsContent {
  readonly cards: readonly ArticleCard[] | undefined;
  readonly latest: readonly ArticleCard[] | undefined;
  readonly categories: readonly BlogCategory[] | undefined;
  readonly articleOf?: articles.ArticleOf;
}

/** Number of articles whose bodies a search reads. It reads only title and excerpt of the rest. */
const mostBodies = 200;

/** The list with filter and pager (§2.6, §4.2). Shows the last page if `choice.page` is higher. */
function listModel(
  { cards, categories = [], articleOf }: InsightsContent,
  choice: articles.InsightsChoice,
  audience: Audience,
): ArticleListModel {
  const { title, all, count, empty, showAll, categories: label, search, nothing } = texts.list;
  const { category, words } = choice;
  const tabOf = (label: string, candidate?: string) => ({
    label,
    href: addressOf(audience, { category: candidate, page: 1 }),
    current:
      words === undefined &&
      (candidate === undefined || category === undefined
        ? candidate === category
        : articles.isSameCategory(candidate, category)),
  });
  const allTab = tabOf(all);
  const tabs = (cards ? articles.usedCategories(categories, cards) : categories)
    .filter((candidate) => !articles.isSameCategory(candidate.category, all))
    .map((candidate) => tabOf(candidate.category, candidate.category));
  const list = {
    id: listId,
    title,
    filter: { label, tabs: [allTab, ...tabs] },
    search: { ...search, name: 'q', value: words ?? '', action: allTab.href },
    empty: {
      picture: illustrationModel('empty', audience),
      ...(category === undefined && words === undefined
        ? { message: company.article.empty }
        : {
            message: words === undefined ? empty : nothing(words),
            action: { label: showAll, href: allTab.href },
          }),
    },
  };
  if (cards === undefined) return { ...list, cards: undefined };

  const canonical = articles.canonicalChoice(choice, cards, categories);
  const { shown, total, before, page, pages } = articles.listArticles(cards, canonical, articleOf);
  return {
    ...list,
    count: count(total, before + 1, before + shown.length),
    cards: shown.map((card) => articles.articleCardModel(card, audience)),
    pager: {
      current: page,
      hrefs: Array.from({ length: pages }, (_, index) =>
        addressOf(audience, { ...canonical, page: index + 1 }),
      ),
    },
  };
}

/** Makes the template's model. The banner links to the contact page of `texts.contact` (§2.6). */
export function insightsModel(
  content: InsightsContent,
  choice: articles.InsightsChoice,
  audience: Audience,
): InsightsPageModel {
  const contact = contactLinks(audience);
  return {
    hero: {
      title: texts.meta.title,
      lead: texts.lead,
      illustration: illustrationModel('insights', audience),
    },
    account: accountBandModel(texts.account, contact.company),
    latest: {
      title: texts.latest,
      articles: (content.latest ?? []).map((card) => ({
        ...articles.articleCardModel(card, audience),
        picture: undefined,
      })),
    },
    list: listModel(content, choice, audience),
    banner: contactBannerModel(audience, contact[texts.contact[audience]]),
  };
}

export function insightsTitle(
  cards: readonly ArticleCard[],
  categories: readonly BlogCategory[],
  choice: articles.InsightsChoice,
): string {
  const { category, words, page } = articles.canonicalChoice(choice, cards, categories);
  return [
    texts.meta.title,
    ...(words === undefined ? [] : [words]),
    ...(category === undefined || category === articles.unknownCategory ? [] : [category]),
    ...(page === 1 ? [] : [texts.list.page(page)]),
  ].join(', ');
}

export default definePage({
  menu: texts.meta.title,
  records: ['articleCards', 'latestArticles', 'categories'],
  alsoReads: async (_route, query, content) => {
    if (articles.readInsightsChoice(query).words === undefined) return [];
    const cards = await content.read('articleCards').catch(() => []);
    return cards.slice(0, mostBodies).map(({ id }) => fetchOf('article', id));
  },
  head: (head) => {
    const { route, query, records } = head;
    const choice = articles.readInsightsChoice(query);
    const cards = records.record('articleCards') ?? [];
    const title = insightsTitle(cards, records.record('categories') ?? [], choice);
    return (
      <>
        {innerPageHead(
          head,
          { ...texts.meta, title },
          { name: texts.meta.title, path: route.path },
        )}
        <link
          rel="alternate"
          type="application/rss+xml"
          title={texts.feed}
          href={articles.feedPath}
        />
        {/* Search engines must not index searches: there can be any number of them. */}
        {choice.words !== undefined && noIndex}
      </>
    );
  },
  modelOf: ({ audience, query, record, records }) => {
    const content = {
      cards: record('articleCards'),
      latest: record('latestArticles'),
      categories: record('categories'),
      articleOf: (id: string) => records.record('article', id),
    };
    return insightsModel(content, articles.readInsightsChoice(query), audience);
  },
  template: InsightsTemplate,
});
