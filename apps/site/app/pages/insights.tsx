import type { ArticleCard, BlogCategory } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ArticleListModel, InsightsPageModel } from '@insurance-kit/ui';
import { InsightsTemplate } from '@insurance-kit/ui/templates/InsightsTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  chosenCategory,
  isSameCategory,
  listArticles,
  plainChoice,
} from '../articles/article-list.ts';
import {
  feedPath,
  type InsightsChoice,
  insightsAddress,
  readInsightsChoice,
} from '../articles/insights-address.ts';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { insightsTexts as texts } from '../companies/texts/insights.ts';
import { prefetchContent } from '../content/prefetch.server.ts';
import { accountBandModel } from '../lib/account-band.ts';
import { articleCardModel, teaserModel } from '../lib/article-card.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pathOf } from '../route-table.ts';
import type { Route } from './+types/insights';

const listId = 'articles';
/** A link to another part of the list brings the list into sight (`page-script/keep-place.ts`). */
const inList = (address: string): string => `${address}#${listId}`;

export function loader({ context }: Route.LoaderArgs) {
  return prefetchContent(context.content, (client, { resource }) => ({
    required: [client.query(resource('articleCards'))],
    optional: [client.query(resource('latestArticles')), client.query(resource('categories'))],
  }));
}

export const meta: Route.MetaFunction = ({ location, matches }) => [
  ...innerPageMeta({
    words: texts.meta,
    audience: audienceOfPage(location.pathname),
    origin: matches[0].loaderData?.origin,
    trail: [{ label: texts.meta.title, page: 'insights' }],
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: texts.feed,
    href: feedPath,
  },
];

/** What the page shows; `undefined` stands for what has not arrived. */
export interface InsightsContent {
  readonly cards: readonly ArticleCard[] | undefined;
  readonly latest: readonly ArticleCard[] | undefined;
  readonly categories: readonly BlogCategory[] | undefined;
}

/** The list with its filter and its pages (§2.6, §4.2): a page past the end shows the last one. */
function listModel(
  { cards, categories = [] }: InsightsContent,
  choice: InsightsChoice,
  audience: Audience,
): ArticleListModel {
  const { title, all, count, empty, showAll, categories: label } = texts.list;
  const category = chosenCategory(choice);
  const allArticles = {
    label: all,
    href: inList(insightsAddress(audience, { category: undefined, page: 1 })),
    current: category === undefined,
  };
  const filter = {
    label,
    tabs: [
      allArticles,
      ...categories
        .filter((candidate) => !isSameCategory(candidate.category, all))
        .map((candidate) => ({
          label: candidate.category,
          href: inList(insightsAddress(audience, { category: candidate.category, page: 1 })),
          current: category !== undefined && isSameCategory(candidate.category, category),
        })),
    ],
  };
  const list = {
    id: listId,
    title,
    filter,
    empty:
      category === undefined
        ? { message: company.article.empty }
        : { message: empty, action: { label: showAll, href: allArticles.href } },
  };
  if (cards === undefined) return { ...list, cards: undefined };

  const plain = plainChoice(choice, cards, categories);
  const { shown, total, before, page, pages } = listArticles(cards, plain);
  const addressOf = (number: number) =>
    inList(insightsAddress(audience, { ...plain, page: number }));
  return {
    ...list,
    count: count(total, before + 1, before + shown.length),
    cards: shown.map((card) => articleCardModel(card, audience)),
    pager: {
      current: page,
      hrefs: Array.from({ length: pages }, (_, index) => addressOf(index + 1)),
    },
  };
}

/**
 * The articles as the template of both audiences takes them. The individual page's banner leads to
 * the group's contact page; all contact links of the corporate one lead to its own (§2.6).
 */
export function insightsModel(
  content: InsightsContent,
  choice: InsightsChoice,
  audience: Audience,
): InsightsPageModel {
  const contact = { label: company.header.contact, href: pathOf(audience, 'contact') };
  return {
    hero: { title: texts.title, lead: texts.lead },
    account: accountBandModel(texts.account, contact),
    latest: {
      title: texts.latest,
      articles: (content.latest ?? []).map((card) => teaserModel(card, audience)),
    },
    list: listModel(content, choice, audience),
    banner: closingBannerModel(
      audience,
      audience === 'individual'
        ? { ...contact, href: company.links.groupContact, external: true }
        : contact,
    ),
  };
}

function InsightsPage({ audience }: { readonly audience: Audience }) {
  const cards = useContent('articleCards');
  const latest = useContent('latestArticles');
  const categories = useContent('categories');
  const [query] = useSearchParams();
  const choice = readInsightsChoice(query);
  const model = insightsModel(
    {
      cards: cards.status === 'ready' ? cards.data : undefined,
      latest: latest.status === 'ready' ? latest.data : undefined,
      categories: categories.status === 'ready' ? categories.data : undefined,
    },
    choice,
    audience,
  );
  return <InsightsTemplate model={model} />;
}

/** All articles, for both audiences (§2.6). */
export default function Insights({ loaderData, matches }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.content}>
      <InsightsPage audience={audienceOfPage(matches[1].pathname)} />
    </HydrationBoundary>
  );
}
