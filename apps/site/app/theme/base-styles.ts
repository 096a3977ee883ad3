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

/**
 * The base styles of a page and its colours.
 *
 * @param audience the audience of the page's path.
 */
export const stylesOf = (audience: Audience | undefined): string => styles.get(audience) ?? '';

/** The web fonts' rules, in a `<style>` of their own (`page-script/media/fonts.ts`). */
export const fontFaces: string = webFonts(fonts, measures);
