import type { Schemes } from '@insurance-kit/ui/palette';
import { colourOf, schemeOf } from '#company/company.ts';
import { companySchemes } from './company-schemes.ts';

/** A build replaces this module with one that has the computed colours (`vite.config.ts`). */
export const colourSchemes: Schemes = companySchemes({ colourOf, schemeOf });
