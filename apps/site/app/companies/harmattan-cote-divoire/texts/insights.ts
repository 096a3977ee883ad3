import type { InsightsTexts } from '../../texts/insights.ts';

export const insightsTexts: InsightsTexts = {
  meta: {
    title: 'Conseils',
    description:
      'Lectures courtes sur l’assurance automobile, habitation, voyage, maritime et technique en Côte d’Ivoire.',
  },
  title: 'Conseils',
  lead: 'De courtes lectures de nos souscripteurs, experts et gestionnaires de sinistres, pour le foyer comme pour l’entreprise.',
  account: 'Une question après votre lecture ? Interrogez-nous sur votre propre contrat.',
  latest: 'Lire nos derniers articles',
  list: {
    title: 'Tous les articles',
    categories: 'Catégories',
    all: 'Tout',
    count: (total, first, last) => {
      const articles = total === 1 ? '1 article' : `${total} articles`;
      return first === 1 && last === total ? articles : `${first}–${last} sur ${articles}`;
    },
    empty: 'Aucun article dans cette catégorie pour le moment.',
    showAll: 'Afficher tous les articles',
  },
  feed: 'Les conseils de Harmattan Assurances Côte d’Ivoire',
};
