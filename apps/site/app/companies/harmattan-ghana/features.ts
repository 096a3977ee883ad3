import type { Features } from '../contract/features.ts';

export const features: Features = {
  asksForFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};
