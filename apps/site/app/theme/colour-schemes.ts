import type { Schemes } from '@insurance-kit/ui/palette';
import { schemeOf } from '#company/audiences.ts';
import colours from '#company/brand.tokens.json?colours';
import { companySchemes } from './company-schemes.ts';

/** The company's colours. A build replaces this module by their values (`vite/built-theme.ts`). */
export const colourSchemes: Schemes = companySchemes(colours, schemeOf);
