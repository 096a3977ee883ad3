import {
  createColorScheme,
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import './augment.ts';
import { fontFamilies, layout } from './layout.ts';
import { muiLooks } from './mui-looks.ts';
import { plainSchemes, type Roles, type Schemes } from './roles.ts';

/** A pale brand colour for MUI's progress and switch tracks, as one value for all schemes. */
const paleBrand = 'color-mix(in srgb, var(--kit-palette-primary-main) 38%, #fff)';

/** A button's own surface where it has the text's colour; MUI's greys are no colours of the kit. */
const neutral = 'var(--kit-palette-roles-panelStrong)';

/**
 * MUI's palette, made from the roles, so that MUI's own components have the scheme's colours too.
 */
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
  Button: { inheritContainedBg: neutral, inheritContainedHoverBg: neutral },
  Slider: { primaryTrack: paleBrand },
  Switch: { primaryDisabledColor: paleBrand },
});

const display = {
  fontFamily: fontFamilies.display,
  fontWeight: 700,
  letterSpacing: '-0.022em',
} as const;

/**
 * Colours of the brand become CSS variables. Everything else stays a plain value; otherwise MUI
 * would write about 300 more variables into every page.
 */
const isThemed = (keys: readonly string[]): boolean => {
  const [section, palette] = keys;
  return section === 'palette' && (palette === 'roles' || palette === 'primary');
};

const floating = layout.floatingShadow;
const fourOf = [floating, floating, floating, floating] as const;

/** The selector of the element that has a scheme; usually `<html>`. */
const schemeSelector = '[data-theme="%s"]';

const options: ThemeOptions = {
  layout,
  /** `down('md')` is a small screen; `up('lg')` shows the whole navigation. */
  breakpoints: { values: { xs: 0, sm: 600, md: 821, lg: 1161, xl: 1440 } },
  shape: { borderRadius: 4 },
  // One shadow for everything that floats, whatever its elevation in MUI.
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

/** The variables of a palette, without MUI's fallback values: every page defines all of them. */
const withoutFallbacks = <Tree extends object>(tree: Tree): Tree =>
  JSON.parse(JSON.stringify(tree).replaceAll(/"var\((--[\w-]+), [^"]*\)"/g, '"var($1)"'));

/** A company's settings for its theme. */
export interface KitThemeOptions {
  /** Its colours: `schemesOf` of `@insurance-kit/ui/palette`. The kit's own, without a brand, by default. */
  readonly schemes?: Schemes;
  /** Overrides, merged into the theme: `components`, `typography`, `shape`, … */
  readonly overrides?: ThemeOptions;
}

/**
 * The theme of a company: an ordinary MUI theme with CSS variables (`--kit-…`) and its schemes as
 * MUI colour schemes. It also works for MUI's own components. `theme.vars.palette.roles.hero` is a
 * CSS value that follows `<html data-theme>`; values that are the same in all schemes are plain
 * values in `theme.vars` too.
 *
 * @throws Error if there is no scheme.
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
        // MUI completes the palette of the first scheme itself.
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

/** The variable with a scheme's hover colour, for pages of another scheme (§2.2). */
export const brandHoverVariable = (scheme: string): string => `--kit-${scheme}-brandHover`;

/**
 * A theme's variables as CSS: all of the first scheme, then the differences of the others.
 *
 * @param only the scheme of a page that never uses another.
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
