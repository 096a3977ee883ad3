import { type ContentReader, createContentQueries } from '@insurance-kit/content-client/queries';
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** Used for the queries' keys only. */
const readsNothing: ContentReader = {
  read: () => Promise.reject(new Error('What was not prefetched is not fetched here.')),
};

/**
 * Reads a loader's data outside the components, for `meta`.
 *
 * @param content the loader's data; `undefined` if it failed.
 * @returns a query client that holds the data, and the queries to read it by.
 */
export function prefetched(content: DehydratedState | undefined) {
  const client = new QueryClient();
  hydrate(client, content ?? {});
  return { client, queries: createContentQueries(readsNothing) };
}
