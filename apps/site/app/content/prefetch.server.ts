import { isContentError } from '@insurance-kit/content-client';
import {
  type ContentQueries,
  type ContentReader,
  createContentQueries,
  type PlainResourceName,
} from '@insurance-kit/content-client/queries';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';

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

/**
 * Asks for a page's content and answers with the status that tells the truth (readings §4, §4.1):
 * 200 when every required query has its data, 404 when one is not there, 503 with `Retry-After`
 * when the content service fails and nothing is known. Optional queries never change the status.
 *
 * @param content the server's content store.
 * @param ask starts the page's queries on the given client.
 */
export async function prefetchContent(
  content: ContentReader,
  ask: (
    client: QueryClient,
    queries: ContentQueries,
  ) => {
    readonly required: readonly Promise<unknown>[];
    readonly optional?: readonly Promise<unknown>[];
  },
) {
  const client = new QueryClient();
  const { required, optional = [] } = ask(client, createContentQueries(content));
  const [failures] = await Promise.all([
    Promise.all(required.map(failureOf)),
    Promise.all(optional.map(failureOf)),
  ]);
  const failure = failures.find((candidate) => candidate !== undefined);
  const body: PrefetchedContent = { content: timeless(dehydrate(client)) };
  if (failure === undefined) return data(body);
  if (isContentError(failure, 'missing')) {
    return data(body, { status: 404 });
  }
  return data(body, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

/** The content of a page that shows one record. */
export const prefetchRecord = (content: ContentReader, name: PlainResourceName) =>
  prefetchContent(content, (client, { resource }) => ({
    required: [client.query(resource(name))],
  }));
