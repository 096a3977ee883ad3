import {
  createColorScheme,
  createTheme,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';
import { plainSchemes, type Roles, type Schemes } from './colours/roles.ts';
import * as tokens from './kit-tokens.ts';
import { muiLooks } from './mui-looks.ts';

const percent = (coefficient: number | string): string =>
  typeof coefficient === 'number'
    ? `${Number((coefficient * 100).toFixed(2))}%`
    : `calc(100% * (${coefficient}))`;

const mix =
  (other: string) =>
  (colour: string, coefficient: number | string): string =>
    `color-mix(in srgb, ${other} ${percent(coefficient)}, ${colour})`;

/** Replaces MUI's `theme.alpha`, `lighten` and `darken` by CSS, which also accepts variables. */
const colourFunctions = {
  alpha: (colour: string, coefficient: number | string): string =>
    `color-mix(in srgb, ${colour} ${percent(coefficient)}, transparent)`,
  lighten: mix('#fff'),
  darken: mix('#000'),
};

/** A pale brand colour: for the track of MUI's slider, and the thumb of a disabled switch. */
const faintBrand = 'color-mix(in srgb, var(--kit-brand) 38%, #fff)';

/** Background of filled buttons with `color="inherit"`, instead of MUI's grey. */
const inheritBackground = 'var(--kit-panelStrong)';

const primaryOf = ({ brand, brandActive, brandHover, page }: Roles) => ({
  light: brandActive,
  main: brand,
  dark: brandHover,
  contrastText: page,
});

/** Maps the roles to MUI's palette, so that MUI's own components have the scheme's colours. */
const muiPalette = (roles: Roles) => ({
  roles,
  primary: primaryOf(roles),
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
  Button: { inheritContainedBg: inheritBackground, inheritContainedHoverBg: inheritBackground },
  Slider: { primaryTrack: faintBrand },
  Switch: { primaryDisabledColor: faintBrand },
});

const none = ['none', 'none', 'none', 'none'] as const;

const options: ThemeOptions = {
  layout: tokens.layout,
  /** `down('md')`: small screens. `up('lg')`: the header shows the whole navigation. */
  breakpoints: { values: tokens.breakpoints },
  shape: { borderRadius: tokens.radius.control },
  // MUI's components have no shadows, except `Paper` (`mui-looks.ts`).
  shadows: ['none', ...none, ...none, ...none, ...none, ...none, ...none],
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: tokens.fontFamilies.text,
    fontWeightLight: tokens.weights.regular,
    fontWeightRegular: tokens.weights.regular,
    fontWeightMedium: tokens.weights.medium,
    fontWeightBold: tokens.weights.semibold,
    display: tokens.display,
    ...tokens.textStyles,
    // MUI shows these two text styles in capitals by default.
    overline: { ...tokens.textStyles.overline, textTransform: 'none' },
    button: { ...tokens.textStyles.button, textTransform: 'none' },
  },
  components: muiLooks,
};

const shortName = (variable: string): string => variable.replace('-palette-roles', '');

/** Shortens variables' names. Removes MUI's fallbacks, because each page defines all variables. */
const withoutFallbacks = (roles: Roles): Roles =>
  JSON.parse(
    JSON.stringify(roles).replaceAll(
      /"var\((--[\w-]+), [^"]*\)"/g,
      (_, variable: string) => `"var(${shortName(variable)})"`,
    ),
  );

type Looks = NonNullable<ThemeOptions['components']>;
type Styles = Readonly<Record<string, unknown>>;

/** The `styleOverrides` of a component in a theme's `components`, by slot. */
export const slotStyles = (looks: Looks, name: string): Styles => {
  const settings = new Map<string, unknown>(Object.entries(looks)).get(name);
  const isStyled = settings && typeof settings === 'object' && 'styleOverrides' in settings;
  return isStyled ? { ...(settings.styleOverrides ?? {}) } : {};
};

/** Appends a company's styles of a slot to the kit's styles, which MUI would otherwise replace. */
const stackStyles = (overrides: Looks): Looks =>
  Object.fromEntries(
    Object.entries(overrides).map(([name, settings]) => {
      const kit = slotStyles(muiLooks, name);
      const styles = Object.entries(slotStyles(overrides, name)).map(([slot, style]) => [
        slot,
        slot in kit ? [kit[slot], style] : style,
      ]);
      if (styles.length === 0) return [name, settings];
      return [name, { ...settings, styleOverrides: Object.fromEntries(styles) }];
    }),
  );

export interface KitThemeOptions {
  readonly schemes?: Schemes;
  /** Merged into the theme. Styles of components are added to the kit's styles. */
  readonly overrides?: ThemeOptions;
}

/**
 * Creates a company's theme: an MUI theme, which also styles MUI's own components.
 * Colour roles, such as `theme.vars.palette.roles.hero`, are CSS variables: `<html data-theme>`
 * selects their values. Font sizes and other measures are not variables.
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
      colorSchemeSelector: '[data-theme="%s"]',
      // Only roles become CSS variables.
      shouldSkipGeneratingVar: ([, group]) => group !== 'roles',
    },
    defaultColorScheme: first,
    colorSchemes: Object.fromEntries(
      Object.entries(schemes).map(([name, roles]) => {
        const palette = muiPalette(roles);
        // MUI adds missing values to the default scheme; `createColorScheme` adds them to others.
        return [name, name === first ? { palette } : createColorScheme({ palette })];
      }),
    ),
  };
  const own = overrides.components && { components: stackStyles(overrides.components) };
  const built: Theme = Object.assign(
    createTheme(schemeOptions, { ...overrides, ...own }),
    colourFunctions,
  );
  const { opacity = built.vars.opacity } = built.colorSchemes[first] ?? {};
  const roles = withoutFallbacks(built.vars.palette.roles);
  const { transitions } = built;
  built.transitions = {
    ...transitions,
    // Disables transitions of colours and shadows, during which browsers repaint in each frame.
    create: (props, settings) =>
      /color|shadow|fill/.test(String(props)) ? 'none' : transitions.create(props, settings),
  };
  built.vars = {
    ...built.vars,
    opacity,
    palette: {
      ...built.palette,
      ...built.vars.palette,
      roles,
      primary: { ...built.palette.primary, ...primaryOf(roles) },
    },
    shape: built.shape,
    shadows: built.shadows,
    zIndex: built.zIndex,
  };
  return built;
}

type Declarations = Readonly<Record<string, string | number>>;

/** CSS variable for a scheme's hover colour, which a page in another scheme can use (§2.2). */
export const brandHoverVariable = (scheme: string): string => `--kit-${scheme}-brandHover`;

/**
 * A theme's variables as CSS: all values of the first scheme, then the values that differ in other
 * schemes. If `only` names a scheme, the CSS sets that scheme's values on `:root`.
 */
export function themeVariables(theme: Theme, only?: string): string {
  const sheets: Record<string, Declarations>[] = theme.generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const [, first = {}] = rules[0] ?? [];
  const written = (declarations: Declarations): string =>
    Object.entries(declarations)
      // MUI also declares `color-scheme`.
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => `${shortName(name)}:${value}`)
      .join(';');
  const hoverColours = Object.entries(theme.colorSchemes).map(
    ([name, scheme]) => `${brandHoverVariable(name)}:${scheme?.palette.roles.brandHover}`,
  );
  const onlyRule = rules.find(([selector]) => selector.includes(`"${only}"`));
  const colours = onlyRule
    ? [`:root{${written({ ...first, ...onlyRule[1] })}}`]
    : rules.map(([selector, declarations], index) => {
        const changed = Object.entries(declarations).filter(
          ([name, value]) => index === 0 || first[name] !== value,
        );
        return `${selector}{${written(Object.fromEntries(changed))}}`;
      });
  return [...colours, `:root{${hoverColours.join(';')}}`].join('');
}
