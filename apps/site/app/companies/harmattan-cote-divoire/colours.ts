import type { CompanyColours } from '../contract/colours.ts';
import type { Audience } from './audiences.ts';

/** Teal for private customers, ochre for companies. */
export const colours: CompanyColours<Audience> = { individual: '#005f5b', institution: '#8a4700' };
