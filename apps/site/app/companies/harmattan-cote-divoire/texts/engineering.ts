import type { EngineeringTexts } from '../../texts/engineering.ts';

export const engineeringTexts: EngineeringTexts = {
  meta: {
    title: 'Assurance des risques techniques',
    description:
      'Engins, chantiers, montage, bris de machine et matériel électronique : les garanties des projets en Côte d’Ivoire.',
  },
  titles: {
    plant: 'Tous risques engins de chantier',
    contractors: 'Tous risques chantier',
    machinery: 'Bris de machine',
    erection: 'Tous risques montage',
    computer: 'Tous risques informatiques et électroniques',
  },
  features: 'Voir les garanties',
  benefits: {
    title: 'Les véhicules du chantier',
    comprehensive: 'Tous risques',
    fireTheft: 'Tiers, incendie et vol',
  },
};
