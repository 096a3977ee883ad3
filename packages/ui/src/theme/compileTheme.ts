import { theme, themeVariables } from './theme.ts';

/** What the kit's own components read of the MUI theme, as plain values. */
const readByComponents = () => {
  const { layout, shape, typography, zIndex, breakpoints, vars } = theme;
  const isVariant = (value: unknown): value is object =>
    typeof value === 'object' && value !== null;
  return {
    layout,
    shape: { borderRadius: shape.borderRadius },
    zIndex,
    breakpointValues: breakpoints.values,
    typography: Object.fromEntries(
      Object.entries(typography).filter(([, value]) => isVariant(value)),
    ),
    vars: { palette: { roles: vars.palette.roles } },
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
