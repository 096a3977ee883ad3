import {
  createColorScheme,
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import './augment.ts';
import { fontFamilies, layout } from './layout.ts';
import { muiLooks } from './muiLooks.ts';
import { plainSchemes, type Roles, type Schemes } from './roles.ts';

/** The scheme's brand, as pale as MUI makes what moves on it: in one value for every scheme. */
const paleBrand = 'color-mix(in srgb, var(--kit-palette-primary-main) 38%, #fff)';

/** MUI's palette, said in roles, so that MUI's own components wear the scheme too. */
const paletteOf = (roles: Roles) => ({
  mode: 'light' as const,
  roles,
  primary: {
    light: roles.brandActive,
    main: roles.brand,
    dark: roles.brandHover,
    contrastText: roles.onBrand,
  },
  secondary: {
    light: roles.accentHover,
    main: roles.accent,
    dark: roles.accentHover,
    contrastText: roles.onAccent,
  },
  success: { main: roles.success },
  warning: { main: roles.warning },
  error: { main: roles.error },
  info: { main: roles.info },
  text: { primary: roles.ink, secondary: roles.inkMuted, disabled: roles.disabledInk },
  divider: roles.rule,
  background: { default: roles.page, paper: roles.page },
  Slider: { primaryTrack: paleBrand },
  Switch: { primaryDisabledColor: paleBrand },
});

const display = {
  fontFamily: fontFamilies.display,
  fontWeight: 700,
  letterSpacing: '-0.022em',
} as const;

/**
 * What the brand decides becomes CSS variables; all else stays a plain value, which keeps some 300
 * variables that MUI would write out of every page.
 */
const isThemed = (keys: readonly string[]): boolean => {
  const [section, palette] = keys;
  return section === 'palette' && (palette === 'roles' || palette === 'primary');
};

const floating = layout.floatingShadow;
const fourOf = [floating, floating, floating, floating] as const;

/** The selector of the scheme that an element, `<html>` as a rule, and all in it wear. */
const schemeSelector = '[data-theme="%s"]';

const options: ThemeOptions = {
  layout,
  /** `down('md')` is a small screen; `up('lg')` has the whole navigation. */
  breakpoints: { values: { xs: 0, sm: 600, md: 821, lg: 1161, xl: 1440 } },
  shape: { borderRadius: 4 },
  // What floats has one shadow, however high MUI has it float.
  shadows: ['none', ...fourOf, ...fourOf, ...fourOf, ...fourOf, ...fourOf, ...fourOf],
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: fontFamilies.text,
    fontWeightLight: 400,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    display,
    h1: {
      ...display,
      fontSize: 'clamp(2.75rem, 1.35rem + 4.6vw, 5.25rem)',
      lineHeight: 0.96,
      letterSpacing: '-0.03em',
    },
    h2: { ...display, fontSize: 'clamp(2rem, 1.35rem + 2.3vw, 3.25rem)', lineHeight: 1.02 },
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
    overline: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.4, textTransform: 'none' },
    strip: { fontSize: '0.875rem', lineHeight: 1.4 },
    button: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.2, textTransform: 'none' },
  },
  components: muiLooks,
};

/** The variables of a palette, without the value that MUI puts behind each: pages have them all. */
const withoutFallbacks = <Tree extends object>(tree: Tree): Tree =>
  JSON.parse(JSON.stringify(tree).replaceAll(/"var\((--[\w-]+), [^"]*\)"/g, '"var($1)"'));

/** What a company decides of its theme. */
export interface KitThemeOptions {
  /** Its colours: `schemesOf` of `@insurance-kit/ui/palette`. The kit's own, without a brand, by default. */
  readonly schemes?: Schemes;
  /** What it has otherwise than the kit, merged into the theme: `components`, `typography`, `shape`, … */
  readonly overrides?: ThemeOptions;
}

/**
 * The theme of a company: an ordinary MUI theme with CSS variables (`--kit-…`) and its schemes as colour
 * schemes. MUI's components wear it as the kit's do. `theme.vars.palette.roles.hero` is a CSS value
 * that follows `<html data-theme>`; what schemes never differ in is a plain value in `theme.vars` too.
 *
 * @throws Error where there is no scheme.
 */
export function createKitTheme({
  schemes = plainSchemes,
  overrides = {},
}: KitThemeOptions = {}): Theme {
  const [first] = Object.keys(schemes);
  if (first === undefined) throw new Error('A theme needs a colour scheme: `schemes` has none.');
  const schemeOptions: ThemeOptions = {
    ...options,
    cssVariables: {
      cssVarPrefix: 'kit',
      colorSchemeSelector: schemeSelector,
      shouldSkipGeneratingVar: (keys) => !isThemed(keys),
    },
    defaultColorScheme: first,
    colorSchemes: Object.fromEntries(
      Object.entries(schemes).map(([name, roles]) => {
        const palette = paletteOf(roles);
        // MUI completes the palette of the first one itself.
        return [name, name === first ? { palette } : createColorScheme({ palette })];
      }),
    ),
  };
  const built = createTheme(schemeOptions, overrides);
  const { opacity = built.vars.opacity } = built.colorSchemes[first] ?? {};
  built.vars = {
    ...built.vars,
    opacity,
    palette: { ...built.palette, ...withoutFallbacks(built.vars.palette) },
    shape: built.shape,
    shadows: built.shadows,
    zIndex: built.zIndex,
  };
  return built;
}

type Declarations = Readonly<Record<string, string | number>>;

/** The variable that holds a scheme's hover colour for pages that wear another (§2.2). */
export const brandHoverVariable = (scheme: string): string => `--kit-${scheme}-brandHover`;

/**
 * A theme's variables as CSS: all for the first scheme, then what the others change.
 *
 * @param only the one scheme of a page that never wears another.
 */
export function themeVariables(theme: Theme, only?: string): string {
  const sheets: Record<string, Declarations>[] = theme.generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const [, first = {}] = rules[0] ?? [];
  const written = (declarations: Declarations): string =>
    Object.entries(declarations)
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  const borrowed = Object.entries(theme.colorSchemes).map(
    ([name, scheme]) => `${brandHoverVariable(name)}:${scheme?.palette.roles.brandHover}`,
  );
  const own = rules.find(([selector]) => selector.includes(`"${only}"`));
  const colours = own
    ? [`:root{${written({ ...first, ...own[1] })}}`]
    : rules.map(([selector, declarations], index) => {
        const changed = Object.entries(declarations).filter(
          ([name, value]) => index === 0 || first[name] !== value,
        );
        return `${selector}{${written(Object.fromEntries(changed))}}`;
      });
  return [...colours, `:root{${borrowed.join(';')}}`].join('');
}
