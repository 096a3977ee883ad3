import type { ArticleTexts } from '../../texts/article.ts';

export const articleTexts: ArticleTexts = {
  insights: 'Insights',
  back: 'Back to Insights',
  download: { label: 'Download', hint: 'this article', pdf: 'PDF' },
  social: 'Connect with us',
  more: 'More to read',
  missing: 'No details available for this article.',
};
