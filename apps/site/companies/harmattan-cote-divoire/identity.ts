import type { Identity } from '../../shared/company.ts';

export const identity: Identity = {
  id: 'harmattan-cote-divoire',
  name: 'Harmattan Assurances Côte d’Ivoire',
  legalName: 'Harmattan Assurances Côte d’Ivoire SA',
  country: 'CI',
  locale: 'fr-CI',
  longDateLocale: 'fr-CI',
  timeZone: 'Africa/Abidjan',
  seat: { city: 'Abidjan', latitude: 5.3225, longitude: -4.0183 },
  phone: '+225 27 20 00 01 00',
  address: '4 rue des Tisserands, Plateau, Abidjan, Côte d’Ivoire',
};
