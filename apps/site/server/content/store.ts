import {
  type ContentData,
  ContentError,
  isContentError,
  type ResourceName,
} from '@insurance-kit/content-client';
import { mostAnswerBytes } from '@insurance-kit/server/limits';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import type { createSnapshots } from './snapshots.ts';
import type { Upstream } from './upstream.ts';

/** The validated data of a response, with the name of its resource. */
export interface ReadAnswer<Name extends ResourceName = ResourceName> {
  readonly resource: Name;
  readonly data: ContentData[Name];
}

/** Validates a response. @throws ContentError `unreadable`, or `missing` if the id is unknown. */
export type ReadJson = (json: unknown) => ReadAnswer;

/** The last valid response for a path. */
export interface ContentDocument {
  readonly path: string;
  readonly bytes: Buffer;
  readonly answer: ReadAnswer;
  readonly hash: string;
}

/** Why the last request for a path failed, and how long the site waits before the next one. */
interface Failure {
  readonly error: ContentError;
  readonly pauseMs: number;
  readonly until: number;
  readonly isLogged: boolean;
}

interface CacheEntry {
  readonly path: string;
  readonly readJson: ReadJson;
  document?: (ContentDocument & { readonly etag: string | undefined }) | undefined;
  fetchedAt: number;
  failure?: Failure | undefined;
  /** Whether the service announced a newer version. */
  isStale: boolean;
  refreshing?: Promise<void> | undefined;
}

interface ContentStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly snapshots: ReturnType<typeof createSnapshots>;
  readonly ttlSeconds: number;
  /** Returns the parser for a path's responses. `undefined` if no resource has this path. */
  readonly readJsonOf: (path: string) => ReadJson | undefined;
  /** Paths of the content that pages always need. */
  readonly core: readonly string[];
  /** Whether a cached list contains a path's article. Unlisted articles have a separate queue. */
  readonly isListed: (path: string) => boolean;
  readonly log: Log;
}

const maxOtherEntries = 500;
const maxEmptyEntries = 200;
const absentForMs = 30_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
const parallelRefreshes = 4;
/** Content is refreshed after this share of its time to live, so that it does not expire. */
const refreshShare = 0.8;

const now = (): number => performance.now();

const missing = (path: string): ContentError =>
  new ContentError({
    kind: 'missing',
    url: path,
    reason: 'the content service has nothing at this path',
  });

const toContentError = (error: unknown, path: string): ContentError => {
  if (isContentError(error)) return error;
  const reason = error instanceof SyntaxError ? 'the answer is not JSON' : String(error);
  return new ContentError({ kind: 'unreadable', url: path, reason, cause: error });
};

const networkReason = ({ cause }: ContentError): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};

/** Creates a store of each path's last valid response. `start` begins regular refreshing. */
export function createContentStore(options: ContentStoreOptions) {
  const { upstream, snapshots, readJsonOf, core, isListed, log } = options;
  const ttlMs = options.ttlSeconds * 1000;
  const listeners = new Set<(path: string) => void>();
  let refreshingDue: Promise<void> | undefined;

  const announceChange = (path: string): void => {
    for (const listener of listeners) listener(path);
  };

  const coreEntries = new Map<string, CacheEntry>();
  const otherEntries = new LRUCache<string, CacheEntry>({
    max: maxOtherEntries,
    dispose: (_entry, path, reason) => {
      if (reason !== 'evict') return;
      // Evicted content is not refreshed any more, so delete the cached pages that show it.
      announceChange(path);
      void snapshots.remove(path);
    },
  });
  /** Entries without content. They have a separate cache, so that invented ids evict no article. */
  const emptyEntries = new LRUCache<string, CacheEntry>({ max: maxEmptyEntries });

  const createEntry = (path: string): CacheEntry | undefined => {
    const readJson = readJsonOf(path);
    return readJson && { path, readJson, fetchedAt: Number.NEGATIVE_INFINITY, isStale: false };
  };
  for (const path of core) {
    const entry = createEntry(path);
    if (entry !== undefined) coreEntries.set(path, entry);
  }
  const find = (path: string): CacheEntry | undefined =>
    coreEntries.get(path) ?? otherEntries.get(path) ?? emptyEntries.get(path);
  /** Returns a path's entry, or creates it. `undefined` if no resource has this path. */
  const findOrAdd = (path: string): CacheEntry | undefined => {
    const known = find(path);
    if (known !== undefined) return known;
    const added = createEntry(path);
    if (added !== undefined) emptyEntries.set(path, added);
    return added;
  };
  /** Moves an entry: to `otherEntries` if it has content, otherwise to `emptyEntries`. */
  const moveEntry = (entry: CacheEntry): void => {
    if (coreEntries.has(entry.path)) return;
    const [from, to] =
      entry.document === undefined ? [otherEntries, emptyEntries] : [emptyEntries, otherEntries];
    from.delete(entry.path);
    to.set(entry.path, entry);
  };
  const activeEntries = (): readonly CacheEntry[] => [
    ...coreEntries.values(),
    ...otherEntries.values(),
  ];

  /** Whether an entry is core, cached or listed. Other paths may be inventions of visitors. */
  const isReferenced = ({ path, document }: CacheEntry): boolean =>
    document !== undefined || coreEntries.has(path) || isListed(path);

  const noteSuccess = (entry: CacheEntry): void => {
    entry.fetchedAt = now();
    if (entry.failure?.isLogged) log.info({ path: entry.path }, 'content is available again');
    entry.failure = undefined;
  };

  /** Records a failure. Each path has a separate pause, because other paths may still work. */
  const noteFailure = (entry: CacheEntry, cause: unknown): void => {
    const before = entry.failure;
    const error = toContentError(cause, entry.path);
    const pauseMs = Math.min(
      Math.max(firstPauseMs, 2 * (before?.pauseMs ?? 0)),
      longestPauseMs,
      Math.max(firstPauseMs, ttlMs),
    );
    // Failures of invented paths would fill the log, so do not log them.
    const isLogged = before?.isLogged === true || isReferenced(entry);
    entry.failure = { error, pauseMs, until: now() + pauseMs, isLogged };
    if (!isLogged || (before?.isLogged && before.error.kind === error.kind)) return;
    log.warn(
      {
        path: entry.path,
        kind: error.kind,
        reason: error.message,
        cause: networkReason(error),
        served: entry.document !== undefined,
      },
      'content is unavailable',
    );
  };

  const markAbsent = (entry: CacheEntry): void => {
    const hadDocument = entry.document !== undefined;
    entry.document = undefined;
    const until = now() + Math.min(ttlMs, absentForMs);
    entry.failure = { error: missing(entry.path), pauseMs: 0, until, isLogged: false };
    moveEntry(entry);
    if (!hadDocument) return;
    void snapshots.remove(entry.path);
    log.info({ path: entry.path }, 'content was deleted');
    announceChange(entry.path);
  };

  const storeBody = async (
    entry: CacheEntry,
    body: Buffer,
    etag: string | undefined,
  ): Promise<void> => {
    const hash = fingerprint(body);
    const before = entry.document;
    if (before?.hash === hash) {
      entry.document = { ...before, etag };
      noteSuccess(entry);
      return;
    }
    // Unlike `toString`, drops a byte order mark.
    const text = new TextDecoder().decode(body);
    const answer = entry.readJson(JSON.parse(text));
    // After a failure, cached pages may lack this content.
    const wasMissed = entry.failure !== undefined;
    entry.document = { path: entry.path, bytes: body, answer, hash, etag };
    if (before === undefined) moveEntry(entry);
    noteSuccess(entry);
    if (before !== undefined || wasMissed) announceChange(entry.path);
    await snapshots.save({ path: entry.path, etag, body: text });
  };

  const fetchInto = async (entry: CacheEntry): Promise<void> => {
    const { path } = entry;
    entry.isStale = false;
    try {
      const fetched = await upstream.get(path, {
        kind: isReferenced(entry) ? 'content' : 'unlisted',
        etag: entry.document?.etag,
        maxBytes: mostAnswerBytes(path),
      });
      if (fetched.state === 'unchanged') noteSuccess(entry);
      else if (fetched.state === 'found') await storeBody(entry, fetched.body, fetched.etag);
      // If content is cached or core, a 404 or 410 is a failure. Otherwise the content is missing.
      else if (entry.document === undefined && !coreEntries.has(path)) markAbsent(entry);
      else {
        const { status } = fetched;
        const reason = `the content service answered ${status}`;
        noteFailure(entry, new ContentError({ kind: 'refused', url: path, status, reason }));
      }
    } catch (error) {
      if (isContentError(error, 'missing')) markAbsent(entry);
      else noteFailure(entry, error);
    }
  };

  /** Fetches an entry's content, once for all concurrent callers. Never rejects. */
  const refresh = (entry: CacheEntry): Promise<void> => {
    entry.refreshing ??= fetchInto(entry).finally(() => {
      entry.refreshing = undefined;
    });
    return entry.refreshing;
  };

  const mayRequest = (entry: CacheEntry): boolean =>
    entry.refreshing === undefined && (entry.failure === undefined || entry.failure.until <= now());

  const isDue = (entry: CacheEntry): boolean => {
    if (!mayRequest(entry)) return false;
    if (entry.document === undefined) return coreEntries.has(entry.path);
    if (entry.failure !== undefined || entry.isStale) return true;
    return now() - entry.fetchedAt >= ttlMs * refreshShare;
  };

  const refreshDue = (): Promise<void> => {
    refreshingDue ??= pLimit(parallelRefreshes)
      .map(activeEntries().filter(isDue), refresh)
      .then(() => {
        refreshingDue = undefined;
      });
    return refreshingDue;
  };

  const markStale = (entry: CacheEntry): void => {
    entry.isStale = true;
    if (entry.failure !== undefined) entry.failure = { ...entry.failure, until: 0 };
  };

  return {
    /** Returns cached content at once; otherwise fetches it. @throws ContentError if that fails. */
    async document(path: string): Promise<ContentDocument> {
      const entry = findOrAdd(path);
      if (entry === undefined) throw missing(path);
      if (entry.document !== undefined) {
        if (now() - entry.fetchedAt >= ttlMs && mayRequest(entry)) void refresh(entry);
        return entry.document;
      }
      if (entry.refreshing !== undefined || mayRequest(entry)) await refresh(entry);
      if (entry.document !== undefined) return entry.document;
      throw entry.failure?.error ?? missing(path);
    },
    /** The longest time, in seconds, since the service last confirmed a cached core record. */
    oldestAge: () => {
      const cached = [...coreEntries.values()].filter(({ document }) => document);
      const oldest = Math.min(...cached.map(({ fetchedAt }) => fetchedAt));
      return cached.length === 0 ? Number.POSITIVE_INFINITY : (now() - oldest) / 1000;
    },
    documents: (): readonly ContentDocument[] =>
      activeEntries().flatMap(({ document }) => document ?? []),
    cached: (path: string): ContentDocument | undefined => find(path)?.document,
    /** Calls `listener` with a path whose content changed, went away or arrived after a failure. */
    onChange: (listener: (path: string) => void) => void listeners.add(listener),
    /** Whether every core path has content or has failed, and some content is cached. */
    isReady: () =>
      [...coreEntries.values()].every(({ document, failure }) => document ?? failure) &&
      activeEntries().some(({ document }) => document !== undefined),
    missingPaths: () =>
      [...coreEntries.values()].flatMap(({ path, document }) => (document ? [] : path)),
    async load() {
      for (const { path, etag, body } of await snapshots.load()) {
        const entry = findOrAdd(path);
        if (entry === undefined) continue;
        try {
          const answer = entry.readJson(JSON.parse(body));
          const bytes = Buffer.from(body);
          entry.document = { path, bytes, answer, hash: fingerprint(bytes), etag };
          moveEntry(entry);
        } catch (error) {
          log.warn({ path, reason: String(error) }, 'ignored an invalid content snapshot');
        }
      }
    },
    refreshDue,
    /** Refreshes content at once if `isStale` is true for it. By default, refreshes all content. */
    async refresh(isStale: (path: string, etag: string | undefined) => boolean = () => true) {
      const staleIn = (entries: Iterable<CacheEntry>) =>
        [...entries].filter(({ path, document }) => isStale(path, document?.etag));
      const stale = staleIn(activeEntries());
      [...stale, ...staleIn(emptyEntries.values())].forEach(markStale);
      await pLimit(parallelRefreshes).map(stale, async (entry) => {
        // A running request may return the old content: wait for it, then request again.
        await entry.refreshing;
        if (isDue(entry)) await refresh(entry);
      });
    },
    /** Refreshes content regularly. Returns a function that stops the refreshing. */
    start() {
      const pause = Math.min(1000, ttlMs / 10);
      void refreshDue();
      const timer = setInterval(() => void refreshDue(), pause);
      return () => clearInterval(timer);
    },
  };
}

export type ContentStore = ReturnType<typeof createContentStore>;
