import { createKitTheme } from '@insurance-kit/ui/theme';
import { colourOf, schemeOf } from '#company/company.ts';
import { companySchemes } from './company-schemes.ts';

/** A build replaces this module with one that has the computed colours (`vite.config.ts`). */
export const theme = createKitTheme({ schemes: companySchemes({ colourOf, schemeOf }) });
