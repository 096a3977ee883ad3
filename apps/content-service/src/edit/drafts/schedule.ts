import type { ServiceLog } from '../../app.ts';
import type { ContentLibrary } from '../../content/library.ts';
import { completed, faultsOf } from '../fields/records.ts';
import type { DraftStore } from './drafts.ts';
import type { Publisher } from './publish.ts';

interface ScheduleOptions {
  readonly store: DraftStore;
  readonly publisher: Publisher;
  readonly library: Pick<ContentLibrary, 'categories'>;
  readonly log: ServiceLog;
}

/** Milliseconds between checks for due drafts. */
const dueEveryMs = 10_000;

/**
 * Publishes due drafts. A failure cancels the schedule. Changes made after scheduling stay a draft.
 */
export async function publishDue(
  { store, publisher, library }: ScheduleOptions,
  now: Date = new Date(),
): Promise<void> {
  for (const draft of await store.due(now)) {
    const { folder, scheduled = { by: draft.saved_by, fields: draft.fields } } = draft;
    const fields = completed(folder, scheduled.fields, new Date(draft.publish_at));
    if (faultsOf(folder, fields, library.categories()).size > 0) {
      await store.unschedule(draft.id, 'incomplete');
      continue;
    }
    const { state } = await publisher.publish(draft, fields, scheduled.by);
    if (state === 'conflict' || state === 'failed') await store.unschedule(draft.id, state);
    if (state === 'published') await publisher.keepRest(draft, scheduled.fields);
  }
}

/** Checks for due drafts repeatedly. Returns a function that stops it. */
export function keepSchedule(options: ScheduleOptions): () => Promise<void> {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working
      .then(() => publishDue(options))
      .catch((err: unknown) => options.log.error({ err }, 'could not look for due drafts'));
  }, dueEveryMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
