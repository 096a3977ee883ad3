import './augment.ts';
import { createTransitions, type Theme } from '@mui/material/styles';
import { createTheme } from '@mui/system';
import { colourFunctions } from './colour-functions.ts';
import { muiLooks } from './mui-looks.ts';

/**
 * The data of a theme: what a browser's components read of it. A build writes them into the app, whose
 * browser then needs none of the code that makes a theme (12 kB).
 *
 * @param theme of `createKitTheme`, without `overrides` of components: functions are no data.
 */
export function themeData({ vars, colorSchemes, ...theme }: Theme) {
  const { breakpoints, layout, mixins, motion, shape, transitions, typography, zIndex } = theme;
  return {
    breakpoints: { values: breakpoints.values },
    layout,
    mixins,
    motion,
    shape,
    transitions: { easing: transitions.easing, duration: transitions.duration },
    typography,
    zIndex,
    palette: vars.palette,
    opacity: vars.opacity,
    shadows: vars.shadows,
    colorSchemes: Object.fromEntries(Object.keys(colorSchemes).map((name) => [name, {}])),
  };
}

/**
 * A theme out of its data (`themeData`), for `ThemedKitProvider`. Its colours are CSS variables. It
 * writes no style sheet: the server has done so.
 */
export function themeFromData(data: ReturnType<typeof themeData>) {
  const { colorSchemes, opacity, transitions, typography, ...plain } = data;
  const { palette, shadows, shape, zIndex } = plain;
  const theme = createTheme(plain, {
    ...colourFunctions,
    components: muiLooks,
    transitions: createTransitions(transitions),
    typography: { ...typography, pxToRem: (px: number) => `${px / typography.htmlFontSize}rem` },
    vars: { opacity, palette, shadows, shape, zIndex },
  });
  return Object.assign(theme, { colorSchemes });
}

/** A theme out of its data. */
export type ThemeFromData = ReturnType<typeof themeFromData>;
