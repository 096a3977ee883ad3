/**
 * Path to which pages POST their web vitals, in milliseconds (CLS: a share of the screen). Pages of
 * earlier deployments still use it: do not change it.
 */
export const webVitalsPath = '/figures';
