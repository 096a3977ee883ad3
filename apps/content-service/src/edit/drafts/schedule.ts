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
const dueEveryMs = 10_000;

/** Publishes due drafts. If one cannot be published, it is unscheduled and stores the reason. What was changed after it was scheduled stays a draft. */
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

/** From now on publishes due drafts, never twice at a time; the returned function stops this. */
export function keepSchedule(options: ScheduleOptions): () => Promise<void> {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working
      .then(() => publishDue(options))
      .catch((err: unknown) => options.log.error({ err }, 'due drafts cannot be looked for'));
  }, dueEveryMs);
  return async () => {
    clearInterval(timer);
    await working;
  };
}
