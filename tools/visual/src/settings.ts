import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The folder of baselines, by commit; not committed. */
export const cache = path.join(root, 'node_modules/.cache/visual');

/** The folder of the report. */
export const report = path.join(root, 'dist/visual');

/** The themes and window widths in which every story is compared. */
export const themes = ['purple', 'red'] as const;
export const widths = [390, 1440] as const;

/** Environment variables that pass paths to the browser's run. */
export const variables = {
  storybook: 'VISUAL_STORYBOOK',
  baseline: 'VISUAL_BASELINE',
} as const;

/** The built Storybook to compare. */
export const storybook = process.env[variables.storybook] ?? path.join(cache, 'current');

/** The folder of screenshots to compare with. */
export const baseline = process.env[variables.baseline] ?? path.join(cache, 'baseline');

/** What Playwright found. */
export const results = path.join(cache, 'results.json');
