import type { ServicesTexts } from '../../../app/pages/services/page.tsx';

export const servicesTexts: ServicesTexts = {
  meta: {
    title: 'Libre-service',
    description: 'Demandez un devis, déclarez un sinistre ou souscrivez en ligne.',
  },
  lead: 'Que souhaitez-vous faire\u00A0?',
  account: {
    text: 'Demandez un prix ou gérez un contrat que vous détenez déjà. L’espace client s’ouvre dans un nouvel onglet.',
    action: 'Obtenir un devis',
  },
  claim: {
    title: 'Déclarer un sinistre',
    text: 'Déclarez en ligne, puis ajoutez photos et rapports au fur et à mesure.',
    action: 'Ouvrir le portail',
  },
  buy: {
    title: 'Souscrire une assurance',
    text: 'Répondez à quelques questions, voyez la prime, payez par carte ou mobile money.',
    action: 'Souscrire en ligne',
  },
};
