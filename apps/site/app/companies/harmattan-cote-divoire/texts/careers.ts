import type { CareersTexts } from '../../texts/careers.ts';

export const careersTexts: CareersTexts = {
  meta: {
    title: 'Carrières',
    description:
      'Travailler à la souscription, à l’indemnisation, à l’informatique ou à la vente chez un assureur ivoirien, et comment nous recrutons.',
  },
  account: {
    institution: {
      text: 'Demandez un prix ou gérez un contrat que vous détenez déjà. L’espace client s’ouvre dans un nouvel onglet.',
      action: 'OBTENIR UN DEVIS',
    },
  },
  cards: {
    title: 'Où vous pourriez travailler',
    action: 'Voir les postes ouverts',
    href: 'https://linkedin.example/harmattanci',
  },
};
