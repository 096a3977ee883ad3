import { isContentError } from '@insurance-kit/content-client';
import { createContentQueries } from '@insurance-kit/content-client/queries';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { fetchesAt } from '../../addresses/route-table.ts';
import type { PageName } from '../companies/contract/audiences.ts';

/** What a page's loader sends to the page: the query cache, ready to hydrate. */
export interface PrefetchedContent {
  readonly content: DehydratedState;
}

/** Seconds after which a client may ask again for a page whose content is not known. */
const retryAfterSeconds = 5;

const failureOf = async (query: Promise<unknown>): Promise<unknown> => {
  try {
    await query;
    return undefined;
  } catch (error) {
    return error;
  }
};

/**
 * The same content gives the same page, whenever and wherever it is rendered. Nothing is lost: the page's
 * queries never grow old by themselves (`staleTime`).
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
 * Loads what the route table says of a page, and tells the status that is true (readings §4, §4.1): 200 when
 * the first of it is there, 404 when that does not exist, 503 with `Retry-After` when the content
 * service fails and it is not known. What follows the first never changes the status.
 */
export async function loadContent(
  page: PageName,
  { context, url, params: { id = '' } }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>,
): Promise<{ readonly known: PrefetchedContent; readonly init: ResponseInit | undefined }> {
  const client = new QueryClient();
  const queries = createContentQueries(context.content);
  const asked = fetchesAt(page, url.pathname, id).map((fetch) =>
    failureOf(client.query(queries.resource(fetch.resource, fetch.id))),
  );
  const [failure] = await Promise.all(asked);
  return { known: { content: timeless(dehydrate(client)) }, init: answerTo(failure) };
}

/** The loader of a page that needs nothing but its content. */
export const contentLoader = (page: PageName) => async (args: LoaderFunctionArgs) => {
  const { known, init } = await loadContent(page, args);
  return data(known, init);
};
