import type { CompanyOptions } from '../../shared/company.ts';

/** Nothing by itself: a plain yes to cookies, no other site unbidden, no question unasked. */
export const options: CompanyOptions = {
  asksForFeedback: false,
  acceptsCookiesByScrolling: false,
  showsMaps: false,
};
