import type { ContentLibrary } from '../../content/library.ts';
import type { ServiceLog } from '../../log.ts';
import { completed, faultsOf } from '../fields/records.ts';
import type { DraftStore } from './drafts.ts';
import type { Publisher } from './publish.ts';

interface ScheduleOptions {
  readonly store: DraftStore;
  readonly publisher: Publisher;
  readonly library: Pick<ContentLibrary, 'categories'>;
  readonly log: ServiceLog;
}

/** How often due drafts are looked for, in milliseconds. */
const dueEveryMs = 1_000;
/** How often interrupted publications are looked for; rarely, because the query scans all history. */
const resumeEveryMs = 20_000;

/** Publishes due drafts. If one cannot be published, it is unscheduled and stores the reason. */
export async function publishDue(
  { store, publisher, library }: ScheduleOptions,
  now: Date = new Date(),
): Promise<void> {
  for (const draft of await store.due(now)) {
    const fields = completed(draft.folder, draft.fields, new Date(draft.publish_at));
    if (faultsOf(draft.folder, fields, library.categories()).size > 0) {
      await store.schedule(draft.id, '', 'incomplete');
      continue;
    }
    const outcome = await publisher.publish(draft, fields, draft.saved_by);
    if (outcome.state === 'conflict') await store.schedule(draft.id, '', 'conflict');
    if (outcome.state === 'failed') await store.schedule(draft.id, '', 'failed');
  }
}

/** Does work again and again, never twice at a time; the returned function stops this. */
function repeat(everyMs: number, work: () => Promise<void>, log: ServiceLog): () => Promise<void> {
  let working: Promise<void> | undefined;
  let isFailing = false;
  const attempt = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      // Logged once, not every time, while the database does not answer.
      if (!isFailing) log.error({ err: error }, 'what has to be published cannot be looked for');
      isFailing = true;
    }
  };
  const timer = setInterval(() => {
    working ??= attempt().finally(() => {
      working = undefined;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/**
 * From now on publishes due drafts, and finishes what another service has left; the returned function
 * stops this.
 */
export function keepSchedule(options: ScheduleOptions): () => Promise<void> {
  const { publisher, log } = options;
  const stops = [
    repeat(dueEveryMs, () => publishDue(options), log),
    repeat(resumeEveryMs, () => publisher.resume(), log),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
