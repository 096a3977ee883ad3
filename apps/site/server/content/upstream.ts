import { setTimeout as sleep } from 'node:timers/promises';
import { ContentError, type ContentErrorKind, isContentError } from '@insurance-kit/content-client';
import { elapsedMs } from '../clock.ts';
import { fetchContent } from '../http/request-scope.ts';
import type { Log } from '../log.ts';

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

/** How one GET is made. */
interface GetOptions {
  /** The entity tag of what is known; a service that still has it answers `unchanged`. */
  readonly etag?: string | undefined;
  /** Most bytes that are read of a body, after decompression. */
  readonly maxBytes: number;
  /** Asks although the breaker is open: the one call that finds out whether the service is back. */
  readonly probe?: boolean;
  /**
   * Whether a failure counts for the breaker. Not for an address that a visitor chose: three made-up ids
   * would cut the service off for everybody.
   */
  readonly mayOpenBreaker?: boolean;
}

/** The content service, asked with time-outs, one retry, and a breaker over all calls. */
export interface Upstream {
  /** @throws ContentError for everything but an answer of 200, 304, 404 or 410. */
  get(path: string, options: GetOptions): Promise<Fetched>;
  /**
   * One request as it is, for streaming and for posts: no retry, and only the head is waited for.
   *
   * @throws ContentError when no head arrives within the time-out.
   */
  request(path: string, init: RequestInit, timeoutMs?: number): Promise<Response>;
  /** `closed`: calls go out; `open`: they fail at once; `due`: a probe may go out. */
  state(): 'closed' | 'open' | 'due';
}

interface UpstreamOptions {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly log: Log;
  readonly now?: () => number;
  /** Milliseconds until a whole answer must be there. */
  readonly timeoutMs?: number;
  /** Longest pause of the breaker in milliseconds. */
  readonly longestPauseMs?: number;
}

/** Different paths that must fail one after the other, without a success between, to open the breaker. */
const failuresToOpen = 3;
const firstPauseMs = 500;
/** Calls under way at the same time; a flood of unknown addresses is turned away before the service. */
const maxParallel = 64;

const failure = (
  kind: ContentErrorKind,
  url: string,
  reason: string,
  status?: number,
): ContentError => new ContentError({ kind, url, reason, status });

/**
 * Reads a body, and no further than `maxBytes`, whatever its head says.
 *
 * @throws ContentError for a larger one.
 */
export const readBody = async (
  response: Response,
  url: string,
  maxBytes: number,
): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (response.body === null) return Buffer.alloc(0);
  for await (const chunk of response.body) {
    size += chunk.length;
    // Leaving the loop cancels the stream, so the rest is never fetched.
    if (size > maxBytes) {
      throw failure('unreadable', url, `the answer is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Whether an answer says that its address will never have other bytes. */
export const isImmutable = (headers: Headers): boolean =>
  /\bimmutable\b/.test(headers.get('cache-control') ?? '');

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no whole answer in time';
  return error.cause instanceof Error && error.cause.message !== ''
    ? error.cause.message
    : error.message;
};

/**
 * The breaker opens when several paths in a row fail, so that one faulty call never closes the
 * others, and a dead service is not asked once a visitor. While it is open, one probe at a time goes
 * out, after pauses that double.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  const { baseUrl, log, timeoutMs = 2500, longestPauseMs = 30_000 } = options;
  const { now = elapsedMs } = options;
  const failing = new Set<string>();
  let underWay = 0;
  let open: { until: number; pauseMs: number } | undefined;

  const succeed = (): void => {
    failing.clear();
    if (open === undefined) return;
    open = undefined;
    log.info({ service: baseUrl }, 'the content service answers again');
  };

  const fail = (path: string, error: ContentError): void => {
    failing.add(path);
    if (open === undefined && failing.size < failuresToOpen) return;
    if (open === undefined) {
      log.error({ service: baseUrl, reason: error.message }, 'the content service is failing');
    }
    // Calls that were under way when the breaker opened do not lengthen the pause.
    if (open !== undefined && now() < open.until) return;
    const pauseMs = Math.min(open === undefined ? firstPauseMs : open.pauseMs * 2, longestPauseMs);
    open = { until: now() + pauseMs, pauseMs };
  };

  const ask = async (path: string, { etag, maxBytes }: GetOptions): Promise<Fetched> => {
    const url = baseUrl + path;
    try {
      const response = await fetchContent(url, {
        redirect: 'manual',
        headers: etag === undefined ? {} : { 'if-none-match': etag },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const immutable = isImmutable(response.headers);
      if (response.status === 200) {
        const body = await readBody(response, url, maxBytes);
        return { state: 'found', body, etag: response.headers.get('etag') ?? undefined, immutable };
      }
      await response.body?.cancel();
      if (response.status === 304 && etag !== undefined) return { state: 'unchanged', immutable };
      if (response.status === 404 || response.status === 410) {
        return { state: 'absent', status: response.status };
      }
      const { status } = response;
      throw failure('refused', url, `the content service answered ${status}`, status);
    } catch (error) {
      if (isContentError(error)) throw error;
      throw failure('unreachable', url, `the content service gave ${causeOf(error)}`);
    }
  };

  /** A lost connection or a 5xx may be gone at the next try; a wrong answer will not be. */
  const isPassing = (error: ContentError): boolean =>
    error.kind === 'unreachable' || (error.status !== undefined && error.status >= 500);

  const askTwice = async (path: string, request: GetOptions): Promise<Fetched> => {
    try {
      return await ask(path, request);
    } catch (error) {
      if (!isContentError(error) || !isPassing(error) || request.probe === true) {
        throw error;
      }
      await sleep(50 + Math.random() * 150);
      return await ask(path, request);
    }
  };

  return {
    async get(path, request) {
      if (open !== undefined && request.probe !== true) {
        throw failure('unreachable', baseUrl + path, 'the content service is failing');
      }
      if (underWay >= maxParallel) {
        throw failure('unreachable', baseUrl + path, 'too many calls are under way');
      }
      underWay += 1;
      try {
        const fetched = await askTwice(path, request);
        succeed();
        return fetched;
      } catch (error) {
        if (isContentError(error)) {
          if (!isPassing(error)) succeed();
          else if (request.mayOpenBreaker === true) fail(path, error);
        }
        throw error;
      } finally {
        underWay -= 1;
      }
    },
    async request(path, init, headTimeoutMs = timeoutMs) {
      const url = baseUrl + path;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error('no answer in time')), headTimeoutMs);
      const signals = init.signal ? [init.signal, late.signal] : [late.signal];
      try {
        const signal = AbortSignal.any(signals);
        return await fetchContent(url, { ...init, redirect: 'manual', signal });
      } catch (error) {
        throw failure('unreachable', url, `the content service gave ${causeOf(error)}`);
      } finally {
        clearTimeout(timer);
      }
    },
    state() {
      if (open === undefined) return 'closed';
      return now() >= open.until ? 'due' : 'open';
    },
  };
}
