import type { CompanySchemes } from '../schemes.ts';

/** Purple for private customers, red for companies and institutions (§9). */
export const schemes: CompanySchemes = { individual: 'purple', institution: 'red' };
