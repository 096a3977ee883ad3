import type { InsightsTexts } from '../../texts/insights.ts';

export const insightsTexts: InsightsTexts = {
  meta: {
    title: 'Insights',
    description: 'Short reads on motor, home, travel, marine and engineering insurance in Ghana.',
  },
  title: 'Insights',
  lead: 'Short reads from our underwriters, surveyors and claims handlers, for the household and for the organisation.',
  account: 'Questions after reading? Ask us about your own policy.',
  latest: 'Read all our articles',
  list: {
    title: 'All articles',
    categories: 'Categories',
    all: 'All',
    count: (total, first, last) => {
      const articles = total === 1 ? '1 article' : `${total} articles`;
      return first === 1 && last === total ? articles : `${first}–${last} of ${articles}`;
    },
    empty: 'No articles in this category yet.',
    showAll: 'Show all articles',
  },
  feed: 'Insights from Harmattan Insurance Ghana',
};
