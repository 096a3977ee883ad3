import pRetry from 'p-retry';
import type { ContentStore } from '../content/store.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';

/** A cache in front of the sites, such as Varnish, that keeps pages until it hears of a change. */
export interface Edge {
  /** A page that the cache may keep, made of content at these paths. */
  lasting(answer: PreparedResponse, paths: Iterable<string>): PreparedResponse;
  /** A page whose content has changed: it is sent to this visitor, and no cache may keep it. */
  passing(answer: PreparedResponse): PreparedResponse;
  /** Begins to tell the cache of changes; the returned function ends that. */
  start(): () => void;
}

interface EdgeOptions {
  /** Where the caches are told of changes (`EDGE_PURGE_URL`). */
  readonly addresses: readonly string[];
  readonly store: Pick<ContentStore, 'onChange'>;
  readonly log: Log;
  readonly meter?: Meter | undefined;
  /** Milliseconds. */
  readonly times?: {
    /** Changes that come together are told together. */
    readonly gather: number;
    /** Until a change is told again, for pages that were on their way to the cache the first time. */
    readonly again: number;
    readonly firstPause: number;
  };
}

/** Pages are asked for again sooner where the cache was told; this is for what it was not told of. */
const lifetime = 'max-age=300, stale-while-revalidate=60, stale-if-error=604800';
/** After this time the cache has asked for every page again by itself. */
const outlivedMs = 360_000;
/** The key of every page: a new build changes them all. */
const everyPage = 'page';
/** A header line is at most 8 kB in most caches. */
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
 * Pages say what they are made of (`Surrogate-Key`: the paths of their content), and a changed path is
 * told to the cache by `PURGE` with the same header. What is sent before the new page is made says that
 * it may not be kept, so that it does not matter when a cache asks again.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { addresses, store, log, meter, times = usualTimes } = options;

  const tell = async (address: string, line: string): Promise<void> => {
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
    lasting: (answer, paths) =>
      withHeaders(answer, {
        'cdn-cache-control': lifetime,
        'surrogate-key': [everyPage, ...paths].join(' '),
      }),
    passing: (answer) => withHeaders(answer, { 'cdn-cache-control': 'no-store' }),
    start() {
      const ended = new AbortController();
      const { signal } = ended;
      const changed = new Set<string>();

      const tellAll = (lines: readonly string[]): void => {
        if (signal.aborted) return;
        for (const line of lines) {
          for (const address of addresses) {
            pRetry(() => tell(address, line), {
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
              // The server stops: whoever starts next has every page asked for again.
              log.debug({ address, reason: String(error) }, 'the cache in front was not told');
            });
          }
        }
      };
      const flush = (): void => {
        const lines = linesOf(changed);
        changed.clear();
        tellAll(lines);
        setTimeout(() => tellAll(lines), times.again).unref();
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
