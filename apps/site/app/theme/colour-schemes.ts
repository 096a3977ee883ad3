import type { Schemes } from '@insurance-kit/ui/palette';
import { colourOf, schemeOf } from '#company/company.ts';
import { companySchemes } from './company-schemes.ts';

/** Builds replace this module by its values (`vite.config.ts`). */
export const colourSchemes: Schemes = companySchemes({ colourOf, schemeOf });
