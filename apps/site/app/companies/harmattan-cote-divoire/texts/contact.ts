import type { ContactTexts } from '../../texts/contact.ts';
import { identity } from '../identity.ts';

export const contactTexts: ContactTexts = {
  meta: {
    title: 'Contact',
    description:
      'Écrivez-nous, appelez-nous ou venez à nos bureaux d’Abidjan et de Lagos. Du lundi au vendredi, de 8 h à 17 h.',
  },
  form: {
    title: 'Envoyez-nous un message',
    lead: 'Nous répondons les jours ouvrés.',
  },
  offices: {
    title: 'Nos bureaux',
    call: 'Téléphone',
    email: 'E-mail',
    headOffice: 'Siège',
    openMap: 'Ouvrir la carte',
    own: {
      name: 'Côte d’Ivoire',
      map: 'Carte du bureau d’Abidjan, en Côte d’Ivoire',
      place: identity.seat,
    },
    parent: {
      name: 'Nigeria',
      map: 'Carte du bureau de Lagos, au Nigeria',
      place: { latitude: 6.4281, longitude: 3.4219 },
    },
  },
};
