import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import { type Audience, themeOf } from './audience.ts';
import { fonts, measures } from './companies/fonts.ts';
import { theme } from './companies/theme.ts';

/** The colours of a theme that stands beside the first one. */
const otherTheme = new RegExp(`\\[data-theme="${themeOf.institution}"\\]\\{[^}]*\\}`);

const stylesWith = (variables: string) => baseStyles(undefined, { variables, measures });
const styles = import.meta.env.SSR
  ? {
      all: stylesWith(theme.variables),
      individual: stylesWith(theme.variables.replace(otherTheme, '')),
    }
  : undefined;

/**
 * The base styles of a page: of the individual's one without the colours of the other theme, which it
 * never wears. On the server alone: in the browser the document has them, and no script need carry them.
 *
 * @param audience what the page's path says.
 */
export const stylesOf = (audience: Audience | undefined): string | undefined =>
  audience === 'individual' ? styles?.individual : styles?.all;

/** The web fonts' rules, for an element of their own (`page-script/fonts.ts`). */
export const fontFaces: string = import.meta.env.SSR ? webFonts(fonts, measures) : '';

// What the document has from the server, an update of modules does not change.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());
