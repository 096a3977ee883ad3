import type { CompanyColours } from '../colours.ts';

/** Teal for private customers, ochre for companies. */
export const colours: CompanyColours = { individual: '#005f5b', institution: '#8a4700' };
