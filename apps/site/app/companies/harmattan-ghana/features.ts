import type { Features } from '../contract/company.ts';

export const features: Features = {
  asksForFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};
