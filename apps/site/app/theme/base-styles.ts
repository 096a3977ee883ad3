import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import { themeVariables } from '@insurance-kit/ui/theme';
import { schemeOf } from '#company/audiences.ts';
import { fonts, measures } from '#company/fonts.ts';
import type { Audience } from '../../addresses/audience.ts';
import { audienceNames } from '../../addresses/route-table.ts';
import { theme } from './theme.ts';

const stylesWith = (scheme?: string) =>
  baseStyles(undefined, { variables: themeVariables(theme, scheme), measures });
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

/** What loads the web fonts for the next page, when the browser has nothing else to do. */
export const fontsAhead = [fonts.text, fonts.display]
  .map((href) => `<link rel="prefetch" as="font" crossorigin href="${href}"/>`)
  .join('');
