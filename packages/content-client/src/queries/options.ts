import { queryOptions } from '@tanstack/react-query';
// Types only: this module is part of the first load, unlike schemas and sanitiser.
import type { ContentClient } from '../client.ts';
import type { ContentData, PlainResourceName, ResourceName } from '../records/index.ts';

/** A source of content for queries: a `ContentClient`, a server's cache, or a fake in a test. */
export type ContentReader = Pick<ContentClient, 'read'>;

/** A source of content that also sends feedback, such as a `ContentClient`. */
export type ContentSource = ContentClient;

/**
 * A source that is loaded by its first call, so that the first load contains neither client nor
 * sanitiser. If loading fails, the next call tries again.
 *
 * @example
 * ```tsx
 * import { lazyContentSource } from '@insurance-kit/content-client/queries';
 *
 * export const source = lazyContentSource(async () => {
 *   const [{ createContentClient }, { createBrowserSanitizer }] = await Promise.all([
 *     import('@insurance-kit/content-client'),
 *     import('@insurance-kit/content-client/html/browser'),
 *   ]);
 *   return createContentClient({ baseUrl: '/content', sanitize: createBrowserSanitizer() });
 * });
 * ```
 */
export function lazyContentSource(load: () => Promise<ContentSource>): ContentSource {
  let loading: Promise<ContentSource> | undefined;
  const source = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    read: async (resource, options) => (await source()).read(resource, options),
    sendFeedback: async (feedback, options) => (await source()).sendFeedback(feedback, options),
  };
}

export type { PlainResourceName };

/** Content never goes stale in the browser: a page must not change while it is read. */
const staleTime = Number.POSITIVE_INFINITY;

/**
 * The query options that loaders, hooks and tests share. Keys are `['content', resource]` and
 * `['content', resource, id]`. Retries are not set here: a server must not wait for them, and the
 * hooks set their own.
 *
 * @example
 * ```tsx
 * import type { ContentClient } from '@insurance-kit/content-client';
 * import { createContentQueries } from '@insurance-kit/content-client/queries';
 * import { dehydrate, QueryClient } from '@tanstack/react-query';
 *
 * // The page's hooks find the data of its loader without a request.
 * export async function loadHome(client: ContentClient) {
 *   const queries = createContentQueries(client);
 *   const queryClient = new QueryClient();
 *   await Promise.all([
 *     queryClient.fetchQuery(queries.resource('home')),
 *     queryClient.fetchQuery(queries.resource('articleCards')),
 *   ]);
 *   return dehydrate(queryClient);
 * }
 * ```
 */
export function createContentQueries(source: ContentReader) {
  const resource = <Name extends ResourceName>(name: Name, id?: string) =>
    queryOptions({
      queryKey: ['content', name, ...(id === undefined ? [] : [id])] as const,
      queryFn: ({ signal }): Promise<ContentData[Name]> => source.read(name, { id, signal }),
      staleTime,
      refetchOnWindowFocus: false,
    });
  return {
    /** A record or list; with `id` for a call that needs one. */
    resource,
    /** An article in full; fails with kind `missing` if there is none. */
    article: (id: string) => resource('article', id),
  };
}

/** The query options of one source. */
export type ContentQueries = ReturnType<typeof createContentQueries>;
