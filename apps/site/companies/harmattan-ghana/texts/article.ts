import type { ArticleTexts } from '../../../app/pages/article/texts.ts';
import type { Audience } from '../company.ts';

export const articleTexts: ArticleTexts<Audience> = {
  insights: 'Insights',
  back: 'Back to Insights',
  download: { label: 'Download', hint: 'this article', pdf: 'PDF' },
  contents: 'In this article',
  social: 'Connect with us',
  more: 'More to read',
  missing: 'No details available for this article.',
  hasBanner: { individual: false, institution: true },
};
