/** The font stacks: the web font, its metric-matched stand-in, then others. */
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
/** The text styles, in the format of MUI's themes. */
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
