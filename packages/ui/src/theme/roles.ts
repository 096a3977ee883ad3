import { gold, neutral, type Ramp } from './ramps.ts';

/** What every scheme shares: ink, grounds, gold and the four messages. */
const sharedRoles = {
  /** The page's ground. */
  page: '#ffffff',
  /** A calm, colourless panel (affiliation block). */
  panelNeutral: neutral[100],
  /** Headings and running text on light grounds. */
  ink: neutral[900],
  /** Secondary text on light grounds. */
  inkMuted: neutral[600],
  /** Text that leads a section on a neutral panel. */
  inkSoft: neutral[700],
  /** Hairlines between rows. */
  rule: neutral[200],
  /** Hairlines that must be seen on a neutral panel, and unchosen controls. */
  ruleStrong: neutral[300],
  /** The border of a control. */
  controlBorder: neutral[500],
  disabledGround: neutral[200],
  disabledInk: neutral[600],
  /** Text on every dark brand ground. */
  onBrand: '#ffffff',
  /** Gold: buttons and icons on brand grounds alone. */
  accent: gold[400],
  accentHover: gold[300],
  onAccent: neutral[950],
  /** The two rings of the focus mark: one shows on any ground. */
  focusInner: neutral[950],
  focusOuter: gold[400],
  success: '#02703f',
  successGround: '#e5faeb',
  warning: '#8a5601',
  warningGround: '#fff2d9',
  error: '#b7191c',
  errorGround: '#fef0ee',
  info: '#02629c',
  infoGround: '#ebf5fe',
} as const;

/** What a brand ramp decides. */
const brandRoles = (brand: Ramp) => ({
  /** The hero's ground. */
  hero: brand[900],
  /** Primary buttons, links on light grounds, the closing banner's ground. */
  brand: brand[700],
  brandHover: brand[800],
  /** Rules that mark what is current. */
  brandActive: brand[600],
  /** The top strip's and the footer's ground. */
  deep: brand[950],
  /** A tile of full colour. */
  tile: brand[800],
  /** The lightest brand panel (account band). */
  panel: brand[50],
  /** A stronger brand panel (tile, product hero). */
  panelStrong: brand[100],
  panelBorder: brand[200],
  /** Headings on a brand panel. */
  onPanel: brand[950],
  /** Secondary text on dark brand grounds. */
  onBrandMuted: brand[100],
  /** Rules on dark brand grounds. */
  onBrandRule: brand[500],
  /** The brand's thread in woven patterns. */
  thread: brand[500],
  threadLight: brand[300],
  threadDeep: brand[800],
});

/** The semantic colours that components read. */
export type Roles = {
  readonly [Role in keyof typeof sharedRoles | keyof ReturnType<typeof brandRoles>]: string;
};

/** The roles that a brand ramp makes; what is not the brand's is the same in all of them. */
export const rolesOf = (brand: Ramp): Roles => ({ ...sharedRoles, ...brandRoles(brand) });

/**
 * The colour schemes of a theme by their names, which are the company's to choose. A page wears the one
 * that `<html data-theme>` names, and the first where it names none.
 */
export type Schemes = Readonly<Record<string, Roles>>;

/** The kit's own colours, where no company gives any: no brand at all. */
export const plainSchemes: Schemes = { plain: rolesOf(neutral) };

/**
 * Every pair of text (or mark) and ground that components use, with the contrast it must reach:
 * 4.5 for text, 3 for large text and for marks (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const rolePairs: readonly (readonly [
  ink: keyof Roles,
  ground: keyof Roles,
  least: 3 | 4.5,
])[] = [
  ['ink', 'page', 4.5],
  ['ink', 'panelNeutral', 4.5],
  ['ink', 'panel', 4.5],
  ['ink', 'panelStrong', 4.5],
  ['inkMuted', 'page', 4.5],
  ['inkMuted', 'panel', 4.5],
  ['inkMuted', 'panelStrong', 4.5],
  ['inkMuted', 'panelNeutral', 4.5],
  ['inkSoft', 'page', 4.5],
  ['inkSoft', 'panelNeutral', 4.5],
  ['disabledInk', 'disabledGround', 4.5],
  ['controlBorder', 'page', 3],
  ['brand', 'page', 4.5],
  ['brand', 'panel', 4.5],
  ['brand', 'panelStrong', 4.5],
  ['brand', 'panelNeutral', 4.5],
  ['brandHover', 'page', 4.5],
  ['brandActive', 'page', 3],
  ['onPanel', 'panel', 4.5],
  ['onPanel', 'panelStrong', 4.5],
  ['onBrand', 'hero', 4.5],
  ['onBrand', 'brand', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['onBrand', 'deep', 4.5],
  ['onBrand', 'tile', 4.5],
  ['onBrandMuted', 'hero', 4.5],
  ['onBrandMuted', 'brand', 4.5],
  ['onBrandMuted', 'deep', 4.5],
  ['onBrandMuted', 'tile', 4.5],
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
  ['success', 'successGround', 4.5],
  ['warning', 'page', 4.5],
  ['warning', 'warningGround', 4.5],
  ['error', 'page', 4.5],
  ['error', 'errorGround', 4.5],
  ['info', 'page', 4.5],
  ['info', 'infoGround', 4.5],
  ['ink', 'successGround', 4.5],
  ['ink', 'warningGround', 4.5],
  ['ink', 'errorGround', 4.5],
  ['ink', 'infoGround', 4.5],
];
