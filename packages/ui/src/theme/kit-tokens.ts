// Made from kit.tokens.json by `pnpm tokens build`: change that file, not this.
import type { Ramp } from './ramps.ts';
import type { Roles } from './roles.ts';

export const neutral: Ramp = {
  50: '#fbf9fb',
  100: '#f5f2f5',
  200: '#e9e5e8',
  300: '#d8d2d7',
  400: '#a9a2a8',
  500: '#7f777e',
  600: '#615960',
  700: '#473f46',
  800: '#2f272e',
  900: '#1e161d',
  950: '#120c12',
};

export const gold: Ramp = {
  50: '#fff7eb',
  100: '#ffeed2',
  200: '#ffdea7',
  300: '#ffcb71',
  400: '#fcbb39',
  500: '#eeab11',
  600: '#c18a04',
  700: '#946903',
  800: '#6c4c02',
  900: '#4e3500',
  950: '#322000',
};

/** The roles that all schemes share: ink (text colours), surfaces, gold and the four kinds of message. */
export const sharedRoles = {
  /** The page's surface. */
  page: '#ffffff',
  /** A neutral panel (affiliation block). */
  panelNeutral: '#f5f2f5',
  /** Headings and running text on light surfaces. */
  ink: '#1e161d',
  /** Secondary text on light surfaces. */
  inkMuted: '#615960',
  /** The lead of a section on a neutral panel. */
  inkSoft: '#473f46',
  /** Hairlines between rows. */
  rule: '#e9e5e8',
  /** Hairlines that must be visible on a neutral panel, and unselected controls. */
  ruleStrong: '#d8d2d7',
  /** The border of a control. */
  controlBorder: '#7f777e',
  disabledSurface: '#e9e5e8',
  disabledInk: '#615960',
  /** Text on every dark brand surface. */
  onBrand: '#ffffff',
  /** Gold: buttons and icons, only on brand surfaces. */
  accent: '#fcbb39',
  accentHover: '#ffcb71',
  onAccent: '#120c12',
  /** The two focus rings: one of them is visible on any surface. */
  focusInner: '#120c12',
  focusOuter: '#fcbb39',
  success: '#02703f',
  successSurface: '#e5faeb',
  warning: '#8a5601',
  warningSurface: '#fff2d9',
  error: '#b7191c',
  errorSurface: '#fef0ee',
  info: '#02629c',
  infoSurface: '#ebf5fe',
} as const;

/** The roles that are computed from a brand ramp. */
export const brandRoles = (brand: Ramp) => ({
  /** The hero's surface. */
  hero: brand[900],
  /** Primary buttons, links on light surfaces, the closing banner's surface. */
  brand: brand[700],
  brandHover: brand[800],
  /** Lines that mark the current item. */
  brandActive: brand[600],
  /** The top strip's and the footer's surface. */
  deep: brand[950],
  /** A tile in the full brand colour. */
  tile: brand[800],
  /** The lightest brand panel (account band). */
  panel: brand[50],
  /** A stronger brand panel (tile, product hero). */
  panelStrong: brand[100],
  panelBorder: brand[200],
  /** Headings on a brand panel. */
  onPanel: brand[950],
  /** Secondary text on dark brand surfaces. */
  onBrandMuted: brand[100],
  /** Rules on dark brand surfaces. */
  onBrandRule: brand[500],
  /** The brand colour in woven patterns. */
  thread: brand[500],
  threadLight: brand[300],
  threadDeep: brand[800],
});

/**
 * Every pair of text (or icon) and surface that components use, with the contrast that it must
 * have: 4.5 for text, 3 for large text and icons (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const rolePairs: readonly (readonly [
  ink: keyof Roles,
  surface: keyof Roles,
  least: 3 | 4.5,
])[] = [
  ['ink', 'page', 4.5],
  ['ink', 'panelNeutral', 4.5],
  ['ink', 'panel', 4.5],
  ['ink', 'panelStrong', 4.5],
  ['ink', 'successSurface', 4.5],
  ['ink', 'warningSurface', 4.5],
  ['ink', 'errorSurface', 4.5],
  ['ink', 'infoSurface', 4.5],
  ['inkMuted', 'page', 4.5],
  ['inkMuted', 'panel', 4.5],
  ['inkMuted', 'panelStrong', 4.5],
  ['inkMuted', 'panelNeutral', 4.5],
  ['inkSoft', 'page', 4.5],
  ['inkSoft', 'panelNeutral', 4.5],
  ['controlBorder', 'page', 3],
  ['disabledInk', 'disabledSurface', 4.5],
  ['onBrand', 'hero', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onBrand', 'deep', 4.5],
  ['onBrand', 'tile', 4.5],
  ['accent', 'hero', 3],
  ['accent', 'brand', 3],
  ['accent', 'deep', 3],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['focusInner', 'page', 3],
  ['focusOuter', 'deep', 3],
  ['focusOuter', 'hero', 3],
  ['focusOuter', 'brand', 3],
  ['focusOuter', 'tile', 3],
  ['success', 'page', 4.5],
  ['success', 'successSurface', 4.5],
  ['warning', 'page', 4.5],
  ['warning', 'warningSurface', 4.5],
  ['error', 'page', 4.5],
  ['error', 'errorSurface', 4.5],
  ['info', 'page', 4.5],
  ['info', 'infoSurface', 4.5],
  ['brand', 'page', 4.5],
  ['brand', 'panel', 4.5],
  ['brand', 'panelStrong', 4.5],
  ['brand', 'panelNeutral', 4.5],
  ['brandHover', 'page', 4.5],
  ['brandActive', 'page', 3],
  ['onPanel', 'panel', 4.5],
  ['onPanel', 'panelStrong', 4.5],
  ['onBrandMuted', 'hero', 4.5],
  ['onBrandMuted', 'brand', 4.5],
  ['onBrandMuted', 'deep', 4.5],
  ['onBrandMuted', 'tile', 4.5],
];

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
  /** Between a text and the picture or panel in the next column, beside the gap. */
  columnAir: 'clamp(8px, 3.4vw, 48px)',
  /** Above and below a section. */
  section: 'clamp(72px, 8.4vw, 120px)',
  /** Inside a panel. */
  panel: '40px',
  /** The height of the header’s strip. */
  headerStrip: '44px',
  /** The height of the header’s sticky bar. */
  headerBar: '84px',
  /** The height of the header’s bar on small screens. */
  headerBarSmall: '68px',
  /** The minimum height of a control. */
  control: '52px',
  /** The minimum height of a control in the header. */
  controlHeader: '44px',
  /** The minimum height of a control in the closing banner. */
  controlBanner: '64px',
  /** The maximum line length of a lead. */
  leadMeasure: '34em',
  /** The maximum line length of running text. */
  textMeasure: '44em',
  /** The column grids of all pages, with `gap` between their columns: two halves. */
  halves: 'repeat(2, minmax(0, 1fr))',
  /** A third beside two thirds. */
  thirds: 'calc((100% - 48px) / 3) minmax(0, 1fr)',
  /** The same, mirrored. */
  thirdsMirrored: 'minmax(0, 1fr) calc((100% - 48px) / 3)',
  /** The kit’s only shadow, for menus and dialogs. */
  floatingShadow: '0 1px 0 rgb(30 22 29 / 0.06), 0 12px 32px -12px rgb(30 22 29 / 0.18)',
} as const;

/** The names of the two fonts in CSS, the same for every company: for headings, and for running text. */
export const fontNames = { display: 'Display', text: 'Text' } as const;

/** The font stacks: the web font, its metric-matched stand-in (`fonts/faces.ts`), then others. */
export const fontFamilies = {
  display: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
  text: '"Text", "Text stand-in", "Segoe UI", sans-serif',
} as const;

export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** The width of the window from which each begins, in px. */
export const breakpoints = {
  xs: 0,
  sm: 600,
  /** Below it a page is a small screen. */
  md: 821,
  /** The whole navigation shows. */
  lg: 1161,
  xl: 1440,
} as const;

/** In px. */
export const radius = {
  /** The corners of controls. All else has none. */
  control: 4,
} as const;

/** How long things move, and how they slow down. */
export const motion = {
  /** A colour that changes, a dialog that appears. */
  colour: '.16s',
  /** An arrow, a menu. */
  arrow: '.2s',
  /** A panel that opens. */
  panel: '.24s',
  /** A biography that slides over a portrait. */
  biography: '.32s',
  /** The picture of a tile or a product under a pointer. */
  picture: '.5s',
  /** The picture of an article under a pointer. */
  photograph: '.6s',
  /** How they slow down. */
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const;

/** The family, weight and spacing of the display font, for text of any size. */
export const display = {
  fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
  fontWeight: 700,
  letterSpacing: '-0.022em',
} as const;

/** The text styles, as MUI takes them. */
export const textStyles = {
  h1: {
    fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    fontSize: 'clamp(2.75rem, 1.35rem + 4.6vw, 5.25rem)',
    lineHeight: 0.96,
  },
  h2: {
    fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
    fontWeight: 700,
    letterSpacing: '-0.022em',
    fontSize: 'clamp(2rem, 1.35rem + 2.3vw, 3.25rem)',
    lineHeight: 1.02,
  },
  h3: {
    fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
    fontWeight: 700,
    letterSpacing: '-0.022em',
    fontSize: 'clamp(1.5rem, 1.3rem + 0.7vw, 2rem)',
    lineHeight: 1.1,
  },
  h4: {
    fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
    fontWeight: 700,
    letterSpacing: '-0.015em',
    fontSize: '1.375rem',
    lineHeight: 1.18,
  },
  h5: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.4 },
  h6: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
  rowHeading: {
    fontFamily: '"Display", "Display stand-in", "Arial Narrow", sans-serif',
    fontWeight: 600,
    letterSpacing: '-0.01em',
    fontSize: '1.3125rem',
    lineHeight: 1.25,
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
