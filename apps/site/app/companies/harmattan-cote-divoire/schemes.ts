import type { CompanySchemes } from '../schemes.ts';

export const schemes: CompanySchemes = { individual: 'teal', institution: 'ochre' };
