import { createKitTheme } from '@insurance-kit/ui/theme';
import { colourSchemes } from './colour-schemes.ts';

export const theme = createKitTheme({ schemes: colourSchemes });
