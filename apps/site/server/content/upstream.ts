import { ContentError } from '@insurance-kit/content-client';
import {
  createHttpClient,
  type HttpClientOptions,
  readBody,
} from '@insurance-kit/content-client/http';
import { createQueue, type Queue } from '../http/queue.ts';
import { fetchContent } from '../http/request-scope.ts';

/** The content service's response to a GET. */
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

/** The purpose of a call. Each has a separate queue, so that one kind does not delay others. */
type CallKind =
  /** Records, and articles that the site's own lists name. */
  | 'content'
  /** Ids and files that only a visitor has named. */
  | 'unlisted'
  /** Drawings, sources of pictures and sizes of files that known content names. */
  | 'file'
  /** Downloads, until the head of the response arrives. */
  | 'stream'
  /** Posts of visitors. */
  | 'message'
  /** Drafts and their files, for previews. */
  | 'draft';

interface GetOptions {
  readonly kind: 'content' | 'unlisted' | 'file';
  /** Entity tag of the known content; if it still matches, the result is `unchanged`. */
  readonly etag?: string | undefined;
  /** Limit of the body, after decompression. */
  readonly maxBytes: number;
}

const room: Readonly<Record<CallKind, readonly [parallel: number, waiting: number]>> = {
  content: [32, 200],
  unlisted: [4, 60],
  file: [12, 200],
  stream: [32, 400],
  message: [32, 200],
  draft: [8, 40],
};

const noPlace = (kind: CallKind): string => `too many calls wait (${kind})`;

/** Whether a call was never made, because too many unlisted ids are waiting. */
export const isTurnedAway = ({ reason }: ContentError): boolean => reason === noPlace('unlisted');

export const isImmutable = (headers: Headers): boolean =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** Whether the body is compressed, although we did not ask: then ignore its length and ranges. */
export const isCoded = (headers: Headers): boolean =>
  !/^(?:identity)?$/i.test(headers.get('content-encoding')?.trim() ?? '');

/**
 * Client of the content service, with time-outs and a queue for each kind of call; caches nothing.
 */
export function createUpstream({
  baseUrl,
  timeoutMs,
}: Pick<HttpClientOptions, 'baseUrl' | 'timeoutMs'>) {
  const http = createHttpClient({ baseUrl, timeoutMs, fetch: fetchContent });
  const queueOf = (kind: CallKind): Queue =>
    createQueue(...room[kind], () => {
      return new ContentError({ kind: 'unreachable', url: baseUrl, reason: noPlace(kind) });
    });
  const queues: Readonly<Record<CallKind, Queue>> = {
    content: queueOf('content'),
    unlisted: queueOf('unlisted'),
    file: queueOf('file'),
    stream: queueOf('stream'),
    message: queueOf('message'),
    draft: queueOf('draft'),
  };
  const asItIs = (response: Response): Response => response;

  return {
    /** GET with one retry. @throws ContentError for any status but 200, 304, 404 or 410. */
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
    /** One request, until its head arrives. @throws ContentError on a time-out or a full queue. */
    request: (
      kind: Exclude<CallKind, 'content'>,
      path: string,
      init: RequestInit,
      headTimeoutMs?: number,
    ): Promise<Response> =>
      queues[kind](() => http.send(path, init, asItIs, { timeoutMs: headTimeoutMs })),
    /** Opens an event stream; it is not queued. */
    open: (path: string, init: RequestInit): Promise<Response> => http.send(path, init, asItIs),
  };
}

export type Upstream = ReturnType<typeof createUpstream>;
