import type { AboutTexts } from '../../texts/about.ts';

export const aboutTexts: AboutTexts = {
  meta: {
    title: 'Qui sommes-nous',
    description:
      'Qui nous sommes, comment nous souscrivons et indemnisons, et les personnes qui dirigent Harmattan Assurances Côte d’Ivoire SA.',
  },
  account:
    'Une question sur un contrat, une prime ou une attestation ? Nous répondons les jours ouvrés.',
  intro: {
    title: 'HARMATTAN ASSURANCES CÔTE D’IVOIRE SA',
    text: 'Nous assurons les dommages des particuliers et des entreprises en Côte d’Ivoire, forts de 16 ans de souscription dans le groupe et d’une maison mère au Nigeria.',
  },
  directors: {
    title: 'Conseil d’administration',
    lead: 'Six personnes répondent de la conduite de la compagnie.',
  },
  executives: {
    title: 'Direction générale',
    lead: 'Celles et ceux qui la font tourner chaque jour.',
  },
  banner: {
    title: 'Un groupe, toute l’Afrique de l’Ouest',
    lead: 'Découvrez Harmattan Group plc et ses compagnies.',
    action: 'Découvrir le groupe',
  },
  portraitAlt: (name) => `Portrait de ${name}`,
};
