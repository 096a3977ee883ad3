import { type ContentReader, lazyContentSource } from '@insurance-kit/content-client/queries';
import { contentPath, previewPath, previewQuery } from '../../shared/names.ts';
import { loadSanitizer } from './sanitizer.ts';

/** Loads the client and its sanitiser on first use. */
const source = lazyContentSource(async () => {
  const [create, sanitize] = await Promise.all([
    // Destructure the module, so that the build drops its other exports.
    import('@insurance-kit/content-client').then(({ createContentClient }) => createContentClient),
    loadSanitizer(),
  ]);
  // Islands in a preview read the draft.
  const baseUrl = location.search === previewQuery ? previewPath : contentPath;
  return create({ baseUrl, sanitize });
});

/** The islands' content source, for the browser. On the server, the page's loader reads content. */
export const browserSource: ContentReader = {
  async read(resource, options) {
    try {
      return await source.read(resource, options);
    } catch (error) {
      // Do not log aborted requests: the visitor has left the page.
      if (options?.signal?.aborted) throw error;
      // biome-ignore lint/suspicious/noConsole: §4.1 asks for a console log of every content failure.
      console.error(`The content '${resource}' could not be fetched.`, error);
      throw error;
    }
  },
};
