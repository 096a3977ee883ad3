import pRetry from 'p-retry';
import type { ContentStore } from '../content/store.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';

/** A cache in front of the sites, such as Varnish, that keeps pages until it hears of a change. */
export interface Edge {
  /** The answer as the cache may keep it, with the paths of the content that it is made of. */
  cacheable(answer: PreparedResponse, paths: Iterable<string>): PreparedResponse;
  /** The answer as no cache may keep it: its content has changed, or it is incomplete. */
  uncacheable(answer: PreparedResponse): PreparedResponse;
  /** Begins to purge what changes; the returned function ends that. */
  start(): () => void;
}

interface EdgeOptions {
  /** Where the caches take a PURGE (`EDGE_PURGE_URL`). */
  readonly addresses: readonly string[];
  readonly store: Pick<ContentStore, 'onChange'>;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  /** Milliseconds. */
  readonly times?: {
    /** Changes within this time are purged together. */
    readonly gather: number;
    /** Until the second PURGE, for pages that were on their way to the cache at the first. */
    readonly again: number;
    readonly firstPause: number;
  };
}

/** Upper bound for a cache that missed a PURGE. */
const lifetime = 'max-age=300, stale-while-revalidate=60, stale-if-error=604800';
/** By then the cache has revalidated every page by itself, so retrying a PURGE is pointless. */
const outlivedMs = 360_000;
/** The key of every page: a new build changes them all. */
const everyPage = 'page';
/** Of a line of keys: most caches allow header lines of 8 kB. */
const mostCharacters = 4_000;
const timeoutMs = 2_000;
const longestPauseMs = 30_000;
const usualTimes = { gather: 10, again: 1_000, firstPause: 500 };

const withHeaders = (
  answer: PreparedResponse,
  headers: Readonly<Record<string, string>>,
): PreparedResponse => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
  heads: new Map(),
});

/** Keys as header lines that are not too long. */
function linesOf(keys: Iterable<string>): readonly string[] {
  const lines = [''];
  for (const key of keys) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + key.length > mostCharacters) lines.push(key);
    else lines[lines.length - 1] = `${line} ${key}`.trim();
  }
  return lines;
}

/**
 * Pages name the content that they are made of (`Surrogate-Key`: its paths). When a path changes, the
 * cache gets a `PURGE` with the same header. Until the new page is made, the earlier one is sent as
 * uncacheable, so that a cache may ask again at any moment.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { addresses, store, log, meter, times = usualTimes } = options;

  const purge = async (address: string, line: string): Promise<void> => {
    const answer = await fetch(address, {
      method: 'PURGE',
      headers: { 'surrogate-key': line },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    meter?.purge('done');
  };

  return {
    cacheable: (answer, paths) =>
      withHeaders(answer, {
        'cdn-cache-control': lifetime,
        'surrogate-key': [everyPage, ...paths].join(' '),
      }),
    uncacheable: (answer) => withHeaders(answer, { 'cdn-cache-control': 'no-store' }),
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      const changed = new Set<string>();

      const purgeAll = (lines: readonly string[]): void => {
        if (signal.aborted) return;
        for (const line of lines) {
          for (const address of addresses) {
            pRetry(() => purge(address, line), {
              retries: Number.POSITIVE_INFINITY,
              maxRetryTime: outlivedMs,
              minTimeout: times.firstPause,
              maxTimeout: longestPauseMs,
              unref: true,
              signal,
              onFailedAttempt: ({ error, attemptNumber }) => {
                meter?.purge('failed');
                if (attemptNumber > 1) return;
                log.warn(
                  { address, reason: error.message },
                  'the cache in front was not told of a change; tried again',
                );
              },
            }).catch((error: unknown) => {
              // The server stops, and its next start purges every page; or the cache has revalidated all.
              log.debug({ address, reason: String(error) }, 'the cache in front was not told');
            });
          }
        }
      };
      const flush = (): void => {
        const lines = linesOf(changed);
        changed.clear();
        purgeAll(lines);
        setTimeout(() => purgeAll(lines), times.again).unref();
      };
      const take = (key: string): void => {
        if (changed.size === 0) setTimeout(flush, times.gather).unref();
        changed.add(key);
      };

      take(everyPage);
      const stopListening = store.onChange(take);
      return () => {
        stopListening();
        ended.abort();
      };
    },
  };
}
