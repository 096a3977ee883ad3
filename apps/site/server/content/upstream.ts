import { ContentError } from '@insurance-kit/content-client';
import {
  createHttpClient,
  type HttpClientOptions,
  readBody,
} from '@insurance-kit/content-client/http';
import { createQueue, type Queue } from '../http/queue.ts';
import { fetchContent } from '../http/request-scope.ts';

type Fetched =
  | {
      readonly state: 'found';
      readonly body: Buffer;
      readonly etag: string | undefined;
      /** Whether the file at this address never changes. */
      readonly immutable: boolean;
    }
  | { readonly state: 'unchanged'; readonly immutable: boolean }
  | { readonly state: 'absent'; readonly status: number };

/** Kinds of calls. Each has a separate queue, so that no kind delays another. */
type CallKind =
  /** Records, and articles that a list of articles contains. */
  | 'content'
  /** Ids and files that no content refers to. A visitor may have invented them. */
  | 'unlisted'
  /** Pictures (also SVGs) that content refers to, and `HEAD` requests for the sizes of files. */
  | 'file'
  /** Downloads. A download leaves the queue when its headers arrive. */
  | 'stream'
  | 'message'
  | 'draft';

interface GetOptions {
  readonly kind: 'content' | 'unlisted' | 'file';
  /** Entity tag of the stored copy. If the content still has the tag, the result is `unchanged`. */
  readonly etag?: string | undefined;
  readonly maxBytes: number;
}

export const isImmutable = (headers: Headers): boolean =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** Whether a body is compressed. If so, its length and ranges differ from the file's. */
export const isCompressed = (headers: Headers): boolean =>
  (headers.get('content-encoding') || 'identity').toLowerCase() !== 'identity';

/** Creates a client of the content service or EmailJS, with time-outs and queues. */
export function createUpstream(options: Omit<HttpClientOptions, 'fetch'>) {
  const { baseUrl } = options;
  const http = createHttpClient({ ...options, fetch: fetchContent });
  const queueOf = (kind: CallKind, parallel: number, waiting: number): Queue =>
    createQueue(parallel, waiting, () => {
      const reason = `too many calls wait (${kind})`;
      return new ContentError({ kind: 'unreachable', url: baseUrl, reason });
    });
  const queues: Readonly<Record<CallKind, Queue>> = {
    content: queueOf('content', 32, 200),
    unlisted: queueOf('unlisted', 4, 60),
    file: queueOf('file', 12, 200),
    stream: queueOf('stream', 32, 400),
    message: queueOf('message', 32, 200),
    draft: queueOf('draft', 8, 40),
  };
  const asIs = (response: Response): Response => response;

  return {
    /** Sends a GET, at most twice. @throws ContentError unless the status is 200, 304, 404 or 410. */
    get: (path: string, { kind, etag, maxBytes }: GetOptions): Promise<Fetched> =>
      queues[kind](() =>
        http.send(
          path,
          { headers: etag === undefined ? {} : { 'if-none-match': etag } },
          async (response, url): Promise<Fetched> => {
            const { status, headers } = response;
            const immutable = isImmutable(headers);
            if (status === 200) {
              const body = Buffer.from(await readBody(response, url, maxBytes));
              return { state: 'found', body, etag: headers.get('etag') ?? undefined, immutable };
            }
            await response.body?.cancel();
            if (status === 304 && etag !== undefined) return { state: 'unchanged', immutable };
            if (status === 404 || status === 410) return { state: 'absent', status };
            const reason = `the content service answered ${status}`;
            throw new ContentError({ kind: 'refused', url, reason, status });
          },
          { retries: 1 },
        ),
      ),
    /** Resolves when the headers arrive. @throws ContentError if none come or the queue is full. */
    request: (
      kind: Exclude<CallKind, 'content'>,
      path: string,
      init: RequestInit,
      headTimeoutMs?: number,
    ): Promise<Response> =>
      queues[kind](() => http.send(path, init, asIs, { timeoutMs: headTimeoutMs })),
    /** Like `request`, but without a queue: for the event stream. */
    open: (path: string, init: RequestInit): Promise<Response> => http.send(path, init, asIs),
  };
}

export type Upstream = ReturnType<typeof createUpstream>;
