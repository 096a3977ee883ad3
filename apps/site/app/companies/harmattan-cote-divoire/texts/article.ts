import type { ArticleTexts } from '../../texts/article.ts';

export const articleTexts: ArticleTexts = {
  insights: 'Conseils',
  back: 'Retour aux conseils',
  download: { label: 'Télécharger', hint: 'cet article', pdf: 'PDF' },
  social: 'Suivez-nous',
  more: 'À lire aussi',
  missing: 'Aucun détail disponible pour cet article.',
};
