import type { CompanyOptions, Identity, LogoMark } from '../../shared/company.ts';
import type { AudienceColours, AudienceSchemes, Audiences } from '../../shared/pages.ts';

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

/** No consent by scrolling, no automatic feedback dialog, links instead of embedded maps. */
export const options: CompanyOptions = {
  requestsFeedback: false,
  acceptsCookiesByScrolling: false,
  showsMaps: false,
};

export const logoMark: LogoMark = {
  viewBox: '0 0 44 44',
  paths: [
    { role: 'brand', d: 'M4 2h8v40h-8zM18 2h8v40h-8zM32 2h8v40h-8z' },
    { role: 'thread', d: 'M0 18h18v8h-18zM26 18h18v8h-18z' },
  ],
};

export const schemeOf = {
  individual: 'teal',
  institution: 'ochre',
} as const satisfies AudienceSchemes<string>;

export type Audience = keyof typeof schemeOf;

export const colourOf: AudienceColours<Audience> = {
  individual: '#005f5b',
  institution: '#8a4700',
};

export const defaultAudience: Audience = 'individual';

export const audiences: Audiences<Audience> = {
  individual: {
    label: 'Particuliers',
    home: '/',
    prefix: '/purple',
    overview: 'products',
    products: [
      { page: 'motor', word: 'motor' },
      { page: 'travel', word: 'travel' },
      { page: 'home-insurance', word: 'home' },
      { page: 'sections', name: 'life', word: 'vie' },
    ],
  },
  institution: {
    label: 'Entreprises',
    home: '/redhome',
    prefix: '/red',
    overview: 'products-corporate',
    products: [
      { page: 'motor-corporate', word: 'redmotor' },
      { page: 'engineering', word: 'engineer' },
      { page: 'marine', word: 'marine' },
    ],
    view: 'red',
    ownHoverOn: ['about'],
  },
};
