import {
  type ContentData,
  type ContentError,
  idResourceNames,
  isContentError,
  type ResourceName,
} from '@insurance-kit/content-client';
import { contentQuery } from '@insurance-kit/content-client/queries';
import { QueryClient } from '@tanstack/react-query';
import type { SiteContext } from '../../shared/context.ts';
import { retryAfterSeconds } from '../../shared/names.ts';
import { type FileSizes, pdfAddress } from './formats.ts';

/** A resource that a page loads. `id` selects a record if the resource has several. */
export interface Fetch {
  readonly resource: ResourceName;
  readonly id?: string;
}

/** Makes a `Fetch`. Omits `id` if the resource has only one record. */
export const fetchOf = (resource: ResourceName, id: string): Fetch =>
  idResourceNames.some((name) => name === resource) ? { resource, id } : { resource };

/** Returns a resource's record. `undefined` if the record was not loaded. */
export type ReadRecord<Names extends ResourceName = ResourceName> = <Name extends Names>(
  resource: Name,
  id?: string,
) => ContentData[Name] | undefined;

/** A page's records. `record` returns one. `init` is set if the first record was not loaded. */
export interface PageRecords {
  readonly record: ReadRecord;
  readonly all: readonly unknown[];
  /** Sizes of the PDFs that the first record links to. */
  readonly fileSizes: FileSizes;
  readonly init: ResponseInit | undefined;
}

const responseInit = (failure: ContentError | Error | undefined): ResponseInit | undefined => {
  if (failure === undefined) return undefined;
  if (isContentError(failure, 'missing')) return { status: 404 };
  return { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } };
};

/** Loads a page's records. The first sets the status: 200, 404 or 503 (readings §4, §4.1). */
export async function loadRecords(
  { content, lookAtFile }: Pick<SiteContext, 'content' | 'lookAtFile'>,
  fetches: readonly Fetch[],
): Promise<PageRecords> {
  const client = new QueryClient();
  const requests = fetches.map(({ resource, id }) =>
    client.query(contentQuery(content, resource, id)).then(
      () => undefined,
      (failure: Error) => failure,
    ),
  );
  const [failure] = await Promise.all(requests);
  const record: ReadRecord = (resource, id) =>
    client.getQueryData(contentQuery(content, resource, id).queryKey);
  const [first] = fetches;
  const fields: readonly unknown[] = Object.values(
    Object(first && record(first.resource, first.id)),
  );
  const sizes = fields
    .filter((field) => typeof field === 'string')
    .filter((field) => pdfAddress.test(field))
    .map(async (address) => [address, await lookAtFile(address)] as const);
  return {
    record,
    all: client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    fileSizes: new Map(await Promise.all(sizes)),
    init: responseInit(failure),
  };
}
