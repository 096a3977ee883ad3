import {
  type ContentData,
  ContentError,
  isContentError,
  type ResourceName,
} from '@insurance-kit/content-client';
import { mostAnswerBytes } from '@insurance-kit/server/answer-limits';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { createSnapshots } from './snapshots.ts';
import { isTurnedAway, type Upstream } from './upstream.ts';

/** What an answer of the content service was read into: typed, sanitised, made once. */
export interface ReadAnswer<Name extends ResourceName = ResourceName> {
  readonly resource: Name;
  readonly data: ContentData[Name];
}

/**
 * Reads a parsed answer of a path.
 *
 * @throws ContentError `missing` where the answer says that there is no such thing, `unreadable`
 *   where it holds nothing usable.
 */
export type ReadJson = (json: unknown) => ReadAnswer;

/** An answer of the content service that passed its schema. It never changes: a new one replaces it. */
export interface ContentDocument {
  readonly path: string;
  readonly bytes: Buffer;
  /** What it was read into. */
  readonly answer: ReadAnswer;
  /** Fingerprint of the bytes: the version of the content. */
  readonly hash: string;
}

/** Why a path cannot be read, or that it has no content, and how long it is left alone. */
interface Failure {
  readonly error: ContentError;
  readonly pauseMs: number;
  /** Until then the path is not asked for again. */
  readonly until: number;
  readonly isLogged: boolean;
}

/** What is remembered of one path. */
interface CacheEntry {
  readonly path: string;
  readonly readJson: ReadJson;
  /** The last good answer. */
  document: (ContentDocument & { readonly etag: string | undefined }) | undefined;
  fetchedAt: number;
  failure: Failure | undefined;
  /** Whether the service has announced a newer version than the known or the pending one. */
  isStale: boolean;
  refreshing: Promise<void> | undefined;
}

/** The content store: what was good stays until something good replaces it. */
export interface ContentStore {
  /**
   * What a path answers. Known content comes at once, and is asked for again in the background once
   * it is older than the time to live; unknown content is waited for.
   *
   * @throws ContentError when nothing is known and nothing can be had.
   */
  document(path: string): Promise<ContentDocument>;
  /** What is known of the core paths, and how long ago the service last said that it is current. */
  core(): readonly CoreContent[];
  /** All content that is cached now. */
  documents(): readonly ContentDocument[];
  /** What is cached now, however old. */
  cached(path: string): ContentDocument | undefined;
  /**
   * Calls `listener` with the path of content that has changed or is deleted, or that comes where a page
   * had to lack it.
   */
  onChange(listener: (path: string) => void): void;
  /** Whether each core path is known or was asked for, and any content is known. */
  isReady(): boolean;
  /** The core paths of which no content is known: pages lack them, or cannot be shown. */
  lacking(): readonly string[];
  /** Reads the snapshots of the last run. */
  load(): Promise<void>;
  /** Asks for everything that is due; `start` calls it again and again. */
  refreshDue(): Promise<void>;
  /**
   * Asks at once for what is known and may be stale, whatever its age.
   *
   * @param isStale gets each path, and the entity tag of its known content; default: everything is.
   */
  refresh(isStale?: (path: string, etag: string | undefined) => boolean): Promise<void>;
  /** Begins to keep content fresh; the returned function ends it. */
  start(): () => void;
}

/** A core path whose content is known. */
interface CoreContent {
  readonly path: string;
  readonly hash: string;
  readonly etag: string | undefined;
  /** Infinite for what is known from an earlier run alone. */
  readonly ageMs: number;
}

interface ContentStoreOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly snapshots: ReturnType<typeof createSnapshots>;
  readonly ttlSeconds: number;
  /** How the answers of a path are read; `undefined` for a path that is no call of §7. */
  readonly readJsonOf: (path: string) => ReadJson | undefined;
  /** Paths that are kept fresh from the start, asked for or not. */
  readonly core: readonly string[];
  /** Whether the site's own lists have a path, such as an article's: then its call waits behind no stranger's. */
  readonly isListed: (path: string) => boolean;
  readonly log: Log;
  readonly now?: () => number;
}

/** How many paths besides the core ones are remembered: articles. */
const maxOthers = 500;
const maxUnproven = 200;
const negativeMs = 30_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
const parallelRefreshes = 4;
/** A refresh begins a little before the time to live ends, so that a change is visible within it. */
const refreshShare = 0.8;

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

/** What the network said, such as `connect ECONNREFUSED 127.0.0.1:4000`. */
const networkReason = ({ cause }: ContentError): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};

/** Creates the cache; nothing is asked for until the first call. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const {
    upstream,
    snapshots,
    readJsonOf,
    core,
    isListed,
    log,
    now = () => performance.now(),
  } = options;
  const ttlMs = options.ttlSeconds * 1000;
  const listeners = new Set<(path: string) => void>();
  let refreshingDue: Promise<void> | undefined;

  const announceChange = (path: string): void => {
    for (const listener of listeners) listener(path);
  };

  // The core paths stay; of the others the last used.
  const coreEntries = new Map<string, CacheEntry>();
  const others = new LRUCache<string, CacheEntry>({
    max: maxOthers,
    dispose: (_entry, path, reason) => {
      if (reason !== 'evict') return;
      // Pages made of it are no longer kept fresh by it.
      announceChange(path);
      void snapshots.remove(path);
    },
  });
  /** Paths without content so far: in a flood of unknown ids each evicts another one, never an article. */
  const unproven = new LRUCache<string, CacheEntry>({ max: maxUnproven });

  const createEntry = (path: string): CacheEntry | undefined => {
    const readJson = readJsonOf(path);
    return (
      readJson && {
        path,
        readJson,
        document: undefined,
        fetchedAt: Number.NEGATIVE_INFINITY,
        failure: undefined,
        isStale: false,
        refreshing: undefined,
      }
    );
  };
  for (const path of core) {
    const entry = createEntry(path);
    if (entry !== undefined) coreEntries.set(path, entry);
  }
  const find = (path: string): CacheEntry | undefined =>
    coreEntries.get(path) ?? others.get(path) ?? unproven.get(path);
  /** The entry of a path, new if need be; `undefined` for a path that is no call of §7. */
  const findOrAdd = (path: string): CacheEntry | undefined => {
    const known = find(path);
    if (known !== undefined) return known;
    const added = createEntry(path);
    if (added !== undefined) unproven.set(path, added);
    return added;
  };
  /** Moves an entry to those with content or those without, after that has changed. */
  const place = (entry: CacheEntry): void => {
    if (coreEntries.has(entry.path)) return;
    const [from, to] = entry.document === undefined ? [others, unproven] : [unproven, others];
    from.delete(entry.path);
    to.set(entry.path, entry);
  };
  /** What is kept fresh: the core paths, and those whose content is known. */
  const activeEntries = (): readonly CacheEntry[] => [...coreEntries.values(), ...others.values()];

  const succeed = (entry: CacheEntry): void => {
    entry.fetchedAt = now();
    if (entry.failure === undefined) return;
    if (entry.failure.isLogged) log.info({ path: entry.path }, 'content is read again');
    entry.failure = undefined;
  };

  /** Each path has a pause of its own: a call that fails says nothing of the others. */
  const fail = (entry: CacheEntry, cause: unknown): void => {
    const before = entry.failure;
    const error = toContentError(cause, entry.path);
    const pauseMs = Math.min(
      Math.max(firstPauseMs, 2 * (before?.pauseMs ?? 0)),
      longestPauseMs,
      Math.max(firstPauseMs, ttlMs),
    );
    const wasLogged = before?.isLogged === true && before.error.kind === error.kind;
    // A line for each id that is made up would fill the log.
    const isLogged = wasLogged || !isTurnedAway(error);
    entry.failure = { error, pauseMs, until: now() + pauseMs, isLogged };
    if (wasLogged || !isLogged) return;
    log.warn(
      {
        path: entry.path,
        kind: error.kind,
        reason: error.message,
        cause: networkReason(error),
        served: entry.document !== undefined,
      },
      'content cannot be read',
    );
  };

  const becomeAbsent = (entry: CacheEntry): void => {
    const hadDocument = entry.document !== undefined;
    entry.document = undefined;
    const until = now() + Math.min(ttlMs, negativeMs);
    entry.failure = { error: missing(entry.path), pauseMs: 0, until, isLogged: false };
    place(entry);
    if (!hadDocument) return;
    void snapshots.remove(entry.path);
    log.info({ path: entry.path }, 'content is gone');
    announceChange(entry.path);
  };

  const accept = async (
    entry: CacheEntry,
    body: Buffer,
    etag: string | undefined,
  ): Promise<void> => {
    const hash = fingerprint(body);
    const before = entry.document;
    if (before?.hash === hash) {
      entry.document = { ...before, etag };
      succeed(entry);
      return;
    }
    const answer = entry.readJson(JSON.parse(body.toString()));
    // Where nothing was known, a page may have been made without this content.
    const wasMissed = entry.failure !== undefined;
    entry.document = { path: entry.path, bytes: body, answer, hash, etag };
    if (before === undefined) place(entry);
    succeed(entry);
    if (before !== undefined || wasMissed) announceChange(entry.path);
    await snapshots.save({ path: entry.path, etag, body });
  };

  const fetchInto = async (entry: CacheEntry): Promise<void> => {
    const { path } = entry;
    entry.isStale = false;
    const isOwn = entry.document !== undefined || coreEntries.has(path) || isListed(path);
    try {
      const fetched = await upstream.get(path, {
        kind: isOwn ? 'content' : 'unlisted',
        etag: entry.document?.etag,
        maxBytes: mostAnswerBytes(path),
      });
      if (fetched.state === 'unchanged') succeed(entry);
      else if (fetched.state === 'found') await accept(entry, fetched.body, fetched.etag);
      // A service that says 404 to what it had a moment ago is broken; one that never had it is not.
      else if (entry.document === undefined && !coreEntries.has(path)) becomeAbsent(entry);
      else {
        const { status } = fetched;
        const reason = `the content service answered ${status}`;
        fail(entry, new ContentError({ kind: 'refused', url: path, status, reason }));
      }
    } catch (error) {
      if (isContentError(error, 'missing')) becomeAbsent(entry);
      else fail(entry, error);
    }
  };

  /**
   * Asks for what an entry's path answers, and keeps that in the entry. Whoever asks while an answer is
   * under way waits for that one. Never rejects: the entry tells what failed.
   */
  const refresh = (entry: CacheEntry): Promise<void> => {
    entry.refreshing ??= fetchInto(entry).finally(() => {
      entry.refreshing = undefined;
    });
    return entry.refreshing;
  };

  const mayAsk = (entry: CacheEntry): boolean =>
    entry.refreshing === undefined && (entry.failure === undefined || entry.failure.until <= now());

  const isDue = (entry: CacheEntry): boolean => {
    if (!mayAsk(entry)) return false;
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

  /** Has an entry asked for at once, whatever its age and its pause. */
  const markStale = (entry: CacheEntry): void => {
    entry.isStale = true;
    if (entry.failure !== undefined) entry.failure = { ...entry.failure, until: 0 };
  };

  return {
    async document(path) {
      const entry = findOrAdd(path);
      if (entry === undefined) throw missing(path);
      if (entry.document !== undefined) {
        if (now() - entry.fetchedAt >= ttlMs && mayAsk(entry)) void refresh(entry);
        return entry.document;
      }
      if (entry.refreshing !== undefined || mayAsk(entry)) await refresh(entry);
      if (entry.document !== undefined) return entry.document;
      throw entry.failure?.error ?? missing(path);
    },
    core: () =>
      [...coreEntries.values()].flatMap(({ path, document, fetchedAt }) =>
        document === undefined
          ? []
          : [{ path, hash: document.hash, etag: document.etag, ageMs: now() - fetchedAt }],
      ),
    documents: () => activeEntries().flatMap(({ document }) => document ?? []),
    cached: (path) => find(path)?.document,
    onChange: (listener) => void listeners.add(listener),
    isReady: () =>
      [...coreEntries.values()].every(({ document, failure }) => document ?? failure) &&
      activeEntries().some(({ document }) => document !== undefined),
    lacking: () =>
      [...coreEntries.values()].flatMap(({ path, document }) => (document ? [] : path)),
    async load() {
      for (const { path, etag, body } of await snapshots.load()) {
        const entry = findOrAdd(path);
        if (entry === undefined) continue;
        try {
          const answer = entry.readJson(JSON.parse(body.toString()));
          entry.document = { path, bytes: body, answer, hash: fingerprint(body), etag };
          place(entry);
        } catch (error) {
          log.warn(
            { path, reason: String(error) },
            'ignored a content snapshot that does not read',
          );
        }
      }
    },
    refreshDue,
    async refresh(isStale = () => true) {
      const staleIn = (entries: Iterable<CacheEntry>) =>
        [...entries].filter(({ path, document }) => isStale(path, document?.etag));
      const stale = staleIn(activeEntries());
      [...stale, ...staleIn(unproven.values())].forEach(markStale);
      await pLimit(parallelRefreshes).map(stale, async (entry) => {
        // What is under way may have been asked for before the change.
        await entry.refreshing;
        if (isDue(entry)) await refresh(entry);
      });
    },
    start() {
      const pause = Math.min(1000, ttlMs / 10);
      void refreshDue();
      const timer = setInterval(() => void refreshDue(), pause);
      return () => clearInterval(timer);
    },
  };
}
