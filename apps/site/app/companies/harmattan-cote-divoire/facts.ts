import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  country: 'Côte d’Ivoire',
  gender: 'feminine',
  demonyms: ['ivoirien', 'ivoirienne', 'ivoiriens', 'ivoiriennes'],
  diallingCode: '+225',
  phoneExample: '07\u00a000\u00a000\u00a000\u00a000',
  currency: { code: 'XOF', words: ['FCFA', 'francs CFA', 'franc CFA'] },
  regulator: ['Commission régionale de contrôle des assurances', 'CIMA'],
  places: ['Bouaké', 'San-Pédro', 'Plateau', 'Ébrié', 'Korhogo', 'Noé', 'ARTCI', '2013-450'],
  mentions: [
    // The group's company beside it, and the road there and further.
    ...['Harmattan Insurance Ghana', 'Ghana', 'Accra', 'Lomé'],
    // The group's directors.
    ...['Babatunde Oyewale-Martins', 'Ngozi Ibekwe-Danjuma'],
  ],
};
