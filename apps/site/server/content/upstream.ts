import { ContentError } from '@insurance-kit/content-client';
import {
  createHttpClient,
  type HttpClientOptions,
  readBody,
} from '@insurance-kit/content-client/http';
import { fetchContent } from '../http/request-scope.ts';
import { createQueue, type Queue } from '../queue.ts';

/** What the content service answered to a GET. */
type Fetched =
  | {
      readonly state: 'found';
      readonly body: Buffer;
      readonly etag: string | undefined;
      /** Whether the service says that this address will never have other bytes. */
      readonly immutable: boolean;
    }
  | { readonly state: 'unchanged'; readonly immutable: boolean }
  | { readonly state: 'absent'; readonly status: number };

/**
 * What a call is for. Each has a queue of its own, so that a hang of one kind holds up no other, and what
 * strangers can ask for without end holds up nothing that the site needs.
 */
type CallKind =
  /** Records, and articles that the site's own lists have. */
  | 'content'
  /** Ids and files that nobody but their visitor has named. */
  | 'unlisted'
  /** Drawings, the sources of pictures, sizes of files: those that known content names. */
  | 'file'
  /** Files on their way to a visitor, until their head is there. */
  | 'stream'
  /** What visitors send. */
  | 'message'
  /** Drafts and their files, for the link of a preview. */
  | 'draft';

/** How one GET is made. */
interface GetOptions {
  readonly kind: 'content' | 'unlisted' | 'file';
  /** The entity tag of what is known; a service that still has it answers `unchanged`. */
  readonly etag?: string | undefined;
  /** Most bytes that are read of a body, after decompression. */
  readonly maxBytes: number;
}

/** Calls under way at the same time, and calls that wait. */
const room: Readonly<Record<CallKind, readonly [parallel: number, waiting: number]>> = {
  content: [32, 200],
  unlisted: [4, 60],
  file: [12, 200],
  stream: [32, 400],
  message: [32, 200],
  draft: [8, 40],
};

const noPlace = (kind: CallKind): string => `too many calls wait (${kind})`;

/** Whether a call was never made, because strangers ask for too many ids. */
export const isTurnedAway = ({ reason }: ContentError): boolean => reason === noPlace('unlisted');

/** Whether an answer says that its address will never have other bytes. */
export const isImmutable = (headers: Headers): boolean =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/**
 * Whether a body came compressed although nobody asked for that. `fetch` has undone it: the head's length
 * and ranges are those of other bytes.
 */
export const isCoded = (headers: Headers): boolean =>
  !/^(?:identity)?$/i.test(headers.get('content-encoding')?.trim() ?? '');

/**
 * Asks the content service, with time-outs, and in a queue for each kind of call; nothing of it is
 * remembered here.
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
    /**
     * A GET, tried twice.
     *
     * @throws ContentError for everything but an answer of 200, 304, 404 or 410.
     */
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
          { attempts: 1 },
        ),
      ),
    /**
     * One request as it is, tried once; only the head is waited for.
     *
     * @throws ContentError when no head arrives within the time-out, or too many calls of its kind wait.
     */
    request: (
      kind: Exclude<CallKind, 'content'>,
      path: string,
      init: RequestInit,
      headTimeoutMs?: number,
    ): Promise<Response> =>
      queues[kind](() => http.send(path, init, asItIs, { timeoutMs: headTimeoutMs })),
    /** A connection that stays open: it waits in no queue. */
    open: (path: string, init: RequestInit): Promise<Response> => http.send(path, init, asItIs),
  };
}

/** The content service, as `createUpstream` asks it. */
export type Upstream = ReturnType<typeof createUpstream>;
