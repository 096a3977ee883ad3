import type { ProductsTexts } from '../../texts/products.ts';

export const productsTexts: ProductsTexts = {
  meta: {
    individual: {
      title: 'Assurances des particuliers',
      description:
        'Automobile, voyage et habitation : ce que chaque assurance prend en charge et comment déclarer un sinistre.',
    },
    institution: {
      title: 'Assurances des entreprises',
      description:
        'Flotte automobile, risques techniques et transport maritime pour les entreprises et institutions de Côte d’Ivoire.',
    },
  },
  readMore: 'Lire la suite',
  claims: { title: 'Déclarer un sinistre', action: 'Déclarer un sinistre' },
  quoteBanner: { title: 'Connaissez le prix avant de décider', action: 'Obtenir un devis' },
};
