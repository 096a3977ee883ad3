import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Where baselines lie, by commit: made once, never committed. */
export const cache = path.join(root, 'node_modules/.cache/visual');

/** Where the report of differences is written. */
export const report = path.join(root, 'dist/visual');

/** The themes and window widths that every story is looked at in. */
export const themes = ['purple', 'red'] as const;
export const widths = [390, 1440] as const;

/** How the command tells the browser's run where things lie. */
export const variables = {
  storybook: 'VISUAL_STORYBOOK',
  baseline: 'VISUAL_BASELINE',
} as const;

/** The built Storybook that a run of the browser looks at. */
export const storybook = process.env[variables.storybook] ?? path.join(cache, 'current');

/** The folder of screenshots that it compares with. */
export const baseline = process.env[variables.baseline] ?? path.join(cache, 'baseline');
