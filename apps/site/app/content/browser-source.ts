import { type ContentSource, lazyContentSource } from '@insurance-kit/content-client/queries';
import { loadSanitizer } from './sanitizer.ts';

/** The site's own `/content`, with the client and its sanitiser loaded at the first need. */
const ownOrigin = lazyContentSource(async () => {
  const [{ createContentClient }, sanitize] = await Promise.all([
    import('@insurance-kit/content-client'),
    loadSanitizer(),
  ]);
  return createContentClient({ baseUrl: '/content', sanitize });
});

/**
 * Content as pages ask for it. In the browser it is fetched from the site's own origin; on the server
 * nothing asks, for a page renders with what its loader prefetched.
 */
export const browserSource: ContentSource = {
  ...ownOrigin,
  async read(resource, options) {
    try {
      return await ownOrigin.read(resource, options);
    } catch (error) {
      // A visitor who left the page did not meet a failure.
      if (options?.signal?.aborted) throw error;
      // biome-ignore lint/suspicious/noConsole: §4.1 asks for a console log of every content failure.
      console.error(`The content '${resource}' could not be fetched.`, error);
      throw error;
    }
  },
};
