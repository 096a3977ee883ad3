import type { Schemes } from '@insurance-kit/ui/palette';
import { colourOf, schemeOf } from '#company/audiences.ts';
import { companySchemes } from './company-schemes.ts';

/** The company's colours. A build replaces this module by their values (`vite/built-schemes.ts`). */
export const colourSchemes: Schemes = companySchemes({ colourOf, schemeOf });
