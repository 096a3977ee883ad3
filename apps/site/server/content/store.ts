import { ContentError, isContentError } from '@insurance-kit/content-client';
import { LRUCache } from 'lru-cache';
import { elapsedMs } from '../clock.ts';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { ReadAnswer, ReadJson } from './answer.ts';
import type { Snapshots } from './snapshots.ts';
import { type Upstream, UpstreamError } from './upstream.ts';

/** An answer of the content service that passed its schema. It never changes: a new one replaces it. */
export interface ContentDocument {
  readonly path: string;
  readonly bytes: Buffer;
  /** What it was read into. */
  readonly answer: ReadAnswer;
  /** Fingerprint of the bytes: the version of the content. */
  readonly hash: string;
}

/** The content cache: what was good stays until something good replaces it. */
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
  /** What is known now, however old. */
  known(path: string): ContentDocument | undefined;
  /** Grows whenever known content changes or goes, and when content that was missed comes. */
  version(): number;
  /** Calls `listener` with the path of content after each such change; the returned function ends that. */
  onChange(listener: (path: string) => void): () => void;
  /** Whether any content is known: what has answered is, and what was good before a restart too. */
  isReady(): boolean;
  /** Reads the snapshots of the last run. */
  load(): Promise<void>;
  /** Asks for everything that is due; `start` calls it again and again. */
  refreshDue(): Promise<void>;
  /**
   * Asks at once for what is known and may be outdated, whatever its age.
   *
   * @param isOutdated is told each path and the entity tag of what is known of it; default: everything.
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
  /** Without end for what is known from an earlier run alone. */
  readonly ageMs: number;
}

interface ContentStoreOptions {
  readonly upstream: Upstream;
  readonly snapshots: Snapshots;
  readonly ttlSeconds: number;
  /** How the answers of a path are read; `undefined` for a path that is no call of §7. */
  readonly readJsonOf: (path: string) => ReadJson | undefined;
  /** Paths that are kept fresh from the start, asked for or not. */
  readonly core: readonly string[];
  readonly log: Log;
  readonly now?: () => number;
  /** How many paths besides the core ones are remembered: articles. */
  readonly maxOthers?: number;
}

interface Failure {
  readonly error: ContentError;
  readonly pauseMs: number;
  /** Until then the path is not asked for again. */
  readonly until: number;
  /** Whether a line in the log told of it: an outage of the whole service is told once, not by path. */
  readonly isTold: boolean;
}

/** What is remembered of one path. */
interface Slot {
  readonly path: string;
  readonly readJson: ReadJson;
  known: (ContentDocument & { readonly etag: string | undefined }) | undefined;
  fetchedAt: number;
  /** Until then the path is known to lead nowhere. */
  absentUntil: number;
  failure: Failure | undefined;
  /** Whether a newer answer is said to be there than the one that is known, or under way. */
  isOutdated: boolean;
  refreshing: Promise<void> | undefined;
}

const maxBytes = 2_000_000;
const negativeMs = 30_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
const parallelRefreshes = 4;
const maxUnproven = 200;
/** Refreshing a little before the time to live ends keeps its promise: visible within it. */
const refreshShare = 0.8;

const missing = (path: string): ContentError =>
  new ContentError({ kind: 'missing', url: path, reason: 'there is no such article' });

const toContentError = (error: unknown, path: string): ContentError => {
  if (isContentError(error)) return error;
  if (error instanceof UpstreamError) {
    const { kind, url, status, reason } = error;
    return new ContentError({ kind, url, status, reason, cause: error });
  }
  return new ContentError({
    kind: 'unreadable',
    url: path,
    reason: error instanceof SyntaxError ? 'the answer is not JSON' : String(error),
    cause: error,
  });
};

/** Creates the cache; nothing is asked for until the first call. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { upstream, snapshots, readJsonOf, core, log, now = elapsedMs, maxOthers = 500 } = options;
  const ttlMs = options.ttlSeconds * 1000;
  const corePaths = new Set(core);
  const coreSlots = new Map<string, Slot>();
  const otherSlots = new LRUCache<string, Slot>({
    max: maxOthers,
    dispose: (slot, path, reason) => {
      if (reason !== 'evict' || slot.known === undefined) return;
      // Pages made of it are no longer kept fresh by it.
      version += 1;
      void snapshots.remove(path);
    },
  });
  /** Paths that gave nothing yet: a flood of unknown ids pushes out each other, never an article. */
  const unproven = new LRUCache<string, Slot>({ max: maxUnproven });
  const listeners = new Set<(path: string) => void>();
  let version = 1;
  let probeTurn = 0;
  let refreshingDue: Promise<void> | undefined;
  /** The state of the service when this store last looked, to notice its return. */
  let wasOpen = false;

  const existingSlot = (path: string): Slot | undefined =>
    coreSlots.get(path) ?? otherSlots.get(path) ?? unproven.get(path);

  const slotOf = (path: string): Slot | undefined => {
    const existing = existingSlot(path);
    if (existing !== undefined) return existing;
    const readJson = readJsonOf(path);
    if (readJson === undefined) return undefined;
    const slot: Slot = {
      path,
      readJson,
      known: undefined,
      fetchedAt: Number.NEGATIVE_INFINITY,
      absentUntil: 0,
      failure: undefined,
      isOutdated: false,
      refreshing: undefined,
    };
    if (corePaths.has(path)) coreSlots.set(path, slot);
    else unproven.set(path, slot);
    return slot;
  };

  /** Puts a slot where it belongs now that it does, or does not, know something. */
  const place = (slot: Slot): void => {
    if (corePaths.has(slot.path)) return;
    const [from, to] = slot.known === undefined ? [otherSlots, unproven] : [unproven, otherSlots];
    from.delete(slot.path);
    to.set(slot.path, slot);
  };

  const tellChange = (path: string): void => {
    version += 1;
    for (const listener of listeners) listener(path);
  };

  const succeed = (slot: Slot): void => {
    slot.fetchedAt = now();
    if (slot.failure === undefined) return;
    if (slot.failure.isTold) log.info({ path: slot.path }, 'content is read again');
    slot.failure = undefined;
  };

  const fail = (slot: Slot, cause: unknown): void => {
    const before = slot.failure;
    // While the whole service fails, a call that was held back says nothing new of its path.
    const error =
      upstream.state() === 'closed' || before === undefined
        ? toContentError(cause, slot.path)
        : before.error;
    const pauseMs = Math.min(
      before === undefined ? firstPauseMs : before.pauseMs * 2,
      longestPauseMs,
    );
    const isNew = before === undefined || !before.isTold || before.error.kind !== error.kind;
    const isTold = upstream.state() === 'closed' || before?.isTold === true;
    slot.failure = { error, pauseMs, until: now() + pauseMs, isTold };
    if (isNew && isTold) {
      log.warn(
        {
          path: slot.path,
          kind: error.kind,
          reason: error.message,
          served: slot.known !== undefined,
        },
        'content cannot be read',
      );
    }
  };

  const becomeAbsent = (slot: Slot): void => {
    const wasKnown = slot.known !== undefined;
    slot.known = undefined;
    slot.failure = undefined;
    slot.absentUntil = now() + Math.min(ttlMs, negativeMs);
    place(slot);
    if (!wasKnown) return;
    void snapshots.remove(slot.path);
    log.info({ path: slot.path }, 'content is gone');
    tellChange(slot.path);
  };

  const accept = async (slot: Slot, body: Buffer, etag: string | undefined): Promise<void> => {
    const hash = fingerprint(body);
    const before = slot.known;
    if (before?.hash === hash) {
      slot.known = { ...before, etag };
      succeed(slot);
      return;
    }
    const answer = slot.readJson(JSON.parse(body.toString()));
    // Where nothing was known, a page may have been made without this content.
    const wasMissed = slot.absentUntil > 0 || slot.failure !== undefined;
    slot.known = { path: slot.path, bytes: body, answer, hash, etag };
    slot.absentUntil = 0;
    if (before === undefined) place(slot);
    succeed(slot);
    if (before !== undefined || wasMissed) tellChange(slot.path);
    await snapshots.save({ path: slot.path, etag, body });
  };

  const fetchInto = async (slot: Slot, probe: boolean): Promise<void> => {
    slot.isOutdated = false;
    try {
      const fetched = await upstream.get(slot.path, {
        etag: slot.known?.etag,
        maxBytes,
        probe,
        mayOpenBreaker: slot.known !== undefined || corePaths.has(slot.path),
      });
      if (fetched.state === 'unchanged') succeed(slot);
      else if (fetched.state === 'found') await accept(slot, fetched.body, fetched.etag);
      // A service that says 404 to what it had a moment ago is broken; one that never had it is not.
      else if (slot.known === undefined && !corePaths.has(slot.path)) becomeAbsent(slot);
      else {
        fail(
          slot,
          new ContentError({
            kind: 'refused',
            url: slot.path,
            status: fetched.status,
            reason: `the content service answered ${fetched.status}`,
          }),
        );
      }
    } catch (error) {
      if (isContentError(error, 'missing')) becomeAbsent(slot);
      else fail(slot, error);
    }
  };

  /** Single flight: whoever asks while an answer is under way waits for that one. */
  const refresh = (slot: Slot, probe = false): Promise<void> => {
    slot.refreshing ??= fetchInto(slot, probe).finally(() => {
      slot.refreshing = undefined;
    });
    return slot.refreshing;
  };

  const mayAsk = (slot: Slot): boolean =>
    slot.refreshing === undefined && (slot.failure === undefined || slot.failure.until <= now());

  const isDue = (slot: Slot): boolean => {
    if (!mayAsk(slot)) return false;
    if (slot.known === undefined) return corePaths.has(slot.path);
    if (slot.failure !== undefined || slot.isOutdated) return true;
    return now() - slot.fetchedAt >= ttlMs * refreshShare;
  };

  /** What is kept fresh: the core and what is known besides. */
  const allSlots = (): readonly Slot[] => [...coreSlots.values(), ...otherSlots.values()];

  const probe = async (): Promise<void> => {
    // Another path each time, so that one that hangs cannot hide that the rest is back.
    const slots = allSlots();
    const slot = slots[probeTurn % Math.max(1, slots.length)];
    probeTurn += 1;
    if (slot !== undefined) await refresh(slot, true);
  };

  const refreshEach = async (slots: readonly Slot[]): Promise<void> => {
    const due = [...slots];
    const work = async (): Promise<void> => {
      for (let slot = due.shift(); slot !== undefined; slot = due.shift()) await refresh(slot);
    };
    await Promise.all(Array.from({ length: parallelRefreshes }, work));
  };

  const refreshAllDue = async (): Promise<void> => {
    const state = upstream.state();
    if (state !== 'closed') {
      wasOpen = true;
      if (state === 'due') await probe();
      if (upstream.state() !== 'closed') return;
    }
    if (wasOpen) {
      wasOpen = false;
      for (const slot of [...allSlots(), ...unproven.values()]) {
        if (slot.failure !== undefined) slot.failure = { ...slot.failure, until: 0 };
      }
    }
    await refreshEach(allSlots().filter(isDue));
  };

  const refreshDue = (): Promise<void> => {
    refreshingDue ??= refreshAllDue().finally(() => {
      refreshingDue = undefined;
    });
    return refreshingDue;
  };

  /** Has a slot asked for as soon as it may be: now, or when the service is back. */
  const outdate = (slot: Slot): void => {
    slot.isOutdated = true;
    slot.absentUntil = 0;
    if (slot.failure !== undefined) slot.failure = { ...slot.failure, until: 0 };
  };

  for (const path of core) slotOf(path);

  return {
    async document(path) {
      const slot = slotOf(path);
      if (slot === undefined) throw missing(path);
      if (slot.known !== undefined) {
        if (now() - slot.fetchedAt >= ttlMs && mayAsk(slot)) void refresh(slot);
        return slot.known;
      }
      if (slot.absentUntil > now()) throw missing(path);
      if (slot.refreshing !== undefined || mayAsk(slot)) await refresh(slot);
      if (slot.known !== undefined) return slot.known;
      throw slot.failure?.error ?? missing(path);
    },
    core: () =>
      [...coreSlots.values()].flatMap(({ path, known, fetchedAt }) =>
        known === undefined
          ? []
          : [{ path, hash: known.hash, etag: known.etag, ageMs: now() - fetchedAt }],
      ),
    known: (path) => existingSlot(path)?.known,
    version: () => version,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isReady: () => allSlots().some(({ known }) => known !== undefined),
    async load() {
      for (const { path, etag, body } of await snapshots.load()) {
        const slot = slotOf(path);
        if (slot === undefined) continue;
        try {
          const answer = slot.readJson(JSON.parse(body.toString()));
          slot.known = { path, bytes: body, answer, hash: fingerprint(body), etag };
          place(slot);
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
      const outdated = [...allSlots(), ...unproven.values()].filter(({ path, known }) =>
        isOutdated(path, known?.etag),
      );
      outdated.forEach(outdate);
      // Whoever tells of a change is there: the breaker's pause need not be waited for.
      if (upstream.state() !== 'closed') await probe();
      if (upstream.state() !== 'closed') return;
      // What is under way may have been asked for before the change.
      await Promise.all(outdated.map(({ refreshing }) => refreshing));
      await refreshEach(outdated.filter(isDue));
    },
    start() {
      const pause = Math.min(1000, ttlMs / 10);
      void refreshDue();
      const timer = setInterval(() => void refreshDue(), pause);
      return () => clearInterval(timer);
    },
  };
}
