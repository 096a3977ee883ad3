import { baseStyles, webFonts } from '@insurance-kit/ui/base-styles';
import { themeVariables } from '@insurance-kit/ui/theme';
import { schemeOf } from '#company/audiences.ts';
import { fonts, measures } from '#company/fonts.ts';
import type { Audience } from '../../addresses/audience.ts';
import { audienceNames } from '../../addresses/route-table.ts';
import { theme } from './theme.ts';

const stylesWith = (scheme?: string) =>
  baseStyles(undefined, { variables: themeVariables(theme, scheme), measures });
const styles: ReadonlyMap<Audience | undefined, string> | undefined = import.meta.env.SSR
  ? new Map([
      [undefined, stylesWith()],
      ...audienceNames.map((audience) => [audience, stylesWith(schemeOf[audience])] as const),
    ])
  : undefined;

/**
 * The base styles of a page, with the colours that it may wear. On the server alone: in the browser the
 * document has them, and no script need carry them.
 *
 * @param audience what the page's path says.
 */
export const stylesOf = (audience: Audience | undefined): string | undefined =>
  styles?.get(audience);

/** The web fonts' rules, for an element of their own (`page-script/fonts.ts`). */
export const fontFaces: string = import.meta.env.SSR ? webFonts(fonts, measures) : '';

// What the document has from the server, an update of modules does not change.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());
