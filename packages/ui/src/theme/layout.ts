import type { layout } from './kit-tokens.ts';

export { layout } from './kit-tokens.ts';
export { fontFamilies, fontNames } from './kit-type.ts';

/** The measures of the layout, part of the theme. */
export type Layout = typeof layout;

/** A window too low for sticky parts: a phone on its side, or a page at 400 % (WCAG 1.4.10). */
export const lowWindow = '@media (max-height: 30em)';

/**
 * From this window width on, a hero has its picture beside its text, and an article its tools. In
 * narrower columns a hero's text would be higher than its picture, which then could not overlap the
 * next section, and an article's tables would be too narrow.
 */
export const twoColumns = 900;
