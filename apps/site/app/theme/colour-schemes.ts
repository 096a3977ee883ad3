import type { Schemes } from '@insurance-kit/ui/palette';
import { schemeOf } from '#company/audiences.ts';
import { colours } from '#company/colours.ts';
import { companySchemes } from './company-schemes.ts';

/** The chosen company's colours. A build has their values in place of this module (`vite/built-theme.ts`). */
export const colourSchemes: Schemes = companySchemes(colours, schemeOf);
