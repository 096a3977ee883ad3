/** The steps of a colour ramp, from lightest to darkest. */
export type RampStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour ramp: one colour for each step. Components read roles, never a ramp. */
export type Ramp = Readonly<Record<RampStep, Hex>>;

export const neutral: Ramp = {
  50: '#fbf9fb',
  100: '#f5f2f5',
  200: '#e9e5e8',
  300: '#d8d2d7',
  400: '#a9a2a8',
  500: '#7f777e',
  600: '#615960',
  700: '#473f46',
  800: '#2f272e',
  900: '#1e161d',
  950: '#120c12',
};

export const gold: Ramp = {
  50: '#fff7eb',
  100: '#ffeed2',
  200: '#ffdea7',
  300: '#ffcb71',
  400: '#fcbb39',
  500: '#eeab11',
  600: '#c18a04',
  700: '#946903',
  800: '#6c4c02',
  900: '#4e3500',
  950: '#322000',
};
