import type { CompanyOptions, Identity, LogoMark } from '../../shared/company.ts';
import type { AudienceColours, AudienceSchemes, Audiences } from '../../shared/pages.ts';

export const identity: Identity = {
  id: 'harmattan-ghana',
  name: 'Harmattan Insurance Ghana',
  legalName: 'Harmattan Insurance Ghana Ltd',
  country: 'GH',
  locale: 'en-GH',
  longDateLocale: 'en-US',
  timeZone: 'Africa/Accra',
  seat: { city: 'Accra', latitude: 5.605, longitude: -0.177 },
  phone: '+233 30 000 0100',
  address: '4 Woven Close, Airport Residential Area, Accra, Ghana',
};

export const options: CompanyOptions = {
  requestsFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};

export const logoMark: LogoMark = {
  viewBox: '0 0 44 44',
  paths: [
    { role: 'brand', d: 'M6 2h10v40h-10zM28 2h10v40h-10z' },
    { role: 'thread', d: 'M0 29L28 15v9L0 38zM38 10l6-3v9l-6 3z' },
  ],
};

/** Purple for private customers, red for companies and institutions (§9). */
export const schemeOf = {
  individual: 'purple',
  institution: 'red',
} as const satisfies AudienceSchemes<string>;

export type Audience = keyof typeof schemeOf;

export const colourOf: AudienceColours<Audience> = {
  individual: '#630994',
  institution: '#9c0421',
};

export const defaultAudience: Audience = 'individual';

export const audiences: Audiences<Audience> = {
  individual: {
    label: 'Individual',
    home: '/',
    prefix: '/purple',
    overview: 'products',
    products: [
      { page: 'motor', word: 'motor' },
      { page: 'travel', word: 'travel' },
      { page: 'home-insurance', word: 'home' },
    ],
  },
  institution: {
    label: 'Corporate',
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
