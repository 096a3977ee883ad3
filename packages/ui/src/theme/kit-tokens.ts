export const layout = {
  /** The space between the edge of the window and the content. */
  gutter: 'clamp(20px, 5.56vw, 80px)',
  content: '1280px',
  /** The space between the columns and rows of a grid. */
  gap: '24px',
  /** More space between a text and the picture or panel in the next column, besides the gap. */
  columnAir: 'clamp(8px, 3.4vw, 48px)',
  /** The space above and below a section. */
  section: 'clamp(72px, 8.4vw, 120px)',
  panel: '40px',
  headerStrip: '44px',
  headerBar: '84px',
  headerBarSmall: '68px',
  control: '52px',
  controlHeader: '44px',
  controlBanner: '64px',
  leadMeasure: '34em',
  textMeasure: '44em',
  /** The kit’s only shadow, for menus and dialogs. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;
/** The window's width from which each breakpoint applies, in px. */
export const breakpoints = {
  xs: 0,
  sm: 600,
  /** A narrower window is a small screen. */
  md: 721,
  /** From this width on the whole navigation is visible. */
  lg: 1161,
  xl: 1440,
} as const;
export const radius = {
  /** The corners of controls. All other corners are square. */
  control: 4,
} as const;
export const motion = {
  /** Duration of a change of colour, and of a dialog that appears. */
  colour: '.16s',
  arrow: '.2s',
  panel: '.24s',
  /** Duration of a biography that moves down over a portrait. */
  biography: '.45s',
  /** Duration of the movement of a tile's or product's picture on hover. */
  picture: '.5s',
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const;
