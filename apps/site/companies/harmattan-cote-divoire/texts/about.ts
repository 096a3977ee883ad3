import type { AboutTexts } from '../../../app/pages/about/page.tsx';
import type { Audience } from '../company.ts';

export const aboutTexts: AboutTexts<Audience> = {
  meta: {
    title: 'Qui sommes-nous',
    description:
      'Qui nous sommes, comment nous souscrivons et indemnisons, et les personnes qui dirigent Harmattan Assurances Côte d’Ivoire SA.',
  },
  menu: 'Qui sommes-nous',
  account:
    'Une question sur un contrat, une prime ou une attestation ? Nous répondons les jours ouvrés.',
  contact: { individual: 'company', institution: 'group' },
  intro: {
    title: 'Harmattan Assurances Côte\u00a0d’Ivoire SA',
    text: 'Nous assurons les particuliers et les entreprises de Côte\u00a0d’Ivoire, avec un siège à Abidjan et une maison mère au Nigeria.',
  },
  directors: {
    title: 'Conseil d’administration',
    lead: 'Six personnes répondent de la conduite de la compagnie.',
  },
  executives: {
    title: 'Direction générale',
    lead: 'Celles et ceux qui dirigent la compagnie au quotidien.',
  },
  banner: {
    title: 'Un groupe, toute l’Afrique de l’Ouest',
    lead: 'Découvrez Harmattan Group plc et ses compagnies.',
    action: 'Découvrir le groupe',
  },
  portraitAlt: (name) => `Portrait de ${name}`,
};
