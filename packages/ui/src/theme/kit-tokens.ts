export const layout = {
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
  /** The kit's only shadow, for menus, dialogs and other floating parts. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;
/** Window width in px from which each breakpoint applies. */
export const breakpoints = {
  xs: 0,
  sm: 600,
  /** Narrower windows are small screens. */
  md: 721,
  /** In windows of at least this width, the header shows the whole navigation. */
  lg: 1161,
  xl: 1440,
} as const;
export const radius = {
  control: 4,
} as const;
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
