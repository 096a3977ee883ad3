import { ContentError } from './errors.ts';

/** Milliseconds that TanStack Query waits before a retry: 1000, doubled each time, up to 30,000. */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

export interface HttpClientOptions {
  /** Address of the content service: absolute, or, in browsers only, a path such as `/content`. */
  readonly baseUrl: string;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Milliseconds for one attempt. Default 2500. */
  readonly timeoutMs?: number | undefined;
  /** Shortest pause before a retry, in milliseconds. The longest is twice that. Default 100. */
  readonly pauseMs?: number | undefined;
}

export interface SendOptions {
  /** How many times to retry if there is no response, or a 5xx. Default 0. */
  readonly retries?: number | undefined;
  /** Overrides the client's time-out, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** Reads a body. @throws ContentError `unreadable` if it is larger than `maxBytes`. */
export async function readBody(
  response: Response,
  url: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const tooLarge = () => {
    const reason = `the answer is larger than ${maxBytes} bytes; shorten it`;
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
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const mayRecover = (error: unknown): boolean =>
  error instanceof ContentError && (error.kind === 'unreachable' || (error.status ?? 0) >= 500);

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Creates an HTTP client for one server. Every failure except an abort is a `ContentError`. */
export function createHttpClient(options: HttpClientOptions) {
  const { timeoutMs: defaultMs = 2_500, pauseMs = 100 } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

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
    // Keep this listener after success: an abort must stop a body that is still arriving.
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
      // Close the connection if the body was not read to its end.
      end();
      signal?.removeEventListener('abort', end);
      if (signal?.aborted) throw signal.reason;
      if (error instanceof ContentError) throw error;
      const reason = isLate
        ? `no complete answer within ${timeoutMs} ms; check that the content service is healthy`
        : 'no complete answer; check that the content service runs at this address';
      throw new ContentError({ kind: 'unreachable', url, reason, cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /**
     * Sends a request, without following redirects. The time-out runs until `use` resolves.
     * @param path below the base address.
     * @param use turns the response into the result; may throw a `ContentError`.
     * @throws ContentError `unreachable` if no response completes; on abort, the signal's reason.
     */
    async send<Result>(
      path: string,
      init: RequestInit,
      use: (response: Response, url: string) => Result | Promise<Result>,
      { retries = 0, timeoutMs = defaultMs }: SendOptions = {},
    ): Promise<Result> {
      for (let round = 0; ; round += 1) {
        try {
          return await attempt(base + path, init, use, timeoutMs);
        } catch (error) {
          if (round >= retries || !mayRecover(error)) throw error;
          const pause = pauseMs * (1 + Math.random());
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    },
  };
}

/** The error for a status outside 2xx. A redirect has a 3xx status, which browsers report as 0. */
export function statusError({ status }: Response, url: string): ContentError {
  if (status === 404 || status === 410) {
    return new ContentError({ kind: 'missing', url, status, reason: `not found (${status})` });
  }
  const reason =
    status < 400
      ? 'the answer is a redirect, which is not followed; correct the base address'
      : `refused with status ${status}; see the content service's log`;
  return new ContentError({ kind: 'refused', url, status, reason });
}
