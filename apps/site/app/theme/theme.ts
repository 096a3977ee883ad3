import { createKitTheme } from '@insurance-kit/ui/theme';
import { colourSchemes } from './colour-schemes.ts';

/** The chosen company's theme: an ordinary MUI theme, with a colour scheme for each audience. */
export const theme = createKitTheme({ schemes: colourSchemes });
