import type { ServicesTexts } from '../../texts/services.ts';

export const servicesTexts: ServicesTexts = {
  meta: {
    title: 'Libre-service',
    description: 'Demandez un devis, déclarez un sinistre ou souscrivez en ligne.',
  },
  title: 'Libre-service',
  lead: 'Choisissez le service auquel vous souhaitez accéder',
  account: {
    text: 'Demandez un prix ou gérez un contrat que vous détenez déjà. L’espace client s’ouvre dans un nouvel onglet.',
    action: 'OBTENIR UN DEVIS',
  },
  claim: {
    title: 'Déclarer un sinistre',
    text: 'Déclarez en ligne, puis ajoutez photos et rapports au fur et à mesure.',
  },
  buy: {
    title: 'Souscrire une assurance',
    text: 'Répondez à quelques questions, voyez la prime, payez par carte ou mobile money.',
  },
};
