import type { CookieBannerModel } from '@insurance-kit/ui';

export { cookieTexts } from '#company/texts/cookies.ts';

/** The words and the settings of the cookie banner (§4.6). */
export interface CookieTexts {
  readonly banner: CookieBannerModel;
  /** Whether scrolling past half of a page counts as accepting (decisions §4, §4.6). */
  readonly acceptsByScrolling: boolean;
}
