import type { HtmlSanitizer } from '@insurance-kit/content-client';

let loaded: HtmlSanitizer | undefined;
let loading: Promise<HtmlSanitizer> | undefined;

/** The browser's sanitiser if it has arrived, for callers that cannot wait. */
export const loadedSanitizer = (): HtmlSanitizer | undefined => loaded;

/**
 * Loads the browser's sanitiser once. A page that came from the server is sanitised already, so only
 * what is fetched later needs it, and the first load does not carry it.
 */
export function loadSanitizer(): Promise<HtmlSanitizer> {
  loading ??= import('@insurance-kit/content-client/html/browser').then(
    ({ createBrowserSanitizer }) => {
      loaded = createBrowserSanitizer();
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
