import { baseStyles, laterStyles, pageChange, webFonts } from '@insurance-kit/ui/base-styles';
import { withoutSpaces } from '@insurance-kit/ui/server';
import { themeVariables } from '@insurance-kit/ui/theme';
import { schemeOf } from '#company/audiences.ts';
import { fonts, measures } from '#company/fonts.ts';
import type { Audience } from '../../addresses/audience.ts';
import { audienceNames } from '../../addresses/route-table.ts';
import type { SiteContext } from '../../handover/context.ts';
import { laterStylesName } from './later-styles.ts';
import { shareValues, shortenVariables } from './short-styles.ts';
import { theme } from './theme.ts';

const stylesWith = (scheme?: string) =>
  baseStyles(undefined, { variables: themeVariables(theme, scheme), measures, later: false });
const styles = new Map([
  [undefined, stylesWith()],
  ...audienceNames.map((audience) => [audience, stylesWith(schemeOf[audience])] as const),
]);

const fontFaces = webFonts(fonts, measures);

/**
 * The base styles of a page, its colours and its web fonts.
 *
 * @param audience the audience of the page's path.
 * @param hasWebFonts whether the page is set in them, else in local fonts.
 */
export const stylesOf = (audience: Audience | undefined, hasWebFonts: boolean): string =>
  (styles.get(audience) ?? '') + (hasWebFonts ? fontFaces : '');

/**
 * The kit's `laterStyles`, in a file that all pages share. A first page, into which no other one
 * changes, takes them when it has been shown; a lite page has them itself, for one request less.
 */
export const laterStylesOf = ({ lite, isFirst }: Pick<SiteContext['site'], 'lite' | 'isFirst'>) =>
  lite || import.meta.env.DEV
    ? { css: laterStyles, link: '' }
    : {
        css: isFirst ? '' : pageChange,
        link: `<link rel="stylesheet" href="/${laterStylesName}"${isFirst ? ' media="print"' : ''}/>`,
      };

const shorten = shortenVariables(theme.vars.palette.roles);
const { layout, typography } = theme;
const { display, fontFamily } = typography;
/** As they stand in the styles that are collected. */
const repeated = [fontFamily, display.fontFamily, layout.gutter, layout.floatingShadow].map(
  (value) => withoutSpaces(String(value)),
);

/** A page's styles as they are sent: a build's variables have short names, as in its islands. */
export const sentStyles = (css: string): string =>
  import.meta.env.DEV ? css : shareValues(shorten(css), repeated);

/** What loads the web fonts for the next page, when the browser has nothing else to do. */
export const fontsAhead = [fonts.text, fonts.display]
  .map((href) => `<link rel="prefetch" as="font" crossorigin href="${href}"/>`)
  .join('');
