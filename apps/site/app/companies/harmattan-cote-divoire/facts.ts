import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  own: [
    ...['Côte d’Ivoire', 'ivoirien', 'ivoirienne', 'ivoiriens', 'ivoiriennes'],
    ...[
      'Bouaké',
      'San-Pédro',
      'Plateau',
      'Pyramide',
      'Ébrié',
      'Korhogo',
      'Noé',
      'rue des Tisserands',
    ],
    ...['avenue du Commerce', 'CEDEAO', 'carte brune', 'Afrique de l’Ouest'],
    ...['Commission régionale de contrôle des assurances', 'CIMA', 'Direction des assurances'],
    ...['ARTCI', '2013-450', 'CNPS', '+225', '07\u00a000\u00a000\u00a000\u00a000'],
    ...['Tisserands', 'dioula', 'Julakan', 'baoulé', 'MEF/DA', '*705*57#', '*705*44#'],
    ...['XOF', 'FCFA', 'francs CFA', 'franc CFA'],
  ],
  mentions: [
    // The group's company beside it, and the road there and further.
    ...['Harmattan Insurance Ghana', 'Ghana', 'Accra', 'Lomé', 'Cotonou', 'Togo'],
    // The group's directors.
    ...['Babatunde Oyewale-Martins', 'Ngozi Ibekwe-Danjuma'],
  ],
  policyRead: '2026-11-27',
};
