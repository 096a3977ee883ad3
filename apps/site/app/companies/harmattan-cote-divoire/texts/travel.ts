import type { TravelTexts } from '../../texts/travel.ts';

export const travelTexts: TravelTexts = {
  meta: {
    title: 'Assurance voyage',
    description:
      'Sept garanties pour les étudiants et les voyageurs au départ de Côte d’Ivoire, des soins d’urgence aux bagages perdus.',
  },
  titles: { student: 'ÉTUDIANTS', individual: 'VOYAGEURS' },
  features: 'Voir les garanties',
  benefits: 'Les garanties du voyage',
};
