import type { AboutTexts } from '../../../app/pages/about/page.tsx';
import type { CareersTexts } from '../../../app/pages/careers/page.tsx';
import type { PrivacyTexts } from '../../../app/pages/privacy/page.tsx';
import type { ServicesTexts } from '../../../app/pages/services/page.tsx';
import type { WhistleTexts } from '../../../app/pages/whistle/page.tsx';
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

export const careersTexts: CareersTexts<Audience> = {
  meta: {
    title: 'Carrières',
    description:
      'Travailler à la souscription, à l’indemnisation, à l’informatique ou à la vente chez un assureur ivoirien, et comment nous recrutons.',
  },
  hasAccount: { individual: false, institution: true },
  cards: {
    title: 'Nos métiers',
    action: 'Suivre nos annonces',
    href: 'https://linkedin.example/harmattanci',
  },
};

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

export const whistleTexts: WhistleTexts = {
  meta: {
    title: 'Alerte éthique',
    description:
      'Qui peut signaler un fait, comment un signalement est protégé, et par quelles voies le faire.',
  },
  lead: 'Si quelque chose ne va pas dans notre compagnie, nous voulons l’entendre, et nous protégeons celle ou celui qui parle.',
  report: 'Faire un signalement',
  policy: [
    {
      title: 'Qui peut signaler',
      text: 'Toute personne qui a une raison valable : client, salarié, agent général, courtier, fournisseur ou membre du public.',
    },
    {
      title: 'Ce que doit être un signalement',
      text: 'Un signalement doit être factuel, vrai et vérifiable. Dites ce qui s’est passé, où, quand et qui était présent, et joignez tout document ou nom qui nous aide à le vérifier. Vous n’avez pas à apporter la preuve vous-même.',
    },
    {
      title: 'Que signaler',
      text: 'Fraude, corruption, vol, faux documents, traitement injuste d’un client, usage abusif de données personnelles, harcèlement, danger pour la santé et la sécurité, et la dissimulation de l’un de ces faits.',
      contact: {
        before: 'Pour un sinistre ou une réclamation, passez par la ',
        link: 'page Contact',
        after: '.',
      },
    },
    {
      title: 'Signalements anonymes',
      text: 'Vous pouvez signaler sans donner votre nom. Si vous laissez un moyen de vous joindre, nous pouvons poser des questions et vous dire quelle suite a été donnée.',
    },
    {
      title: 'Votre identité',
      text: 'Nous ne révélons votre identité qu’avec votre accord écrit. Personne ne peut vous sanctionner pour un signalement fait de bonne foi.',
    },
    {
      title: 'Et ensuite',
      text: 'Le responsable de la conformité, ou le cabinet d’audit externe si vous choisissez ses lignes, enregistre le signalement, l’examine et en rend compte au comité d’audit du conseil. Nul ne prend part à l’examen d’un signalement qui le met en cause.',
    },
  ],
  channels: {
    title: 'Où signaler',
    officer: { term: 'Responsable de la conformité', phone: '+225 27 20 00 01 40' },
    email: { term: 'E-mail de la ligne éthique', address: 'ethique@harmattan-ci.example' },
    web: 'Site',
    auditors: {
      term: 'Lignes éthiques de Savanna Audit Partners, cabinet d’audit externe',
      phones: [
        '+225 27 20 00 01 71',
        '+225 27 20 00 01 72',
        '+225 27 20 00 01 73',
        '+234 201 000 0174',
        '+234 201 000 0175',
        '+234 201 000 0176',
      ],
    },
  },
};

export const privacyTexts: PrivacyTexts = {
  title: 'Politique de confidentialité et de cookies',
  description:
    'Ce qu’Harmattan Assurances Côte d’Ivoire SA recueille sur vous, pourquoi, combien de temps, vos droits, et les cookies de ce site.',
  updated: 'Dernière mise à jour : 31 octobre 2022',
  contents: 'Sur cette page',
};
