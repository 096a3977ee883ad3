import { queryOptions } from '@tanstack/react-query';
// Import only types, to keep schemas and sanitiser out of a page's first load.
import type { ContentClient } from '../client.ts';
import type { ContentData, PlainResourceName, ResourceName } from '../records/index.ts';

/** Reads content: a `ContentClient`, a server's cache, or a fake in tests. */
export type ContentReader = Pick<ContentClient, 'read'>;

/**
 * Creates a source whose code loads with the first call, so that pages start without client and
 * sanitiser. If loading fails, the next call tries again.
 */
export function lazyContentSource(load: () => Promise<ContentReader>): ContentReader {
  let loading: Promise<ContentReader> | undefined;
  return {
    async read(resource, options) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return (await loading).read(resource, options);
    },
  };
}

export type { PlainResourceName };

/** Content is never stale in the browser: a page must not change while somebody reads it. */
const staleTime = Number.POSITIVE_INFINITY;

/**
 * Query options that read a resource, for loaders, hooks and tests. The key is `['content', name]`
 * or `['content', name, id]`. The hooks add `retry`: servers must not wait for retries.
 */
export const contentQuery = <Name extends ResourceName>(
  source: ContentReader,
  name: Name,
  id?: string,
) =>
  queryOptions({
    queryKey: ['content', name, ...(id === undefined ? [] : [id])] as const,
    queryFn: ({ signal }): Promise<ContentData[Name]> => source.read(name, { id, signal }),
    staleTime,
    refetchOnWindowFocus: false,
  });
