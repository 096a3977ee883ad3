import type { FontCuts } from './cut.ts';

/** The kit's fonts, which are used by companies without their own. */
export const kit = 'kit';

/** What is kept of a font for headings, and of one for running text. */
const display = {
  weights: { min: 600, max: 800 },
  standIns: [{ weight: 700, range: '600 800' }],
} as const;
const text = {
  weights: { min: 400, max: 600 },
  standIns: [
    { weight: 400, range: '400 500' },
    { weight: 600, range: '600 700' },
  ],
} as const;

/** Every pair of fonts, by the name that `pnpm fonts` takes: `kit`, or a company's folder. */
export const cuts: Readonly<Record<string, FontCuts>> = {
  [kit]: {
    display: {
      file: '@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wdth-normal.woff2',
      ...display,
      axes: { wdth: 88 },
    },
    text: {
      file: '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
      ...text,
    },
  },
  'harmattan-cote-divoire': {
    display: {
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      ...display,
      axes: { opsz: 24, wdth: 88 },
    },
    text: {
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      ...text,
    },
  },
};
