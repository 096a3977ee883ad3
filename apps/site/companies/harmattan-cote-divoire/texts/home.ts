import type { HomeTexts } from '../../../app/pages/home/page.tsx';
import { type Audience, identity } from '../company.ts';
import corporateHomePicture from '../pictures/corporate-home.svg?url';

export const homeTexts: HomeTexts<Audience> = {
  meta: {
    individual: {
      title: 'Harmattan Assurances Côte d’Ivoire : auto, habitation et voyage',
      description:
        'Assurance automobile, habitation et voyage en Côte d’Ivoire, expliquée simplement et payée en francs CFA. Payez une prime, demandez un devis ou déclarez un sinistre.',
    },
    institution: {
      title:
        'Assurance des entreprises : flotte, risques techniques, maritime | Harmattan Assurances Côte d’Ivoire',
      description:
        'Flotte automobile, risques techniques et transport maritime pour les entreprises de Côte d’Ivoire, par une compagnie d’un groupe ouest-africain.',
    },
  },
  heroes: {
    institution: {
      // The company's short name, because the full name would need smaller letters.
      title: 'Harmattan Assurances',
      tagline:
        'Un partenaire financier africain de premier plan, au service des entreprises de Côte\u00a0d’Ivoire.',
      picture: {
        src: corporateHomePicture,
        alt: 'Une productrice de cacao, une cabosse ouverte à la main, et un responsable du port d’Abidjan devant un navire à quai, en bandes de tissu cousues',
      },
    },
  },
  learnMore: 'En savoir plus',
  insights: {
    title: 'Nos conseils',
    lead: 'Les tendances du moment, par nos spécialistes',
    more: 'Voir tout',
  },
  affiliation: {
    title: 'Membre d’Harmattan Group plc',
    text: 'Harmattan Assurances Côte\u00a0d’Ivoire SA est affiliée à sa maison mère au Nigeria, Harmattan Group plc. Votre contrat est souscrit, et vos sinistres réglés, en Côte\u00a0d’Ivoire.',
    facts: [
      { term: 'Maison mère', detail: 'Harmattan Group plc, Lagos, Nigeria' },
      {
        term: 'En Côte\u00a0d’Ivoire',
        detail: 'Harmattan Assurances Côte\u00a0d’Ivoire SA, Abidjan',
      },
      {
        term: 'Contrôle',
        detail:
          'Direction des assurances et Commission régionale de contrôle des assurances (CIMA)',
      },
    ],
    action: 'Le groupe',
    map: 'Carte de l’Afrique de l’Ouest, avec Abidjan et Lagos',
    places: [
      { name: identity.seat.city, x: 22.2, y: 82.4 },
      { name: 'Lagos', x: 51.6, y: 72.5 },
    ],
  },
};
