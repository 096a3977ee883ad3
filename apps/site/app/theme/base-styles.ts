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
 * The base styles of a page and its colours. Rendered on the server only: the browser has them in the
 * document, so no script carries them.
 *
 * @param audience the audience of the page's path.
 */
export const stylesOf = (audience: Audience | undefined): string | undefined =>
  styles?.get(audience);

/** The web fonts' rules, in a `<style>` of their own (`page-script/media/fonts.ts`). */
export const fontFaces: string = import.meta.env.SSR ? webFonts(fonts, measures) : '';

// A hot update does not change what the server put into the document.
if (import.meta.hot && !import.meta.env.SSR) import.meta.hot.accept(() => location.reload());
