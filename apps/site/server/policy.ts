/** Origins of the maps that contact pages show in a frame (§2.17). */
export const frameOrigins: readonly string[] = ['https://www.openstreetmap.org'];

/** The Trusted Types policies that pages create: their own default one, and DOMPurify's. */
export const trustedTypes: readonly string[] = ['default', 'dompurify'];
