import type { defaultAssetBase } from '@insurance-kit/content-client';

export { submissionIdName } from '@insurance-kit/ui/page';

export const contentPath = '/content';
/** Prefix of content files' addresses. Its type ensures that it equals `defaultAssetBase`. */
export const contentPrefix: typeof defaultAssetBase = `${contentPath}/`;

export const previewPath = '/preview';
/** Query of preview pages. Pages with this query are not cached. */
export const previewQuery = '?preview';

/** Path of the rules for prefetching links. Every page sends this path in a header. */
export const speculationRulesPath = '/speculation-rules.json';

/** Path for web vitals. Do not change it: pages of earlier releases still use it. */
export const webVitalsPath = '/figures';

/** Headers that pass the CSP sources of inline script and style from `render` to the server. */
export const inlineScriptHeader = 'x-inline-script';
export const inlineStyleHeader = 'x-inline-style';

/** Cookie with the answer to the cookie banner: `true` or `false` (§4.6). */
export const consentCookie = 'cookie-consent';
/** Name of a cookie and of a session storage key. Both store the tab's last audience. */
export const audienceCookie = 'audience';

/** Seconds in the `Retry-After` header while content is unavailable. */
export const retryAfterSeconds = 5;
/** Period of rate limits in seconds: no visitor waits longer. */
export const limitSeconds = 60;

const shortText = /^.{1,100}$/su;

/** Query parameters that pages read (§2.6), with formats. Server and browser ignore all others. */
export const queryKeys = {
  category: shortText,
  q: shortText,
  page: /^[1-9]\d{0,3}$/,
  /** Subject in a link to the contact form: the form preselects it. */
  about: /^complaint$/,
  /** Result of an accepted form post, after the redirect. */
  sent: /^(?:emailed|saved)$/,
} as const;
