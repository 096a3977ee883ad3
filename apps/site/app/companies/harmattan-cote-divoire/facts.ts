import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  country: 'Côte d’Ivoire',
  gender: 'feminine',
  demonyms: ['ivoirien', 'ivoirienne', 'ivoiriens', 'ivoiriennes'],
  diallingCode: '+225',
  phoneExample: '07 00 00 00 00',
  currency: { code: 'XOF', words: ['FCFA', 'francs CFA', 'franc CFA'] },
  regulator: ['Commission régionale de contrôle des assurances', 'CIMA'],
  places: ['Bouaké', 'San-Pédro', 'Plateau', 'ARTCI'],
  // The group's company beside it, and the road there.
  mentions: ['Harmattan Insurance Ghana', 'Ghana', 'Accra'],
};
