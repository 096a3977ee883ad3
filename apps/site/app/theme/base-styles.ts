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

/** A page's base styles with its audience's colours. Without an audience: all colours. */
export const stylesOf = (audience: Audience | undefined): string => styles.get(audience) ?? '';
