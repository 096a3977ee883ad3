'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { isContentError } from '../base/errors.ts';
import { retryDelay } from '../base/http.ts';
import type { CallOptions } from '../client.ts';
import type { ContentData, ResourceName } from '../records/index.ts';
import { type ContentReader, contentQuery } from './options.ts';

const SourceContext = createContext<ContentReader | undefined>(undefined);

/** Provides the content source of `useContent`. Use it inside TanStack's `QueryClientProvider`. */
export function ContentProvider({
  source,
  children,
}: {
  readonly source: ContentReader;
  readonly children: ReactNode;
}): ReactElement {
  return createElement(SourceContext.Provider, { value: source }, children);
}

/** State of the content that `useContent` loads (§4.1, §4.4). */
export type ContentState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: Error };

/**
 * Reads a record or list. If a request fails, the state does not change, and the hook tries again,
 * with growing pauses (§4.1). The state becomes `failed` only if nothing has the id (§4.4).
 */
export function useContent<Name extends ResourceName>(
  resource: Name,
  { id }: Pick<CallOptions, 'id'> = {},
): ContentState<ContentData[Name]> {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('Render this component inside ContentProvider.');
  const { data, error } = useQuery({
    ...contentQuery(source, resource, id),
    retry: (_failures, cause) => !isContentError(cause, 'missing'),
    retryDelay,
  });
  if (data !== undefined) return { status: 'ready', data };
  return error === null ? { status: 'loading' } : { status: 'failed', error };
}
