import { ContentError, isContentError } from '@insurance-kit/content-client';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../log.ts';
import type { Slot, Slots } from './slots.ts';
import type { Snapshots } from './snapshots.ts';
import { type Upstream, UpstreamError } from './upstream.ts';

interface SlotRefreshOptions {
  readonly upstream: Upstream;
  readonly snapshots: Snapshots;
  readonly slots: Slots;
  readonly ttlMs: number;
  readonly log: Log;
  readonly now: () => number;
  /** Known content has changed or gone, or content that was missed has come. */
  readonly onChange: (path: string) => void;
}

/**
 * Asks for what a slot's path answers, and keeps that in the slot. Whoever asks while an answer is under
 * way waits for that one. Never rejects: the slot tells what failed.
 *
 * @param probe whether the call is there to see if the service is back.
 */
export type RefreshSlot = (slot: Slot, probe?: boolean) => Promise<void>;

const maxBytes = 2_000_000;
const negativeMs = 30_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

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

/** Makes the function that reads a slot's path again from the content service. */
export function createSlotRefresh(options: SlotRefreshOptions): RefreshSlot {
  const { upstream, snapshots, slots, ttlMs, log, now, onChange } = options;

  const succeed = (slot: Slot): void => {
    slot.fetchedAt = now();
    if (slot.failure === undefined) return;
    if (slot.failure.isTold) log.info({ path: slot.path }, 'content is read again');
    slot.failure = undefined;
  };

  const fail = (slot: Slot, cause: unknown): void => {
    const before = slot.failure;
    // While the breaker holds calls back, a failure tells nothing new about this path.
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
    slots.place(slot);
    if (!wasKnown) return;
    void snapshots.remove(slot.path);
    log.info({ path: slot.path }, 'content is gone');
    onChange(slot.path);
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
    if (before === undefined) slots.place(slot);
    succeed(slot);
    if (before !== undefined || wasMissed) onChange(slot.path);
    await snapshots.save({ path: slot.path, etag, body });
  };

  const fetchInto = async (slot: Slot, probe: boolean): Promise<void> => {
    slot.isOutdated = false;
    try {
      const fetched = await upstream.get(slot.path, {
        etag: slot.known?.etag,
        maxBytes,
        probe,
        mayOpenBreaker: slot.known !== undefined || slots.isCore(slot.path),
      });
      if (fetched.state === 'unchanged') succeed(slot);
      else if (fetched.state === 'found') await accept(slot, fetched.body, fetched.etag);
      // A service that says 404 to what it had a moment ago is broken; one that never had it is not.
      else if (slot.known === undefined && !slots.isCore(slot.path)) becomeAbsent(slot);
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

  return (slot, probe = false) => {
    slot.refreshing ??= fetchInto(slot, probe).finally(() => {
      slot.refreshing = undefined;
    });
    return slot.refreshing;
  };
}
