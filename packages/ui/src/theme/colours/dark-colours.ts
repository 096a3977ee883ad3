// Made from kit.tokens.json by `pnpm --filter ui tokens`: change that file, not this.
import { neutral } from './kit-colours.ts';
import type { Ramp } from './ramps.ts';
/** The roles that a dark scheme has instead of a light one's. */
export const darkRoles = (brand: Ramp) => ({
  page: neutral[950],
  panelNeutral: neutral[900],
  ink: neutral[50],
  inkMuted: neutral[400],
  inkSoft: neutral[300],
  rule: neutral[800],
  ruleStrong: neutral[700],
  controlBorder: neutral[500],
  disabledSurface: neutral[800],
  disabledInk: neutral[400],
  focusInner: '#ffffff',
  success: '#7bd8a4',
  successSurface: '#0d2b1c',
  warning: '#f5c069',
  warningSurface: '#33240a',
  error: '#ff9d94',
  errorSurface: '#3d1413',
  info: '#8cc8f7',
  infoSurface: '#0c2a40',
  brand: brand[300],
  brandHover: brand[200],
  brandActive: brand[400],
  panel: brand[950],
  panelStrong: brand[900],
  panelBorder: brand[700],
  onPanel: brand[50],
});
