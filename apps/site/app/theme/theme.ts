import { createKitTheme } from '@insurance-kit/ui/theme';
import { colourSchemes } from './colour-schemes.ts';

/** The company's MUI theme, with a colour scheme for each audience. */
export const theme = createKitTheme({ schemes: colourSchemes });
