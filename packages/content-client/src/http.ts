import { ContentError } from './errors.ts';

/** The pause in ms before a call that failed is made again: 1 s, then twice as long each time, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

/** Where a server is, and how it is asked. */
export interface HttpClientOptions {
  /** Absolute on a server, `/content` or absolute in a browser; a slash at its end counts for nothing. */
  readonly baseUrl: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Longest time for one attempt, in milliseconds. Default 2500. */
  readonly timeoutMs?: number | undefined;
  /** Shortest pause before a further attempt, in milliseconds; the longest is twice that. Default 100. */
  readonly pauseMs?: number | undefined;
}

/** How one request is sent. */
export interface SendOptions {
  /** Further attempts after one that got no answer or a 5xx. Default 0. */
  readonly attempts?: number | undefined;
  /** Another time-out than the client's, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** Sends requests with a time-out, and turns every failure into a `ContentError`. */
export interface HttpClient {
  /**
   * Sends a request; redirects are not followed. The time-out runs until `use` has done its work: it
   * covers the body where `use` reads that, and the head alone where `use` gives the response back.
   *
   * @param path below the base address.
   * @param use makes the result of the response; a `ContentError` that it throws is passed on.
   * @throws ContentError `unreachable` without a whole answer, or the reason of `init.signal`.
   */
  send<Result>(
    path: string,
    init: RequestInit,
    use: (response: Response, url: string) => Result | Promise<Result>,
    options?: SendOptions,
  ): Promise<Result>;
}

/**
 * Reads a body, and no further than `maxBytes`, whatever its head says.
 *
 * @throws ContentError `unreadable` for a larger one.
 */
export async function readBody(
  response: Response,
  url: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const tooLarge = () => {
    const reason = `the answer is larger than ${maxBytes} bytes; shorten it or raise maxBytes`;
    return new ContentError({ kind: 'unreadable', url, status: response.status, reason });
  };
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge();
  if (response.body === null) return new Uint8Array();
  const chunks: BlobPart[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    received += value.byteLength;
    if (received > maxBytes) {
      // The rest is never fetched.
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Pauses, unless the signal ends the call first. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Whether another attempt may help: no answer came, or the service failed on its own side. */
const mayRecover = (error: unknown): boolean =>
  error instanceof ContentError && (error.kind === 'unreachable' || (error.status ?? 0) >= 500);

/** Makes the client of one server, below the calls of `createContentClient`. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { timeoutMs: usualMs = 2_500, pauseMs = 100 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

  /** One attempt. */
  async function attempt<Result>(
    url: string,
    init: RequestInit,
    use: (response: Response, url: string) => Result | Promise<Result>,
    timeoutMs: number,
  ): Promise<Result> {
    const { signal } = init;
    if (signal?.aborted) throw signal.reason;
    const ended = new AbortController();
    const end = () => ended.abort();
    // It stays when the head is there: the body may still be on its way.
    signal?.addEventListener('abort', end, { once: true });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, timeoutMs);
    try {
      const send = options.fetch ?? globalThis.fetch;
      const response = await send(url, {
        ...init,
        redirect: 'manual',
        signal: ended.signal,
      });
      return await use(response, url);
    } catch (error) {
      // Closes the connection if the body was not read to its end.
      end();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) throw signal.reason;
      if (error instanceof ContentError) throw error;
      const reason = isLate
        ? `no complete answer within ${timeoutMs} ms; check that the content service is well`
        : 'no complete answer; check that the content service runs at this address';
      throw new ContentError({ kind: 'unreachable', url, reason, cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async send(path, init, use, { attempts = 0, timeoutMs = usualMs } = {}) {
      for (let round = 0; ; round += 1) {
        try {
          return await attempt(base + path, init, use, timeoutMs);
        } catch (error) {
          if (round >= attempts || !mayRecover(error)) throw error;
          await pause(pauseMs * (1 + Math.random()), init.signal);
        }
      }
    },
  };
}

/** The error of an answer whose status is not ok. */
export function statusError({ status }: Response, url: string): ContentError {
  if (status === 404 || status === 410) {
    return new ContentError({ kind: 'missing', url, status, reason: `not found (${status})` });
  }
  // Below 400 it is a redirect; browsers hide its status and give 0.
  const reason =
    status < 400
      ? 'the answer is a redirect, which is not followed; correct the base address'
      : `refused with status ${status}; see the content service's log`;
  return new ContentError({ kind: 'refused', url, status, reason });
}
