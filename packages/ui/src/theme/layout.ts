/**
 * The measures that every page shares: how far from the edge, how wide, how far apart. CSS lengths.
 * The art direction names them; components read them as `theme.layout`.
 */
export const layout = {
  /** From the window's edge to the content. */
  gutter: 'clamp(20px, 5.56vw, 80px)',
  /** The widest the content gets. */
  content: '1280px',
  /** Between the columns and rows of a grid. */
  gap: '24px',
  /** Above and below a section. */
  section: 'clamp(72px, 8.4vw, 120px)',
  /** Inside a panel. */
  panel: '40px',
  /** The longest line of a lead. */
  leadMeasure: '34em',
  /** The longest line of running text. */
  textMeasure: '44em',
  /** Heights of the header: its strip, its sticky bar, the bar on small screens. */
  headerStrip: '44px',
  headerBar: '84px',
  headerBarSmall: '68px',
  /** The least height of controls, by size. */
  control: '52px',
  controlHeader: '44px',
  controlBanner: '64px',
  /** The one shadow of the kit, for what floats: menus and dialogs. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;

export type Layout = typeof layout;

/** What a page calls its two fonts, whichever a company has: for headings, and for running text. */
export const fontNames = { display: 'Display', text: 'Text' } as const;

/** The font stacks: the web font, its metric-matched stand-ins (`fonts/faces.ts`), then any sans. */
export const fontFamilies = {
  display: `"${fontNames.display}", "${fontNames.display} stand-in", "Arial Narrow", sans-serif`,
  text: `"${fontNames.text}", "${fontNames.text} stand-in", "Segoe UI", sans-serif`,
} as const;
