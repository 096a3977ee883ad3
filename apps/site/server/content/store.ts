import { ContentError } from '@insurance-kit/content-client';
import pLimit from 'p-limit';
import { elapsedMs } from '../clock.ts';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../log.ts';
import {
  type CacheEntry,
  type ContentDocument,
  createCacheEntries,
  type ReadJson,
} from './cache-entries.ts';
import { createEntryRefresh } from './refresh-entry.ts';
import type { Snapshots } from './snapshots.ts';
import type { Upstream } from './upstream.ts';

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
  /** What is cached now, however old. */
  cached(path: string): ContentDocument | undefined;
  /** Grows whenever known content changes or is deleted, and when content comes that a page had to lack. */
  version(): number;
  /** Calls `listener` with the path of content after each such change; the returned function ends that. */
  onChange(listener: (path: string) => void): () => void;
  /** Whether any content is known, from an answer or from the snapshots of an earlier run. */
  isReady(): boolean;
  /** Reads the snapshots of the last run. */
  load(): Promise<void>;
  /** Asks for everything that is due; `start` calls it again and again. */
  refreshDue(): Promise<void>;
  /**
   * Asks at once for what is known and may be outdated, whatever its age.
   *
   * @param isOutdated gets each path, and the entity tag of its known content; default: everything is.
   */
  refresh(isOutdated?: (path: string, etag: string | undefined) => boolean): Promise<void>;
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
  readonly snapshots: Snapshots;
  readonly ttlSeconds: number;
  /** How the answers of a path are read; `undefined` for a path that is no call of §7. */
  readonly readJsonOf: (path: string) => ReadJson | undefined;
  /** Paths that are kept fresh from the start, asked for or not. */
  readonly core: readonly string[];
  /** Whether the site's own lists have a path, such as an article's. */
  readonly isListed?: (path: string) => boolean;
  readonly log: Log;
  readonly now?: () => number;
}

const parallelRefreshes = 4;
/** A refresh begins a little before the time to live ends, so that a change is visible within it. */
const refreshShare = 0.8;

const missing = (path: string): ContentError =>
  new ContentError({
    kind: 'missing',
    url: path,
    reason: 'the content service has nothing at this path',
  });

/** Creates the cache; nothing is asked for until the first call. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, snapshots, readJsonOf, core, log, now = elapsedMs } = options;
  const { isListed = () => false } = options;
  const ttlMs = options.ttlSeconds * 1000;
  const listeners = new Set<(path: string) => void>();
  let version = 1;
  let refreshingDue: Promise<void> | undefined;

  const entries = createCacheEntries({
    core,
    readJsonOf,
    onEvicted(path) {
      // Pages made of it are no longer kept fresh by it.
      announceChange(path);
      void snapshots.remove(path);
    },
  });

  const announceChange = (path: string): void => {
    version += 1;
    for (const listener of listeners) listener(path);
  };

  const refresh = createEntryRefresh({
    upstream,
    snapshots,
    entries,
    ttlMs,
    isListed,
    log,
    now,
    onChange: announceChange,
  });

  const mayAsk = (entry: CacheEntry): boolean =>
    entry.refreshing === undefined && (entry.failure === undefined || entry.failure.until <= now());

  const isDue = (entry: CacheEntry): boolean => {
    if (!mayAsk(entry)) return false;
    if (entry.document === undefined) return entries.isCore(entry.path);
    if (entry.failure !== undefined || entry.isOutdated) return true;
    return now() - entry.fetchedAt >= ttlMs * refreshShare;
  };

  const refreshEach = async (
    wanted: readonly CacheEntry[],
    work: (entry: CacheEntry) => Promise<void> = refresh,
  ): Promise<void> => {
    const inTurn = pLimit(parallelRefreshes);
    await inTurn.map(wanted, work);
  };

  const refreshDue = (): Promise<void> => {
    refreshingDue ??= refreshEach(entries.kept().filter(isDue)).finally(() => {
      refreshingDue = undefined;
    });
    return refreshingDue;
  };

  /** Has an entry asked for at once, whatever its age and its pause. */
  const outdate = (entry: CacheEntry): void => {
    entry.isOutdated = true;
    entry.absentUntil = 0;
    if (entry.failure !== undefined) entry.failure = { ...entry.failure, until: 0 };
  };

  return {
    async document(path) {
      const entry = entries.findOrAdd(path);
      if (entry === undefined) throw missing(path);
      if (entry.document !== undefined) {
        if (now() - entry.fetchedAt >= ttlMs && mayAsk(entry)) void refresh(entry);
        return entry.document;
      }
      if (entry.absentUntil > now()) throw missing(path);
      if (entry.refreshing !== undefined || mayAsk(entry)) await refresh(entry);
      if (entry.document !== undefined) return entry.document;
      throw entry.failure?.error ?? missing(path);
    },
    core: () =>
      entries
        .core()
        .flatMap(({ path, document, fetchedAt }) =>
          document === undefined
            ? []
            : [{ path, hash: document.hash, etag: document.etag, ageMs: now() - fetchedAt }],
        ),
    cached: (path) => entries.find(path)?.document,
    version: () => version,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isReady: () => entries.kept().some(({ document }) => document !== undefined),
    async load() {
      for (const { path, etag, body } of await snapshots.load()) {
        const entry = entries.findOrAdd(path);
        if (entry === undefined) continue;
        try {
          const answer = entry.readJson(JSON.parse(body.toString()));
          entry.document = { path, bytes: body, answer, hash: fingerprint(body), etag };
          entries.place(entry);
        } catch (error) {
          log.warn(
            { path, reason: String(error) },
            'ignored a content snapshot that does not read',
          );
        }
      }
    },
    refreshDue,
    async refresh(isOutdated = () => true) {
      const outdated = entries
        .all()
        .filter(({ path, document }) => isOutdated(path, document?.etag));
      outdated.forEach(outdate);
      const kept = new Set(entries.kept());
      await refreshEach(
        outdated.filter((entry) => kept.has(entry)),
        // What is under way may have been asked for before the change.
        async (entry) => {
          await entry.refreshing;
          if (isDue(entry)) await refresh(entry);
        },
      );
    },
    start() {
      const pause = Math.min(1000, ttlMs / 10);
      void refreshDue();
      const timer = setInterval(() => void refreshDue(), pause);
      return () => clearInterval(timer);
    },
  };
}
