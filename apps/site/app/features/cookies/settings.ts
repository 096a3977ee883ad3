import type { CookieSettings } from '@insurance-kit/ui/page';
import { features } from '#company/features.ts';

/** How a visitor's choice is kept, and whether scrolling makes it (§4.6, §9). */
export const cookieSettings: CookieSettings = {
  name: 'cookie-consent',
  days: 150,
  ...(features.acceptsCookiesByScrolling && { acceptPastPercent: 50 }),
};
