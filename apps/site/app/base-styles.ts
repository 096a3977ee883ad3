import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import { fonts, measures } from './companies/fonts.ts';
import { theme } from './companies/theme.ts';

/** On the server alone: in the browser the document has them, and no script need carry them. */
export const styles: string | undefined = import.meta.env.SSR
  ? baseStyles(undefined, { variables: theme.variables, measures })
  : undefined;

/** The web fonts' rules, for an element of their own (`page-script/fonts.ts`). */
export const fontFaces: string = import.meta.env.SSR ? webFonts(fonts, measures) : '';

// What the document has from the server, an update of modules does not change.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());
