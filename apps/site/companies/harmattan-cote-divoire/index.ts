import fihankra from '@insurance-kit/ui/art/fihankra.png?url';
import type { Company } from '../../shared/company.ts';
import { type Audience, identity, logoMark } from './company.ts';
import defaultPicture from './pictures/default-picture.svg?url';

const links: Company['links'] = {
  portal: 'https://espace-client.harmattan-ci.example/',
  quote: 'https://souscription.harmattan-ci.example/',
  quoteMotor: 'https://souscription.harmattan-ci.example/auto',
  quoteMarine: 'https://souscription.harmattan-ci.example/maritime',
  claims: 'https://sinistres.harmattan-ci.example/',
  ethics: 'https://ethique.harmattan-ci.example/',
  groupAbout: 'https://www.harmattan-group.example/fr/le-groupe',
  groupContact: 'https://www.harmattan-group.example/fr/contact',
};

/** A fictional company, with fictional people, numbers and links. */
export const company: Company<Audience> = {
  ...identity,
  slogan: 'Assurés en toute saison',
  logo: { ...logoMark, name: 'Harmattan', descriptor: 'Assurances Côte\u00A0d’Ivoire' },
  defaultPicture,
  workingHours: 'Lun.–ven.\u00A0: 8\u00A0h\u00A0–\u00A017\u00A0h',
  // Public holidays of Côte d'Ivoire by law. Add the Muslim holidays (the days after the Night of
  // Destiny and Maouloud, the end of Ramadan, Tabaski) when they are announced.
  closedDays: [
    ...['01-01', '05-01', '08-07', '08-15', '11-01', '11-15', '12-25'],
    ...['2026-04-06', '2026-05-14', '2026-05-25'],
    ...['2027-03-29', '2027-05-06', '2027-05-17'],
    ...['2028-04-17', '2028-05-25', '2028-06-05'],
  ],
  links,
  social: [
    { label: 'Facebook', href: 'https://facebook.example/harmattanci', icon: 'facebook' },
    { label: 'Instagram', href: 'https://instagram.example/harmattanci', icon: 'instagram' },
    { label: 'LinkedIn', href: 'https://linkedin.example/harmattanci', icon: 'linkedin' },
    { label: 'X', href: 'https://x.example/harmattanci', icon: 'xMark' },
  ],
  groupCompanies: [
    { label: 'Harmattan Insurance Nigeria Ltd' },
    { label: 'Harmattan Insurance Ghana Ltd' },
    { label: 'Harmattan Assurances Bénin SA' },
    { label: 'Harmattan Assurances Togo SA' },
    { label: 'Harmattan Vie Côte\u00a0d’Ivoire SA' },
    { label: 'Harmattan Gestion d’Actifs SA' },
    { label: 'Harmattan Prévoyance SA' },
    { label: 'Harmattan Insurance Liberia Ltd' },
  ],
  footer: {
    mainService: {
      title: 'Nos assurances',
      links: [
        { label: 'Automobile' },
        { label: 'Maritime' },
        { label: 'Incendie' },
        { label: 'Accidents' },
        { label: 'Risques techniques' },
        { label: 'Voyage' },
      ],
    },
    selfService: {
      title: 'Libre-service',
      links: [
        { label: 'Connexion', href: links.portal },
        { label: 'Sinistres', href: links.claims },
      ],
    },
    affiliation: 'Le groupe',
    whistleBlowing: { title: 'Alerte éthique', item: 'Signalement' },
    copyright: '© 2024 Harmattan Assurances Côte d’Ivoire SA',
    privacy: 'Confidentialité et cookies',
    actions: { feedback: 'Donner mon avis', cookies: 'Gérer les cookies' },
  },
  // Ivorian law requires explicit consent.
  cookies: {
    label: 'Cookies',
    text: 'Nous mesurons la vitesse des pages seulement si vous acceptez.',
    link: { label: 'Politique des cookies', href: '/privacy' },
    accept: 'J’accepte',
    decline: 'Je refuse',
    accepted: 'Vous l’avez accepté.',
    declined: 'Vous l’avez refusé.',
  },
  actions: {
    quote: 'Obtenir un devis',
    claim: 'Déclarer un sinistre',
    contact: 'Nous contacter',
    contactGroup: 'Contacter le groupe',
  },
  products: {
    motor: { name: 'Assurance automobile', short: 'Automobile' },
    'motor-corporate': { name: 'Assurance automobile', short: 'Automobile' },
    travel: { name: 'Assurance voyage', short: 'Voyage' },
    'home-insurance': { name: 'Assurance habitation', short: 'Habitation' },
    life: { name: 'Assurance vie', short: 'Vie' },
    engineering: { name: 'Risques techniques', short: 'Chantiers' },
    marine: { name: 'Assurance maritime', short: 'Maritime' },
  },
  account: {
    title: 'Mon espace assurance',
    text: {
      individual: 'Renouvelez un contrat, payez une prime ou demandez une attestation.',
      institution:
        'Réglez un appel de prime, demandez une attestation ou ajoutez un véhicule à la flotte.',
    },
    action: 'Demandes et paiements',
    sign: {
      src: fihankra,
      alt: 'Fihankra, le symbole akan de la cour fermée : la sécurité',
    },
  },
  banner: {
    title: 'Assurez-vous dès aujourd’hui',
    quote: {
      individual:
        'Dites-nous ce que vous voulez assurer.\nNous répondons avec un prix et les conditions du contrat.',
      institution:
        'Demandez un prix pour une flotte, un chantier ou une cargaison.\nVous voyez le tarif avant de décider.',
    },
    contact: {
      individual:
        'Dites-nous ce que vous voulez assurer.\nNous répondons avec un prix et les conditions du contrat.',
      institution:
        'Envoyez-nous votre état de parc ou votre marché.\nNous vous enverrons un tarif et les conditions du contrat.',
    },
  },
  article: {
    readMore: 'Lire la suite',
    empty: 'Aucun article pour le moment.',
    noExcerpt: 'Aucun détail disponible.',
  },
  error: {
    title: 'Une erreur inattendue est survenue !',
    home: 'Aller à la page d’accueil',
    notFound: '404 Page introuvable',
    failed: '500 Erreur interne du serveur',
  },
};
