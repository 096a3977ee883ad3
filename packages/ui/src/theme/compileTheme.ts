import { themeNames } from './roles.ts';
import { brandHoverVariable, theme, themeVariables } from './theme.ts';

/** MUI's own text styles, which no component of the kit wears. */
const unworn: readonly string[] = ['subtitle1', 'subtitle2', 'caption', 'overline', 'inherit'];

/** What the kit's own components read of the MUI theme, as plain values. */
const readByComponents = () => {
  const { layout, shape, typography, zIndex, breakpoints, vars } = theme;
  return {
    layout,
    shape: { borderRadius: shape.borderRadius },
    zIndex,
    breakpointValues: breakpoints.values,
    typography: Object.fromEntries(
      Object.entries(typography).filter(
        ([name, value]) => typeof value === 'object' && !unworn.includes(name),
      ),
    ),
    vars: {
      palette: {
        // Every page has the variables: no value need stand behind them.
        roles: Object.fromEntries(
          Object.entries(vars.palette.roles).map(([role, value]) => [
            role,
            value.replace(/, .*\)$/, ')'),
          ]),
        ),
      },
    },
    /** What a theme's button may borrow of another theme (§2.2). */
    themes: Object.fromEntries(
      themeNames.map((name) => [name, { brandHover: `var(${brandHoverVariable(name)})` }]),
    ),
  };
};

/**
 * The MUI theme worked out beforehand, as the source text of `compiled.ts`. MUI's theme builder is
 * 12 kB of every first load; what it builds for the kit's own components never changes at run time.
 */
export const compileTheme = (): string =>
  [
    '// Written by scripts/theme.ts from theme.ts: change it there.',
    '',
    '/** What the components read of the theme. */',
    `export const compiled = ${JSON.stringify(readByComponents(), null, 2)} as const;`,
    '',
    '/** The themes’ variables as CSS. */',
    `export const compiledVariables = ${JSON.stringify(themeVariables())};`,
    '',
  ].join('\n');
