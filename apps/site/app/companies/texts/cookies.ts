import type { CookieBannerModel } from '@insurance-kit/ui';

export { cookieTexts } from '#company/texts/cookies.ts';

/** The words of the cookie banner (§4.6). */
export interface CookieTexts {
  readonly banner: CookieBannerModel;
}
