import type { HtmlSanitizer } from '@insurance-kit/content-client';

let loaded: HtmlSanitizer | undefined;
let loading: Promise<HtmlSanitizer> | undefined;

/** Returns the sanitiser if it is loaded, for callers that cannot wait. */
export const loadedSanitizer = (): HtmlSanitizer | undefined => loaded;

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
