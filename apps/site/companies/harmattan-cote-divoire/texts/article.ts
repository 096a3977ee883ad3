import type { ArticleTexts } from '../../../app/pages/article/texts.ts';
import type { Audience } from '../company.ts';

export const articleTexts: ArticleTexts<Audience> = {
  insights: 'Conseils',
  back: 'Retour aux conseils',
  download: { label: 'Télécharger', hint: 'cet article', pdf: 'PDF' },
  contents: 'Dans cet article',
  social: 'Suivez-nous',
  more: 'À lire aussi',
  missing: 'Aucun détail disponible pour cet article.',
  hasBanner: { individual: false, institution: true },
};
