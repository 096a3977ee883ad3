import type { CookieSettings } from '@insurance-kit/ui/page';
import { options } from '#company/company.ts';
import { consentCookie } from '../../shared/names.ts';

export const cookieSettings: CookieSettings = {
  name: consentCookie,
  days: 150,
  ...(options.acceptsCookiesByScrolling && { acceptPastPercent: 50 }),
};
