import { isContentError } from '@insurance-kit/content-client';
import { createContentQueries } from '@insurance-kit/content-client/queries';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchesFor } from '../../addresses/fetches.ts';
import { rowOfPage } from '../../addresses/route-table.ts';
import { retryAfterSeconds } from '../../handover/retry-after.ts';

/** A loader's data: the query cache, dehydrated. */
export interface PrefetchedContent {
  readonly content: DehydratedState;
}

/**
 * Removes the times from the dehydrated queries, so that the same content renders the same bytes. They
 * are not needed: the queries never become stale by age (`staleTime`).
 */
const timeless = ({ queries, mutations }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({
    ...query,
    dehydratedAt: 1,
    state: { ...query.state, dataUpdatedAt: 1, errorUpdatedAt: 0 },
  })),
});

const answerTo = (failure: unknown): ResponseInit | undefined => {
  if (failure === undefined) return undefined;
  if (isContentError(failure, 'missing')) return { status: 404 };
  return { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } };
};

/**
 * Loads the records that the route table lists for a page. The first record decides the status
 * (readings §4, §4.1): 200 if it is known, 404 if it does not exist, and 503 with `Retry-After` if it
 * is unknown because the content service fails. The others never change the status.
 */
export async function loadContent({
  context,
  url,
  params: { id = '' },
}: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>): Promise<{
  readonly prefetched: PrefetchedContent;
  readonly init: ResponseInit | undefined;
}> {
  const client = new QueryClient();
  const queries = createContentQueries(context.content);
  const asked = fetchesFor(rowOfPage(url.pathname), id).map((fetch) =>
    client.query(queries.resource(fetch.resource, fetch.id)).then(
      () => undefined,
      (failure: unknown) => failure,
    ),
  );
  const [failure] = await Promise.all(asked);
  return { prefetched: { content: timeless(dehydrate(client)) }, init: answerTo(failure) };
}

/** The loader of a page that needs only its records. */
export async function contentLoader(args: LoaderFunctionArgs) {
  const { prefetched, init } = await loadContent(args);
  return data(prefetched, init);
}
