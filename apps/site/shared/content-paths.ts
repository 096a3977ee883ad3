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
