import type { MotorTexts } from '../../texts/motor.ts';

export const motorTexts: MotorTexts = {
  meta: {
    individual: {
      title: 'Assurance automobile',
      description:
        'Tous risques, tiers étendu incendie et vol, responsabilité civile obligatoire : trois niveaux d’assurance automobile côte à côte.',
    },
    institution: {
      title: 'Assurance des flottes automobiles',
      description:
        'Un seul état de parc pour voitures de fonction, pick-up, cars et camions, en tous risques ou en responsabilité civile.',
    },
  },
  covers: {
    title: 'Choisissez votre formule',
    sign: 'Mframadan, la maison qui tient dans le vent : le signe akan de la résistance.',
    names: {
      comprehensive: { header: 'TOUS RISQUES', dialog: 'Tous risques' },
      'fire-theft': { header: 'TIERS, INCENDIE ET VOL', dialog: 'Tiers, incendie et vol' },
      'third-party': {
        header: 'RESPONSABILITÉ CIVILE OBLIGATOIRE',
        dialog: 'Responsabilité civile obligatoire',
      },
    },
    features: 'Voir les garanties',
    quote: { individual: 'Obtenir un devis', institution: 'OBTENIR UN DEVIS' },
  },
  section: 'Garanties',
  benefits: {
    title: 'Ce qu’ajoutent les deux formules étendues',
    comprehensive: 'Tous risques',
    fireTheft: 'Tiers, incendie et vol',
  },
  banner: {
    individual: 'Protégez la voiture, et tous ceux qui l’entourent.',
    institution: 'Un seul état de parc pour toute la flotte.',
  },
};
