type RampStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

export type Hex = `#${string}`;

/** Shades of a colour, from light to dark. Components use roles, never a ramp. */
export type Ramp = Readonly<Record<RampStep, Hex>>;

/** A scheme's brand colour: a seed from which a ramp is computed, or a hand-made ramp. */
export type BrandColour = Hex | Ramp;

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

/** Roles that do not depend on the brand colour, such as text. */
export const sharedRoles = {
  page: '#ffffff',
  panelNeutral: neutral[100],
  ink: neutral[900],
  inkMuted: neutral[600],
  inkSoft: neutral[700],
  rule: neutral[200],
  /** Thin lines that must also be visible on `panelNeutral`. */
  ruleStrong: neutral[300],
  controlBorder: neutral[500],
  disabledSurface: neutral[200],
  disabledInk: neutral[600],
  /** Text on all dark brand surfaces. */
  onBrand: '#ffffff',
  /** Gold by default. For fills and lines. For icons and text, only on brand surfaces. */
  accent: gold[400],
  accentHover: gold[300],
  onAccent: neutral[950],
  /** Inner and outer focus ring. On any surface at least one of them is visible. */
  focusInner: neutral[950],
  focusOuter: gold[400],
  success: '#02703f',
  successSurface: '#e5faeb',
  warning: '#8a5601',
  warningSurface: '#fff2d9',
  error: '#b7191c',
  errorSurface: '#fef0ee',
  info: '#02629c',
  infoSurface: '#ebf5fe',
} as const;

export const brandRoles = (brand: Ramp) => ({
  hero: brand[900],
  /** Fill of banners and of buttons, whose text has the role `page`. Colour of links, icons and lines on panels. */
  brand: brand[700],
  brandHover: brand[800],
  brandActive: brand[600],
  /** Footer, menu and top strip. */
  deep: brand[950],
  tile: brand[800],
  panel: brand[50],
  panelStrong: brand[100],
  panelBorder: brand[200],
  onPanel: brand[950],
  onBrandMuted: brand[100],
  /** `WovenBand` uses `threadLight`, `threadDeep`, `brandActive`, `accent` and `deep`. */
  threadLight: brand[300],
  threadDeep: brand[800],
});

type Role = keyof typeof sharedRoles | keyof ReturnType<typeof brandRoles>;

/** The colour of each role, such as `page` or `onBrand`. */
export type Roles = { readonly [Name in Role]: string };

export const rolesOf = (brand: Ramp): Roles => ({ ...sharedRoles, ...brandRoles(brand) });

/** Colour schemes by name. `<html data-theme>` selects the page's scheme; default: the first. */
export type Schemes = Readonly<Record<string, Roles>>;

export const plainSchemes: Schemes = { plain: rolesOf(neutral) };

const pairsOf = <Least extends 3 | 4.5>(
  least: Least,
  inks: readonly Role[],
  surfaces: readonly Role[],
) => inks.flatMap((ink) => surfaces.map((surface) => [ink, surface, least] as const));

/** Text or icon colour, surface, and required contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const rolePairs: readonly (readonly [ink: Role, surface: Role, least: 3 | 4.5])[] = [
  ...pairsOf(4.5, ['ink', 'inkMuted', 'brand'], ['page', 'panel', 'panelStrong', 'panelNeutral']),
  ...pairsOf(4.5, ['ink'], ['successSurface', 'warningSurface', 'errorSurface', 'infoSurface']),
  ...pairsOf(4.5, ['inkSoft'], ['page', 'panelNeutral']),
  ...pairsOf(4.5, ['brandHover'], ['page']),
  ...pairsOf(4.5, ['success'], ['page', 'successSurface']),
  ...pairsOf(4.5, ['warning'], ['page', 'warningSurface']),
  ...pairsOf(4.5, ['error'], ['page', 'errorSurface']),
  ...pairsOf(4.5, ['info'], ['page', 'infoSurface']),
  ...pairsOf(4.5, ['disabledInk'], ['disabledSurface']),
  ...pairsOf(4.5, ['onPanel'], ['panel', 'panelStrong']),
  ...pairsOf(4.5, ['onBrand', 'onBrandMuted'], ['hero', 'brand', 'deep', 'tile']),
  ...pairsOf(4.5, ['onAccent'], ['accent', 'accentHover']),
  ...pairsOf(3, ['controlBorder', 'brandActive', 'focusInner'], ['page']),
  ...pairsOf(3, ['accent', 'focusOuter'], ['hero', 'brand', 'deep']),
  ...pairsOf(3, ['focusOuter'], ['tile']),
];
