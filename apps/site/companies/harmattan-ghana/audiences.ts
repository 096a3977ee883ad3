import type { AudienceColours, AudienceSchemes, Audiences } from '../../shared/audiences.ts';

/** Purple for private customers, red for companies and institutions (§9). */
export const schemeOf = {
  individual: 'purple',
  institution: 'red',
} as const satisfies AudienceSchemes<string>;

export type Audience = keyof typeof schemeOf;

/** The colour of each audience's buttons and links. */
export const colourOf: AudienceColours<Audience> = {
  individual: '#630994',
  institution: '#9c0421',
};

/** Whose page it is where nothing tells: that of a first visit. */
export const defaultAudience: Audience = 'individual';

/** What they are called, and which pages they have at which addresses (§2.1). */
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
