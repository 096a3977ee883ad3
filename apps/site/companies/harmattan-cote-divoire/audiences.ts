import type { AudienceColours, AudienceSchemes, Audiences } from '../../shared/audiences.ts';

/** The name of each audience's scheme. */
export const schemeOf = {
  individual: 'teal',
  institution: 'ochre',
} as const satisfies AudienceSchemes<string>;

export type Audience = keyof typeof schemeOf;

/** The colour of each audience's buttons and links. */
export const colourOf: AudienceColours<Audience> = {
  individual: '#005f5b',
  institution: '#8a4700',
};

/** Whose page it is where nothing tells: that of a first visit. */
export const defaultAudience: Audience = 'individual';

/** What they are called, and which pages they have at which addresses (§2.1). */
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
