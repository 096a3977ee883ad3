import { floatingShadow, lengths, third } from './kit-tokens.ts';

export { fontFamilies, fontNames } from './kit-tokens.ts';

/**
 * The widths, heights and gaps that all pages share, as CSS lengths. Components read them as
 * `theme.layout`.
 */
export const layout = {
  ...lengths,
  /**
   * The two column grids of all pages, with `gap` between their columns: halves, and a third beside
   * two thirds, or mirrored. So everything starts at the page's edge, its middle, or a third of it.
   */
  halves: 'repeat(2, minmax(0, 1fr))',
  thirds: `${third} minmax(0, 1fr)`,
  thirdsMirrored: `minmax(0, 1fr) ${third}`,
  floatingShadow,
} as const;

export type Layout = typeof layout;

/** A window too low for sticky parts: a phone on its side, or a page at 400 % (WCAG 1.4.10). */
export const lowWindow = '@media (max-height: 30em)';
