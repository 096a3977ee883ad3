import type { CompanyOptions } from '../contract/company.ts';

export const options: CompanyOptions = {
  asksForFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};
