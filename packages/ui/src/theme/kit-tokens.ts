import type { Theme } from '@mui/material/styles';

/** Lengths that all pages share. */
export const lengths = {
  gutter: 'clamp(20px, 5.56vw, 80px)',
  content: '1280px',
  gap: '24px',
  /** Space between a text and the picture or panel in the next column, in addition to `gap`. */
  columnAir: 'clamp(8px, 3.4vw, 48px)',
  section: 'clamp(72px, 8.4vw, 120px)',
  panel: '40px',
  headerStrip: '44px',
  headerBar: '84px',
  headerBarSmall: '68px',
  control: '52px',
  controlHeader: '44px',
  controlBanner: '64px',
  /** Maximum line length: of a lead (an introduction), and of running text. */
  leadMeasure: '34em',
  textMeasure: '44em',
  /** Shadow of menus, dialogs and other floating parts. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;
/** Window width in px from which each breakpoint applies. */
export const breakpoints = {
  xs: 0,
  sm: 600,
  /** Windows narrower than this count as small screens. */
  md: 721,
  /** In windows of at least this width, the header shows the whole navigation. */
  lg: 1161,
  xl: 1440,
} as const;
export const radius = { control: 4 } as const;
export const motion = {
  /** Duration of the fade between pages, and of a dialog's fade-in. */
  colour: '.16s',
  arrow: '.2s',
  panel: '.24s',
  /** Duration of the animation that shows a biography over the portrait. */
  biography: '.45s',
  /** Duration of a card picture's shift on hover, and of a change of the hero's picture. */
  picture: '.5s',
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const;
/** Font stacks: the web font, a local font with the same metrics, and fallbacks. */
export const fontFamilies = {
  display: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
  text: '"Text", "Text stand-in", "Segoe UI", sans-serif',
} as const;
export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;
export const display = {
  fontFamily: fontFamilies.display,
  fontWeight: 700,
  letterSpacing: '-0.022em',
} as const;
export const textStyles = {
  h1: {
    ...display,
    fontSize: 'clamp(2.75rem, 1.35rem + 4.6vw, 5.25rem)',
    lineHeight: 0.96,
    letterSpacing: '-0.03em',
  },
  h2: { ...display, fontSize: 'clamp(2rem, 1.1rem + 2.3vw, 3.25rem)', lineHeight: 1.02 },
  h3: { ...display, fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 2rem)', lineHeight: 1.1 },
  h4: { ...display, fontSize: '1.375rem', lineHeight: 1.18, letterSpacing: '-0.015em' },
  h5: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.4 },
  h6: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
  rowHeading: {
    ...display,
    fontWeight: 600,
    fontSize: '1.3125rem',
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  lead: { fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', lineHeight: 1.5 },
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.5 },
  subtitle2: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  body2: { fontSize: '1rem', lineHeight: 1.6 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  caption: { fontSize: '0.9375rem', lineHeight: 1.5 },
  overline: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4 },
  strip: { fontSize: '0.875rem', lineHeight: 1.4 },
  button: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.2 },
} as const;

const third = `calc((100% - ${2 * Number.parseInt(lengths.gap, 10)}px) / 3)`;

/** The lengths and column grids: `theme.layout`. */
export const layout = {
  ...lengths,
  halves: 'repeat(2, minmax(0, 1fr))',
  thirds: `${third} minmax(0, 1fr)`,
} as const;

export type Layout = Readonly<Record<keyof typeof layout, string>>;

/** The looks of small and large buttons. */
export const buttonSizes = ({ layout }: Theme) => ({
  small: { minHeight: layout.controlHeader, padding: '4px 18px', fontSize: '1rem' },
  large: { minHeight: layout.controlBanner, padding: '8px 36px', fontSize: '1.1875rem' },
});

/** Windows too low for sticky parts: a phone on its side, or 400 % zoom (WCAG 1.4.10). */
export const lowWindow = '@media (max-height: 30em)';

/** Selects browsers without container queries, such as those of 2022. */
export const withoutContainers = '@supports not (container-type: inline-size)';

/** Selects browsers in which CSS can show closed `details`. Others need a press on the summary. */
export const showsClosedDetails = '@supports selector(::details-content)';

/** Selects browsers that show a scroll-snap row from its first item. WebKit may start elsewhere. */
export const snapsFromStart =
  '@supports (scroll-initial-target: nearest) or (-moz-appearance: none)';

/** Window width in px from which a hero's picture or article's tools are beside the text. */
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

/** Windows in which a hero's text has a narrow column: less than 540 px. */
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
