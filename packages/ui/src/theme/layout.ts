/**
 * The widths, heights and gaps that all pages share, as CSS lengths. Components read them as
 * `theme.layout`.
 */
export const layout = {
  /** The space between the edge of the window and the content. */
  gutter: 'clamp(20px, 5.56vw, 80px)',
  /** The maximum width of the content. */
  content: '1280px',
  /** Between the columns and rows of a grid. */
  gap: '24px',
  /**
   * The two column grids of all pages, with `gap` between their columns: halves, and a third beside
   * two thirds, or mirrored. So everything starts at the page's edge, its middle, or a third of it.
   */
  halves: 'repeat(2, minmax(0, 1fr))',
  thirds: 'calc((100% - 48px) / 3) minmax(0, 1fr)',
  thirdsMirrored: 'minmax(0, 1fr) calc((100% - 48px) / 3)',
  /** Between a text and the picture or panel in the next column, beside the gap. */
  columnAir: 'clamp(8px, 3.4vw, 48px)',
  /** Above and below a section. */
  section: 'clamp(72px, 8.4vw, 120px)',
  /** Inside a panel. */
  panel: '40px',
  /** The maximum line length of a lead. */
  leadMeasure: '34em',
  /** The maximum line length of running text. */
  textMeasure: '44em',
  /** Heights of the header: its strip, its sticky bar, the bar on small screens. */
  headerStrip: '44px',
  headerBar: '84px',
  headerBarSmall: '68px',
  /** The minimum height of controls, by size. */
  control: '52px',
  controlHeader: '44px',
  controlBanner: '64px',
  /** The kit's only shadow, for menus and dialogs. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;

export type Layout = typeof layout;

/** A window too low for sticky parts: a phone on its side, or a page at 400 % (WCAG 1.4.10). */
export const lowWindow = '@media (max-height: 30em)';

/**
 * The names of the two fonts in CSS, the same for every company: for headings, and for running
 * text.
 */
export const fontNames = { display: 'Display', text: 'Text' } as const;

/** The font stacks: the web font, its metric-matched stand-ins (`fonts/faces.ts`), then any sans. */
export const fontFamilies = {
  display: `"${fontNames.display}", "${fontNames.display} stand-in", "Arial Narrow", sans-serif`,
  text: `"${fontNames.text}", "${fontNames.text} stand-in", "Segoe UI", sans-serif`,
} as const;
