export { submissionIdName } from '@insurance-kit/ui/page';

/**
 * Paths of the content service on the site's origin: its calls, its files, and the EmailJS
 * stand-in.
 */
export const contentPath = '/content';
/** Prefix of file addresses: the content client's `defaultAssetBase`. */
export const contentPrefix = `${contentPath}/`;

/** Path of an editor's link, and of a draft's content for pages. */
export const previewPath = '/preview';
/** Query of a page's preview: no cache has such an address. */
export const previewQuery = '?preview';

/**
 * Path to which pages POST their web vitals, in milliseconds (CLS: a share of the screen). Pages of
 * earlier deployments still use it: do not change it.
 */
export const webVitalsPath = '/figures';

/**
 * Header with the nonce of a render's inline scripts and styles; no others may run. It never leaves
 * the server.
 */
export const renderNonceHeader = 'x-render-nonce';

/** Cookie with the visitor's choice about cookies: `true` or `false` (§4.6). */
export const consentCookie = 'cookie-consent';
/** Cookie with the audience of the last page, for pages without an audience. */
export const audienceCookie = 'audience';

/** `Retry-After` in seconds while content is unavailable. */
export const retryAfterSeconds = 5;
/** Window of message limits in seconds: the longest wait of a rate-limited visitor. */
export const limitSeconds = 60;

const shortText = /^.{1,100}$/su;

/**
 * Query parameters that pages read (§2.6), and their formats. The server ignores all others, so the
 * browser must too.
 */
export const queryKeys = {
  category: shortText,
  /** Search words for articles. */
  q: shortText,
  page: /^[1-9]\d{0,3}$/,
  /** Subject of the link to the contact form, which chooses it there. */
  about: /^complaint$/,
  /** Result of an accepted form post, after the redirect. */
  sent: /^(?:emailed|saved)$/,
} as const;
