import type { Features } from '../features.ts';

export const features: Features = {
  asksForFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};
