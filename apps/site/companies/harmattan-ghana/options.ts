import type { CompanyOptions } from '../../shared/company.ts';

export const options: CompanyOptions = {
  asksForFeedback: true,
  acceptsCookiesByScrolling: true,
  showsMaps: true,
};
