/** The hidden field of the kit's forms that names a submission. */
export { submissionIdName } from '@insurance-kit/ui/page';

/**
 * The header by which a render tells the server its nonce: the inline scripts and styles that carry it
 * are the site's own, and no others are allowed to run. It never leaves the server.
 */
export const renderNonceHeader = 'x-render-nonce';

/** The cookie of a visitor's choice about cookies: `true` or `false` (§4.6). */
export const consentCookie = 'cookie-consent';
