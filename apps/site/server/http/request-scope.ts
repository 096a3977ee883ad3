import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdHeader } from '@insurance-kit/server/requests';

const ids = new AsyncLocalStorage<string>();

/** Runs `work` with a request's id. Log lines and calls to the content service carry the id. */
export const inRequest = (id: string, work: () => void): void => ids.run(id, work);

export const currentRequestId = (): string | undefined => ids.getStore();

export const fetchContent: typeof fetch = (input, init) => {
  const id = currentRequestId();
  if (id === undefined) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set(requestIdHeader, id);
  return fetch(input, { ...init, headers });
};
