import type { ContentData, ContentError, ResourceName } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';

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

/** Why a path cannot be read, and how long it is left alone. */
export interface Failure {
  readonly error: ContentError;
  readonly pauseMs: number;
  /** Until then the path is not asked for again. */
  readonly until: number;
  readonly isLogged: boolean;
}

/** What is remembered of one path. */
export interface CacheEntry {
  readonly path: string;
  readonly readJson: ReadJson;
  /** The last good answer. */
  document: (ContentDocument & { readonly etag: string | undefined }) | undefined;
  fetchedAt: number;
  /** Until then the path is known to have no content. */
  absentUntil: number;
  failure: Failure | undefined;
  /** Whether the service has announced a newer version than the known or the pending one. */
  isOutdated: boolean;
  refreshing: Promise<void> | undefined;
}

interface CacheEntriesOptions {
  readonly core: readonly string[];
  /** How the answers of a path are read; `undefined` for a path that is no call of §7. */
  readonly readJsonOf: (path: string) => ReadJson | undefined;
  /** Called when known content had to make room for other content. */
  readonly onEvicted: (path: string) => void;
}

/** How many paths besides the core ones are remembered: articles. */
const maxOthers = 500;
const maxUnproven = 200;

/** The paths that the content store remembers. */
export type CacheEntries = ReturnType<typeof createCacheEntries>;

/** The entries of the content store: the core paths stay, of the others the `maxOthers` last used. */
export function createCacheEntries({ core, readJsonOf, onEvicted }: CacheEntriesOptions) {
  const corePaths = new Set(core);
  const coreEntries = new Map<string, CacheEntry>();
  const others = new LRUCache<string, CacheEntry>({
    max: maxOthers,
    dispose: (entry, path, reason) => {
      if (reason === 'evict' && entry.document !== undefined) onEvicted(path);
    },
  });
  /** Paths without content so far: in a flood of unknown ids each evicts another one, never an article. */
  const unproven = new LRUCache<string, CacheEntry>({ max: maxUnproven });

  const find = (path: string): CacheEntry | undefined =>
    coreEntries.get(path) ?? others.get(path) ?? unproven.get(path);

  const add = (path: string): CacheEntry | undefined => {
    const readJson = readJsonOf(path);
    if (readJson === undefined) return undefined;
    const entry: CacheEntry = {
      path,
      readJson,
      document: undefined,
      fetchedAt: Number.NEGATIVE_INFINITY,
      absentUntil: 0,
      failure: undefined,
      isOutdated: false,
      refreshing: undefined,
    };
    if (corePaths.has(path)) coreEntries.set(path, entry);
    else unproven.set(path, entry);
    return entry;
  };

  const kept = (): readonly CacheEntry[] => [...coreEntries.values(), ...others.values()];

  core.forEach(add);

  return {
    /** Whether a path is kept fresh from the start, asked for or not. */
    isCore: (path: string) => corePaths.has(path),
    find,
    /** The entry of a path, new if need be; `undefined` for a path that is no call of §7. */
    findOrAdd: (path: string) => find(path) ?? add(path),
    /** Moves an entry to those with content or those without, after that has changed. */
    place(entry: CacheEntry): void {
      if (corePaths.has(entry.path)) return;
      const [from, to] = entry.document === undefined ? [others, unproven] : [unproven, others];
      from.delete(entry.path);
      to.set(entry.path, entry);
    },
    core: () => [...coreEntries.values()],
    /** What is kept fresh: the core paths, and those whose content is known. */
    kept,
    /** Those, and the paths without content so far. */
    all: () => [...kept(), ...unproven.values()],
  };
}
