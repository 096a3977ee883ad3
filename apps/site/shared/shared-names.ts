export { submissionIdName } from '@insurance-kit/ui/page';

/**
 * Header with the nonce of a render's inline scripts and styles; no others may run. It never leaves
 * the server.
 */
export const renderNonceHeader = 'x-render-nonce';

/** Cookie with the visitor's choice about cookies: `true` or `false` (§4.6). */
export const consentCookie = 'cookie-consent';
