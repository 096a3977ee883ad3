import { createColorScheme, createTheme, type Theme } from '@mui/material/styles';
import './augment.ts';
import { fontFamilies, layout } from './layout.ts';
import { type Roles, rolesOf, type ThemeName, type ThemeRoles, themeNames } from './roles.ts';

/** MUI's palette, said in roles, so that MUI's own components wear the theme too. */
const paletteOf = (roles: Roles) => ({
  mode: 'light' as const,
  roles,
  primary: {
    light: roles.brandActive,
    main: roles.brand,
    dark: roles.brandHover,
    contrastText: roles.onBrand,
  },
  secondary: { main: roles.accent, contrastText: roles.onAccent },
  success: { main: roles.success },
  warning: { main: roles.warning },
  error: { main: roles.error },
  info: { main: roles.info },
  text: { primary: roles.ink, secondary: roles.inkMuted, disabled: roles.disabledInk },
  divider: roles.rule,
  background: { default: roles.page, paper: roles.page },
});

const display = {
  fontFamily: fontFamilies.display,
  fontWeight: 700,
  letterSpacing: '-0.022em',
} as const;

/**
 * What the themes disagree about becomes CSS variables; all else stays a plain value, which keeps
 * some 300 variables that MUI would write out of every page.
 */
const isThemed = (keys: readonly string[]): boolean => {
  const [section, palette, token = ''] = keys;
  if (section === 'opacity') return true;
  if (section !== 'palette') return false;
  if (palette === 'roles' || palette === 'primary') return true;
  return (palette === 'Slider' || palette === 'Switch') && token.startsWith('primary');
};

const build = (roles: ThemeRoles) =>
  createTheme({
    cssVariables: {
      cssVarPrefix: 'kit',
      colorSchemeSelector: '[data-theme="%s"]',
      shouldSkipGeneratingVar: (keys) => !isThemed(keys),
    },
    defaultColorScheme: 'purple',
    colorSchemes: {
      purple: { palette: paletteOf(roles.purple) },
      red: createColorScheme({ palette: paletteOf(roles.red) }),
    },
    layout,
    /** `down('md')` is a small screen; `up('lg')` has the whole navigation. */
    breakpoints: { values: { xs: 0, sm: 600, md: 821, lg: 1161, xl: 1440 } },
    shape: { borderRadius: 4 },
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
      body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
      body2: { fontSize: '1rem', lineHeight: 1.6 },
      small: { fontSize: '0.9375rem', lineHeight: 1.5 },
      strip: { fontSize: '0.875rem', lineHeight: 1.4 },
      button: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.2, textTransform: 'none' },
    },
    components: {
      MuiPaper: { styleOverrides: { root: { boxShadow: 'none' } } },
      MuiDialog: { styleOverrides: { paper: { boxShadow: layout.floatingShadow } } },
      MuiPopover: { styleOverrides: { paper: { boxShadow: layout.floatingShadow } } },
    },
  });

const { colorSchemes: _schemes, ...built } = build(rolesOf);

/**
 * The kit's one theme. Both colour schemes are in it, as variables: `theme.vars.palette.roles.hero`
 * is a CSS value that follows `<html data-theme>`; other tokens of `theme.vars` are plain values.
 *
 * MUI's own list of schemes is left out, so that nothing switches them but the attribute, which the
 * server owns.
 */
export const theme: Omit<Theme, 'colorSchemes'> = {
  ...built,
  vars: {
    ...built.vars,
    palette: {
      ...built.palette,
      ...built.vars.palette,
      Slider: { ...built.palette.Slider, ...built.vars.palette.Slider },
      Switch: { ...built.palette.Switch, ...built.vars.palette.Switch },
    },
    shape: built.shape,
    shadows: built.shadows,
    zIndex: built.zIndex,
  },
};

type Declarations = Readonly<Record<string, string | number>>;

/** The variable that holds a theme's hover colour for the other theme's pages (§2.2). */
export const brandHoverVariable = (theme: ThemeName): string => `--kit-${theme}-brandHover`;

/**
 * The theme's variables as CSS: all for the first scheme, then what the others change.
 *
 * @param roles whose colours; default the kit's own.
 */
export const themeVariables = (roles: ThemeRoles = rolesOf): string => {
  const sheets: Record<string, Declarations>[] = build(roles).generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const [, first = {}] = rules[0] ?? [];
  const borrowed = themeNames.map(
    (name) => `${brandHoverVariable(name)}:${roles[name].brandHover}`,
  );
  return rules
    .map(([selector, declarations], index) => {
      const changed = Object.entries(declarations).filter(
        ([name, value]) => name.startsWith('--') && (index === 0 || first[name] !== value),
      );
      return `${selector}{${changed.map(([name, value]) => `${name}:${value}`).join(';')}}`;
    })
    .join('')
    .concat(`:root{${borrowed.join(';')}}`);
};
