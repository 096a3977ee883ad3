/**
 * Where a page sends what its visit was like, in milliseconds (CLS: a share of the screen). The address
 * is a contract with pages that are open already.
 */
export const webVitalsPath = '/figures';
