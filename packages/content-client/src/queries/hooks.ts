'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { isContentError } from '../base/errors.ts';
import { retryDelay } from '../base/http.ts';
import type { CallOptions } from '../client.ts';
import type { ContentData, ResourceName } from '../records/index.ts';
import { type ContentReader, contentQuery } from './options.ts';

const SourceContext = createContext<ContentReader | undefined>(undefined);

/** Provides the content source of the hooks. Use it inside TanStack's `QueryClientProvider`. */
export function ContentProvider({
  source,
  children,
}: {
  readonly source: ContentReader;
  readonly children: ReactNode;
}): ReactElement {
  return createElement(SourceContext.Provider, { value: source }, children);
}

/** State of the content that a hook loads (§4.1, §4.4). */
export type ContentState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: Error };

function useContentSource(): ContentReader {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('Render this component inside ContentProvider.');
  return source;
}

export interface ContentHookOptions extends Pick<CallOptions, 'id'> {
  /** Loads the content again at each mount. Until it has loaded, the status is `loading` (§4.7). */
  readonly fresh?: boolean;
}

/** Number of retries before the state of an article becomes `failed` (§4.4). */
const articleRetries = 2;

/**
 * Reads a record or list. If a request fails, the state does not change, and the hook tries again,
 * with growing pauses (§4.1). Only the state of an `article` can become `failed` (§4.4).
 */
export function useContent<Name extends ResourceName>(
  resource: Name,
  { fresh = false, id }: ContentHookOptions = {},
): ContentState<ContentData[Name]> {
  const { data, error, isFetchedAfterMount } = useQuery({
    ...contentQuery(useContentSource(), resource, id),
    retry: (failures, cause) =>
      resource !== 'article' || (failures < articleRetries && !isContentError(cause, 'missing')),
    retryDelay,
    refetchOnMount: fresh ? 'always' : true,
  });
  if (data !== undefined && (!fresh || (isFetchedAfterMount && error === null)))
    return { status: 'ready', data };
  return error === null ? { status: 'loading' } : { status: 'failed', error };
}
