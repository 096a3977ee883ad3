import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import type { Audience } from './audience.ts';
import { fonts, measures } from './companies/fonts.ts';
import { theme } from './companies/theme.ts';

/** The first theme's variables, and those in which the other differs. */
const blocks = /:root, \[data-theme="\w+"\]\{([^}]*)\}\[data-theme="\w+"\]\{([^}]*)\}/;

const declarations = (css: string): readonly (readonly [name: string, value: string])[] =>
  css.split(';').flatMap((line) => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon), line.slice(colon + 1)] as const];
  });

/** Read by MUI's own components alone, which no page of the site has. */
const ofMui = /Channel$|^--kit-(?:opacity|palette-(?:Slider|Switch))-/;

/** The variables of one theme alone, for a page that never wears the other. */
const ofOneTheme = (variables: string, isFirst: boolean): string =>
  variables.replace(blocks, (_, first: string, other: string) => {
    const own = new Map([...declarations(first), ...(isFirst ? [] : declarations(other))]);
    const used = [...own].filter(([name]) => !ofMui.test(name));
    return `:root{${used.map((pair) => pair.join(':')).join(';')}}`;
  });

const stylesWith = (variables: string) => baseStyles(undefined, { variables, measures });
const styles = import.meta.env.SSR
  ? {
      both: stylesWith(theme.variables),
      individual: stylesWith(ofOneTheme(theme.variables, true)),
      institution: stylesWith(ofOneTheme(theme.variables, false)),
    }
  : undefined;

/**
 * The base styles of a page, with the colours that it may wear. On the server alone: in the browser the
 * document has them, and no script need carry them.
 *
 * @param audience what the page's path says.
 */
export const stylesOf = (audience: Audience | undefined): string | undefined =>
  styles?.[audience ?? 'both'];

/** The web fonts' rules, for an element of their own (`page-script/fonts.ts`). */
export const fontFaces: string = import.meta.env.SSR ? webFonts(fonts, measures) : '';

// What the document has from the server, an update of modules does not change.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());
