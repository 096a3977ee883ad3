import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdHeader } from '@insurance-kit/server/requests';

const ids = new AsyncLocalStorage<string>();

/** Does the work of a request; the log and calls to the content service then carry the request's id. */
export const inRequest = (id: string, work: () => void): void => ids.run(id, work);

/** The id of the request that is being answered; `undefined` outside of any. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** `fetch` for the content service: a call says which request it is made for. */
export const fetchContent: typeof fetch = (input, init) => {
  const id = currentRequestId();
  if (id === undefined) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set(requestIdHeader, id);
  return fetch(input, { ...init, headers });
};
