import { randomBytes } from 'node:crypto';
import type { Feedback } from '@insurance-kit/content-client/records';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import type { ServiceLog } from '../base/app.ts';
import type { Schema } from './schema.ts';
import { whenFree } from './sqlite.ts';

/** A visitor's message. EmailJS defines these field names. */
export interface Message {
  readonly service_id: string;
  readonly template_id: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type StoredMessage = Message &
  Pick<Schema['messages'], 'id' | 'received_at' | 'delivery' | 'delivery_detail'>;

export type StoredFeedback = Omit<Schema['feedback'], 'submission_id'>;

/** A message that this process has reserved to send. `attempts` includes the coming attempt. */
export type DueMessage = StoredMessage & Pick<Schema['messages'], 'attempts'>;

/** A kind of visitors' entries, and the name of its table. */
export type Kind = 'feedback' | 'messages';

/** Names of values that the store keeps in the table `kept`. All processes share the values. */
type ValueName = 'signing-key' | 'office-address' | 'write-check';

/** Selects stored rows: at most `limit`, the newest first. */
export interface Page {
  readonly limit: number;
  /** Id of the previous page's last row. This page lists older rows. */
  readonly before?: string | undefined;
}

const messageColumns = [
  'id',
  'received_at',
  'service_id',
  'template_id',
  'params',
  'delivery',
  'delivery_detail',
] as const;

const readMessage = (
  row: Pick<Schema['messages'], (typeof messageColumns)[number]>,
): StoredMessage => ({
  ...row,
  params: v.parse(v.record(v.string(), v.unknown()), JSON.parse(row.params)),
});

const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();

const newRow = (submission_id: string | null = null) => ({
  id: uuid(),
  received_at: fromNow(0),
  submission_id,
});

/** Executes a query that returns the changed rows. @returns how many rows were changed. */
export const countOf = async (query: { execute(): Promise<readonly unknown[]> }) =>
  (await whenFree(() => query.execute())).length;

/** Stores messages and feedback of visitors. When a method returns, the data is on disk. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Schema>) {
  /** Stores a row once per submission id. Returns the stored row's id. */
  const insertOnce = async <K extends Kind>(kind: K, row: Schema[K]): Promise<string> => {
    const insertion = db
      .insertInto<Kind>(kind)
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('submission_id')
          .doUpdateSet({ submission_id: ({ ref }) => ref('excluded.submission_id') }),
      )
      .returning('id');
    return (await whenFree(() => insertion.executeTakeFirstOrThrow())).id;
  };

  /** Stores a value. If `name` has one already, changes its row. Returns the stored value. */
  const insertValue = async (row: Schema['kept'], changes: Partial<Schema['kept']>) => {
    const insertion = db
      .insertInto('kept')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(changes))
      .returning('value');
    return (await whenFree(() => insertion.executeTakeFirstOrThrow())).value;
  };

  const updateMessage = (id: string, changes: Partial<Schema['messages']>) =>
    countOf(db.updateTable('messages').set(changes).where('id', '=', id).returning('id'));

  return {
    /** Stores feedback once per submission id. Returns the stored row's id. */
    saveFeedback: ({ feedback, ...scores }: Feedback, submission?: string | null) =>
      insertOnce('feedback', { ...newRow(submission), ...scores, feedback: feedback ?? null }),

    saveMessage: (
      { params, ...ids }: Message,
      delivery: 'kept' | 'pending',
      submission?: string | null,
    ) =>
      insertOnce('messages', {
        ...newRow(submission),
        ...ids,
        params: JSON.stringify(params),
        delivery,
        delivery_detail: null,
        attempts: 0,
        next_attempt_at: '',
      }),

    /** Reserves a due `pending` message for `leaseMs`. After that another process may send it. */
    async claimMessage(leaseMs: number): Promise<DueMessage | undefined> {
      for (;;) {
        const due = await db
          .selectFrom('messages')
          .select([...messageColumns, 'attempts', 'next_attempt_at'])
          .where('delivery', '=', 'pending')
          .where('next_attempt_at', '<=', fromNow(0))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (due === undefined) return undefined;
        const { next_attempt_at, ...row } = due;
        const attempts = due.attempts + 1;
        const claim = db
          .updateTable('messages')
          .set({ attempts, next_attempt_at: fromNow(leaseMs) })
          .where('id', '=', due.id)
          .where('delivery', '=', due.delivery)
          .where('next_attempt_at', '=', next_attempt_at)
          .returning('id');
        // If no row was updated, another process has reserved the message: try the next message.
        if ((await countOf(claim)) === 1) return { ...readMessage(row), attempts };
      }
    },

    /** Stores the final state of a message. */
    settleMessage: (id: string, delivery: 'delivered' | 'failed', detail?: string) =>
      updateMessage(id, { delivery, delivery_detail: detail ?? null }),

    /** Stores why an attempt failed, and when to try again. The message stays `pending`. */
    postponeMessage: (id: string, pauseMs: number, detail: string) =>
      updateMessage(id, { delivery_detail: detail, next_attempt_at: fromNow(pauseMs) }),

    /** Queues failed messages, or those kept while SMTP_URL was not set. @returns how many. */
    resendMessages(delivery: 'failed' | 'kept'): Promise<number> {
      const update = db
        .updateTable('messages')
        .set({ delivery: 'pending', attempts: 0, next_attempt_at: '' });
      return countOf(update.where('delivery', '=', delivery).returning('id'));
    },

    async undelivered(): Promise<{ readonly pending: number; readonly failed: number }> {
      const rows = await db
        .selectFrom('messages')
        .select(({ fn }) => ['delivery', fn.countAll().as('count')])
        .where('delivery', 'in', ['pending', 'failed'])
        .groupBy('delivery')
        .execute();
      const counts = new Map(rows.map(({ delivery, count }) => [delivery, Number(count)]));
      return { pending: counts.get('pending') ?? 0, failed: counts.get('failed') ?? 0 };
    },

    async messages({ limit, before }: Page): Promise<StoredMessage[]> {
      const rows = await db
        .selectFrom('messages')
        .select(messageColumns)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readMessage);
    },

    feedback({ limit, before }: Page): Promise<StoredFeedback[]> {
      return db
        .selectFrom('feedback')
        .select(['id', 'received_at', 'rating', 'likely_to_recommend', 'feedback'])
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
    },

    async remove(kind: Kind, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0;
      return countOf(db.deleteFrom(kind).where('id', 'in', ids).returning('id'));
    },

    /** Deletes old messages and the texts of old feedback, but no ratings. @returns both counts. */
    async removeBefore(before: Date) {
      const deletion = db.deleteFrom('messages').where('received_at', '<', before.toISOString());
      const update = db
        .updateTable('feedback')
        .set({ feedback: null, submission_id: null })
        .where('feedback', 'is not', null)
        .where('received_at', '<', before.toISOString());
      const messages = await countOf(deletion.returning('id'));
      return { messages, feedback: await countOf(update.returning('id')) };
    },

    async getValue(name: ValueName): Promise<string | undefined> {
      const query = db.selectFrom('kept').select('value').where('name', '=', name);
      return (await query.executeTakeFirst())?.value;
    },

    async setValue(name: ValueName, value: string): Promise<void> {
      await insertValue({ name, value }, { value });
    },

    /** Stores a value if `name` has none. @returns the stored value, which all processes share. */
    setValueOnce: (name: ValueName, value: string): Promise<string> =>
      insertValue({ name, value }, { name }),

    /** Writes a test value. @throws Error if the disk is full or the database is down. */
    async checkWriting(): Promise<void> {
      // Random bytes always need space on the disk: a file system cannot compress them.
      await this.setValue('write-check', randomBytes(32 * 1024).toString('base64'));
    },

    close: (): Promise<void> => db.destroy(),
  };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Deletes data older than `days` days (`removeBefore`), now and daily. Returns a stop function. */
export function startRetention(
  store: Pick<Store, 'removeBefore'>,
  days: number,
  log: ServiceLog,
): () => void {
  const purge = async () => {
    try {
      const before = new Date(Date.now() - days * dayMs);
      const { messages, feedback } = await store.removeBefore(before);
      if (messages + feedback > 0) log.info({ messages, feedback, days }, 'old entries deleted');
    } catch (error) {
      log.error({ err: error }, 'old entries could not be deleted; next try tomorrow');
    }
  };
  void purge();
  const timer = setInterval(purge, dayMs);
  return () => clearInterval(timer);
}
