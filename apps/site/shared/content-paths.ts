/**
 * Where pages find the content service on the site's own origin: its calls, its files, and the EmailJS
 * stand-in.
 */
export const contentPath = '/content';
/** What addresses of files begin with: the content client's `defaultAssetBase`. */
export const contentPrefix = `${contentPath}/`;

/** Where an editor's link leads, and where pages find what a draft changes. */
export const previewPath = '/preview';
/** The query of a page that is shown as a draft has it: no cache has such an address. */
export const previewQuery = '?preview';
