import type { CookieSettings } from '@insurance-kit/ui/page';
import { options } from '#company/company.ts';
import { consentCookie } from '../../shared/names.ts';

/** How a visitor's choice is stored, and whether scrolling is consent (§4.6, §9). */
export const cookieSettings: CookieSettings = {
  name: consentCookie,
  days: 150,
  ...(options.acceptsCookiesByScrolling && { acceptPastPercent: 50 }),
};
