import type { Features } from '../contract/company.ts';

/** Nothing by itself: a plain yes to cookies, no other site unbidden, no question unasked. */
export const features: Features = {
  asksForFeedback: false,
  acceptsCookiesByScrolling: false,
  showsMaps: false,
};
