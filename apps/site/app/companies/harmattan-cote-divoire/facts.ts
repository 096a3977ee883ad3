import type { Facts } from '../contract/facts.ts';

export const facts: Facts = {
  own: [
    ...['Côte d’Ivoire', 'ivoirien', 'ivoirienne', 'ivoiriens', 'ivoiriennes', 'dioula', 'Julakan'],
    ...['rue des Tisserands', 'avenue du Commerce', 'carte brune', 'Afrique de l’Ouest', 'baoulé'],
    ...['Commission régionale de contrôle des assurances', 'Direction des assurances', 'Noé'],
    ...['XOF', 'FCFA', 'francs CFA', 'franc CFA', '+225', '07\u00a000\u00a000\u00a000\u00a000'],
    ...['2013-450', 'MEF/DA', '*705*57#', '*705*44#'],
  ],
  mentions: [
    // The group's company beside it, and the road there and further.
    ...['Harmattan Insurance Ghana', 'Ghana', 'Accra', 'Lomé', 'Cotonou', 'Togo'],
    // The group's directors.
    ...['Oyewale-Martins', 'Ibekwe-Danjuma'],
  ],
  policyRead: '2026-11-27',
};
