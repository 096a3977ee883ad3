import type { FontCuts } from './cut.ts';

/** The kit's fonts, which are used by companies without their own. */
export const kit = 'kit';

/** Every pair of fonts, by the name that `pnpm fonts` takes: `kit`, or a company's folder. */
export const cuts: Readonly<Record<string, FontCuts>> = {
  [kit]: {
    display: {
      file: '@fontsource-variable/tiktok-sans/files/tiktok-sans-latin-wdth-normal.woff2',
      weights: { min: 600, max: 800 },
      axes: { wdth: 88 },
      standIns: [{ weight: 700, range: '600 800' }],
    },
    text: {
      file: '@fontsource-variable/radio-canada/files/radio-canada-latin-wght-normal.woff2',
      weights: { min: 400, max: 600 },
      standIns: [
        { weight: 400, range: '400 500' },
        { weight: 600, range: '600 700' },
      ],
    },
  },
  'harmattan-cote-divoire': {
    display: {
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
      weights: { min: 600, max: 800 },
      axes: { opsz: 24, wdth: 88 },
      standIns: [{ weight: 700, range: '600 800' }],
    },
    text: {
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weights: { min: 400, max: 600 },
      standIns: [
        { weight: 400, range: '400 500' },
        { weight: 600, range: '600 700' },
      ],
    },
  },
};
