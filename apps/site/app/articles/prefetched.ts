import { type ContentReader, createContentQueries } from '@insurance-kit/content-client/queries';
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** Queries for their keys alone. */
const readsNothing: ContentReader = {
  read: () => Promise.reject(new Error('What was not prefetched is not fetched here.')),
};

/**
 * What a loader sent along, for code that runs outside the components: `meta`.
 *
 * @param content the loader's content; `undefined` where it failed.
 * @returns the client that knows it, and the queries whose keys open it.
 */
export function prefetched(content: DehydratedState | undefined) {
  const client = new QueryClient();
  hydrate(client, content ?? {});
  return { client, queries: createContentQueries(readsNothing) };
}
