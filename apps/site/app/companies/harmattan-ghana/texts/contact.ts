import type { ContactTexts } from '../../texts/contact.ts';
import { identity } from '../identity.ts';

export const contactTexts: ContactTexts = {
  meta: {
    title: 'Contact us',
    description:
      'Write to us, call or visit our offices in Accra and Lagos. Monday to Friday, 8 am to 5 pm.',
  },
  form: {
    title: 'Send us a message',
    lead: 'We answer on working days.',
  },
  offices: {
    title: 'Our offices',
    call: 'Call',
    email: 'Email',
    headOffice: 'Head office',
    openMap: 'Open the map',
    own: {
      name: 'Ghana',
      map: 'Map of the Ghana office in Accra',
      place: identity.seat,
    },
    parent: {
      name: 'Nigeria',
      map: 'Map of the Nigeria office in Lagos',
      place: { latitude: 6.4281, longitude: 3.4219 },
    },
  },
};
