import { compiled } from './compiled.ts';

type Breakpoint = keyof typeof compiled.breakpointValues;

const { breakpointValues } = compiled;
const from = (breakpoint: Breakpoint): string => `(min-width:${breakpointValues[breakpoint]}px)`;
/** A twentieth of a pixel, as MUI has it, so that no width falls between two ranges. */
const below = (breakpoint: Breakpoint): string =>
  `(max-width:${breakpointValues[breakpoint] - 0.05}px)`;

/**
 * The theme as the kit's own components read it: the MUI theme (`theme.ts`), compiled. A colour is
 * a CSS variable that follows `<html data-theme>`: `theme.vars.palette.roles.hero`. Breakpoints make
 * the media queries that MUI's make.
 */
export const kitTheme = {
  ...compiled,
  breakpoints: {
    up: (start: Breakpoint) => `@media ${from(start)}`,
    down: (end: Breakpoint) => `@media ${below(end)}`,
    between: (start: Breakpoint, end: Breakpoint) => `@media ${from(start)} and ${below(end)}`,
  },
};

export type KitTheme = typeof kitTheme;
