import type { ArticleTexts } from '../../../app/pages/article/page.tsx';
import type { InsightsTexts } from '../../../app/pages/insights/page.tsx';
import type { Audience } from '../company.ts';

export const insightsTexts: InsightsTexts<Audience> = {
  meta: {
    title: 'Conseils',
    description:
      'Lectures courtes sur l’assurance automobile, habitation, voyage, maritime et technique en Côte d’Ivoire.',
  },
  lead: 'Des conseils brefs de nos équipes de souscription, d’expertise et d’indemnisation, pour les particuliers comme pour les entreprises.',
  account: 'Une question après votre lecture ? Interrogez-nous sur votre propre contrat.',
  contact: { individual: 'group', institution: 'company' },
  latest: 'Lire nos derniers articles',
  list: {
    title: 'Parcourir par thème',
    categories: 'Catégories',
    all: 'Tout',
    count: (total, first, last) => {
      const articles = total === 1 ? '1\u00a0article' : `${total}\u00a0articles`;
      return first === 1 && last === total ? articles : `${first}–${last} sur ${articles}`;
    },
    page: (page) => `page ${page}`,
    empty: 'Aucun article dans cette catégorie pour le moment.',
    showAll: 'Afficher tous les articles',
    search: { label: 'Trouver un article', button: 'Chercher' },
    nothing: (words) => `Aucun résultat pour «\u00a0${words}\u00a0».`,
  },
  feed: 'Les conseils d’Harmattan Assurances Côte d’Ivoire',
};

export const articleTexts: ArticleTexts<Audience> = {
  back: 'Retour aux conseils',
  download: { label: 'Télécharger', hint: 'cet article', pdf: 'PDF' },
  contents: 'Dans cet article',
  social: 'Suivez-nous',
  more: 'À lire aussi',
  missing: 'Aucun détail disponible pour cet article.',
  hasBanner: { individual: false, institution: true },
};
