import type { ArticleTexts } from '../../../app/pages/article/page.tsx';
import type { InsightsTexts } from '../../../app/pages/insights/page.tsx';
import type { Audience } from '../company.ts';

export const insightsTexts: InsightsTexts<Audience> = {
  meta: {
    title: 'Insights',
    description: 'Short reads on motor, home, travel, marine and engineering insurance in Ghana.',
  },
  lead: 'Short reads from our underwriters, surveyors and claims handlers, for households and organisations.',
  account: 'Questions after reading? Ask us about your own policy.',
  contact: { individual: 'group', institution: 'company' },
  latest: 'Read all our articles',
  list: {
    title: 'Browse by topic',
    categories: 'Categories',
    all: 'All',
    count: (total, first, last) => {
      const articles = total === 1 ? '1 article' : `${total} articles`;
      return first === 1 && last === total ? articles : `${first}–${last} of ${articles}`;
    },
    page: (page) => `page ${page}`,
    empty: 'No articles in this category yet.',
    showAll: 'Show all articles',
    search: { label: 'Find an article', button: 'Find' },
    nothing: (words) => `Nothing found for “${words}”.`,
  },
  feed: 'Insights from Harmattan Insurance Ghana',
};

export const articleTexts: ArticleTexts<Audience> = {
  back: 'Back to Insights',
  download: { label: 'Download', hint: 'this article', pdf: 'PDF' },
  contents: 'In this article',
  social: 'Connect with us',
  more: 'More to read',
  missing: 'No details available for this article.',
  hasBanner: { individual: false, institution: true },
};
