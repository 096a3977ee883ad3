import { baseStyles } from '@insurance-kit/ui/base-styles';
import { themeVariables } from '@insurance-kit/ui/theme';
import { schemeOf } from '#company/company.ts';
import { fonts, measures } from '#company/fonts.ts';
import type { Audience } from '../../shared/audience.ts';
import { audienceNames } from '../../shared/audience.ts';
import { theme } from './theme.ts';

const stylesWith = (scheme?: string) =>
  baseStyles(fonts, { variables: themeVariables(theme, scheme), measures });
const styles = new Map([
  [undefined, stylesWith()],
  ...audienceNames.map((audience) => [audience, stylesWith(schemeOf[audience])] as const),
]);

/**
 * The base styles of a page, with its colours and its web fonts.
 *
 * @param audience of the page's path; a page without one has the colours of all.
 */
export const stylesOf = (audience: Audience | undefined): string => styles.get(audience) ?? '';
