import type { Theme } from '@mui/material/styles';
import { breakpoints, layout as lengths } from './kit-tokens.ts';

const third = `calc((100% - ${2 * Number.parseInt(lengths.gap, 10)}px) / 3)`;

/** Lengths that all pages share, and column grids: `theme.layout`. */
export const layout = {
  ...lengths,
  halves: 'repeat(2, minmax(0, 1fr))',
  thirds: `${third} minmax(0, 1fr)`,
  thirdsMirrored: `minmax(0, 1fr) ${third}`,
} as const;

export type Layout = typeof layout;

/** Windows too low for sticky parts: a phone on its side, or 400 % zoom (WCAG 1.4.10). */
export const lowWindow = '@media (max-height: 30em)';

/** Selects browsers without container queries, such as those of 2022. */
export const withoutContainers = '@supports not (container-type: inline-size)';

/** Selects browsers in which snapping rows start at the first item. WebKit may start elsewhere. */
export const snapsFromStart =
  '@supports (scroll-initial-target: nearest) or (-moz-appearance: none)';

/** Width from which a hero's picture or an article's tools are beside the text. */
export const twoColumns = 900;

const onItsSide = `(min-width: 600px) and (max-width: ${twoColumns - 0.05}px) and (max-height: 30em)`;

/** Phones on their side: wide enough for a hero's two columns if its title is smaller. */
export const phoneOnItsSide = `@media ${onItsSide}`;

/** Styles of a hero's text on a phone on its side. */
export const sideText = {
  paddingBlock: '14px 24px',
  '& h1': { fontSize: 'min(2.125rem, 4.2vw)' },
} as const;

/** Windows in which a hero's picture is below its text. */
export const pictureBelow = `@media (max-width: 599.95px), (max-width: ${twoColumns - 0.05}px) and (min-height: 30.01em)`;

/** Windows in which a hero's text has a column of 300 to 450 px. */
export const narrowText = `@media (max-width: 599.95px), ${onItsSide}, (min-width: ${twoColumns}px) and (max-width: ${breakpoints.lg - 0.05}px)`;

/** Keeps a column in view below the header while visitors read the long text beside it. */
export const stickyBeside = ({ layout, breakpoints }: Theme) =>
  ({
    position: 'sticky',
    insetBlockStart: `calc(${layout.headerBar} + 32px)`,
    alignSelf: 'start',
    // Ends above the cookie banner, so that the banner covers no focused link.
    maxHeight: `calc(100vh - ${layout.headerBar} - 64px - 9rem)`,
    // Without the `*`, Emotion would attach `:where` to the class.
    '*:where(html[data-consent]) &': { maxHeight: `calc(100vh - ${layout.headerBar} - 64px)` },
    // Room for the focus rings of links, which the scrolling box would clip.
    marginInline: -8,
    paddingInline: 8,
    overflowY: 'auto',
    [breakpoints.down('md')]: { position: 'static', maxHeight: 'none' },
    [lowWindow]: { position: 'static', maxHeight: 'none' },
  }) as const;

/** Fits a hero's two buttons side by side into a narrow column. */
export const pairOfButtons = {
  gap: 8,
  '&&& > :not(:only-child)': {
    flex: '1 1 auto',
    gap: 3,
    paddingInline: 5,
    fontSize: '1rem',
    '& .MuiButton-startIcon': { marginInlineEnd: 5 },
    // Long labels leave no room for an arrow on small phones.
    '& .MuiButton-endIcon': {
      fontSize: '0.875em',
      '@media (max-width: 389px)': { display: 'none' },
    },
  },
} as const;
