import { CookieBanner, type CookieBannerProps } from '@insurance-kit/ui';
import { company } from '../../companies/index.ts';
import { cookieTexts } from '../../companies/texts/cookies.ts';
import { consentCookie } from './consent-cookie.ts';

/** §9 */
const days = 150;
/** Percent of the page past which scrolling accepts (§4.6). */
const acceptPastPercent = 50;

/** The company's cookie banner. */
export const SiteCookieBanner = (props: Pick<CookieBannerProps, 'again' | 'onChoice'>) => (
  <CookieBanner
    {...props}
    model={cookieTexts.banner}
    settings={{
      name: consentCookie,
      days,
      acceptPastPercent: company.features.acceptsCookiesByScrolling ? acceptPastPercent : undefined,
    }}
  />
);
