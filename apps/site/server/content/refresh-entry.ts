import { ContentError, isContentError } from '@insurance-kit/content-client';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { CacheEntries, CacheEntry } from './cache-entries.ts';
import type { Snapshots } from './snapshots.ts';
import { isTurnedAway, type Upstream } from './upstream.ts';

interface EntryRefreshOptions {
  readonly upstream: Pick<Upstream, 'get'>;
  readonly snapshots: Snapshots;
  readonly entries: CacheEntries;
  readonly ttlMs: number;
  /** Whether the site itself names a path: then its call waits behind no stranger's. */
  readonly isListed: (path: string) => boolean;
  readonly log: Log;
  readonly now: () => number;
  /** Known content has changed or gone, or content that was missed has come. */
  readonly onChange: (path: string) => void;
}

/**
 * Asks for what an entry's path answers, and keeps that in the entry. Whoever asks while an answer is
 * under way waits for that one. Never rejects: the entry tells what failed.
 */
export type RefreshEntry = (entry: CacheEntry) => Promise<void>;

const maxBytes = 2_000_000;
const negativeMs = 30_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

const toContentError = (error: unknown, path: string): ContentError => {
  if (isContentError(error)) return error;
  return new ContentError({
    kind: 'unreadable',
    url: path,
    reason: error instanceof SyntaxError ? 'the answer is not JSON' : String(error),
    cause: error,
  });
};

/** What the network said, such as `connect ECONNREFUSED 127.0.0.1:4000`. */
const causeOf = ({ cause }: ContentError): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  return cause.cause instanceof Error ? cause.cause.message : cause.message;
};

/** Makes the function that reads an entry's path again from the content service. */
export function createEntryRefresh(options: EntryRefreshOptions): RefreshEntry {
  const { upstream, snapshots, entries, ttlMs, isListed, log, now, onChange } = options;

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
      before === undefined ? firstPauseMs : before.pauseMs * 2,
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
        cause: causeOf(error),
        served: entry.document !== undefined,
      },
      'content cannot be read',
    );
  };

  const becomeAbsent = (entry: CacheEntry): void => {
    const hadDocument = entry.document !== undefined;
    entry.document = undefined;
    entry.failure = undefined;
    entry.absentUntil = now() + Math.min(ttlMs, negativeMs);
    entries.place(entry);
    if (!hadDocument) return;
    void snapshots.remove(entry.path);
    log.info({ path: entry.path }, 'content is gone');
    onChange(entry.path);
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
    const wasMissed = entry.absentUntil > 0 || entry.failure !== undefined;
    entry.document = { path: entry.path, bytes: body, answer, hash, etag };
    entry.absentUntil = 0;
    if (before === undefined) entries.place(entry);
    succeed(entry);
    if (before !== undefined || wasMissed) onChange(entry.path);
    await snapshots.save({ path: entry.path, etag, body });
  };

  const fetchInto = async (entry: CacheEntry): Promise<void> => {
    const { path } = entry;
    entry.isOutdated = false;
    const isOwn = entry.document !== undefined || entries.isCore(path) || isListed(path);
    try {
      const fetched = await upstream.get(path, {
        kind: isOwn ? 'content' : 'unlisted',
        etag: entry.document?.etag,
        maxBytes,
      });
      if (fetched.state === 'unchanged') succeed(entry);
      else if (fetched.state === 'found') await accept(entry, fetched.body, fetched.etag);
      // A service that says 404 to what it had a moment ago is broken; one that never had it is not.
      else if (entry.document === undefined && !entries.isCore(path)) becomeAbsent(entry);
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

  return (entry) => {
    entry.refreshing ??= fetchInto(entry).finally(() => {
      entry.refreshing = undefined;
    });
    return entry.refreshing;
  };
}
