/** The cookie that keeps a visitor's choice (§4.6): `true` or `false`. */
export const consentCookie = 'cookie-consent';
