/** A number between 0 and 1, or a CSS sum of such numbers, as a percentage. */
const percent = (coefficient: number | string): string =>
  typeof coefficient === 'number'
    ? `${Number((coefficient * 100).toFixed(2))}%`
    : `calc(100% * (${coefficient}))`;

const mix =
  (other: string) =>
  (colour: string, coefficient: number | string): string =>
    `color-mix(in srgb, ${other} ${percent(coefficient)}, ${colour})`;

/** MUI's `theme.alpha`, `lighten` and `darken` in CSS; they also take variables. */
export const colourFunctions = {
  alpha: (colour: string, coefficient: number | string): string =>
    `color-mix(in srgb, ${colour} ${percent(coefficient)}, transparent)`,
  lighten: mix('#fff'),
  darken: mix('#000'),
};
