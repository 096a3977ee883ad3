import type { HomeInsuranceTexts } from '../../texts/home-insurance.ts';

export const homeInsuranceTexts: HomeInsuranceTexts = {
  meta: {
    title: 'Assurance habitation',
    description:
      'Multirisque habitation des propriétaires et des occupants : incendie, inondation, tempête et vol, en Côte d’Ivoire.',
  },
  titles: { homeowner: 'PROPRIÉTAIRES', householder: 'OCCUPANTS' },
  features: 'Voir les garanties',
  benefits: 'Garanties',
};
