import { randomUUIDv7 } from 'node:crypto';
import type { Feedback } from '@insurance-kit/content-client/records';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { MessageRow, Schema } from './schema.ts';

/**
 * What became of a message: `kept` where there is no relay, `pending` while a relay is asked, then
 * `delivered` or `failed`. A process that ends in between leaves it `pending`, and the next start
 * asks the relay again.
 */
export type DeliveryState = 'kept' | 'pending' | 'delivered' | 'failed';

/** A message as the EmailJS client sent it. */
export interface Message {
  readonly service_id: string;
  readonly template_id: string;
  /** The template parameters, or the form's fields. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** A message as `GET /mailbox` lists it. */
export interface StoredMessage extends Message {
  readonly id: string;
  /** ISO instant, UTC. */
  readonly received_at: string;
  readonly delivery: string;
  /** Why it failed, where it did. */
  readonly delivery_detail: string | null;
}

/** Durable storage for what visitors send. A method that has returned has reached the disk. */
export interface Store {
  /**
   * Keeps a visitor's feedback; gives its id.
   *
   * @param submissionId names the submission: of one name the first feedback is kept, and its id given.
   */
  saveFeedback(feedback: Feedback, submissionId?: string): Promise<string>;
  /** Keeps a message; gives its id. */
  saveMessage(message: Message, delivery: 'kept' | 'pending'): Promise<string>;
  /** Records what the relay said. */
  settleMessage(id: string, delivery: 'delivered' | 'failed', detail?: string): Promise<void>;
  /** The messages received in a time (`to` is outside it) that are still `pending`, oldest first. */
  pendingMessages(received: { readonly from: Date; readonly to: Date }): Promise<StoredMessage[]>;
  /** The newest messages, newest first. */
  messages(limit: number): Promise<StoredMessage[]>;
  /** Rejects where the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const storedParams = v.record(v.string(), v.unknown());

const readMessage = (row: MessageRow): StoredMessage => ({
  ...row,
  params: v.parse(storedParams, JSON.parse(row.params)),
});

/** The store over an opened database. */
export function createStore(db: Kysely<Schema>): Store {
  return {
    async saveFeedback({ rating, likely_to_recommend, feedback }, submissionId) {
      const id = randomUUIDv7();
      const received_at = new Date().toISOString();
      await db
        .insertInto('feedback')
        .values({
          id,
          received_at,
          rating,
          likely_to_recommend,
          feedback: feedback ?? null,
          submission_id: submissionId ?? null,
        })
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .execute();
      if (submissionId === undefined) return id;
      const kept = await db
        .selectFrom('feedback')
        .select('id')
        .where('submission_id', '=', submissionId)
        .executeTakeFirstOrThrow();
      return kept.id;
    },

    async saveMessage({ service_id, template_id, params }, delivery) {
      const id = randomUUIDv7();
      await db
        .insertInto('messages')
        .values({
          id,
          received_at: new Date().toISOString(),
          service_id,
          template_id,
          params: JSON.stringify(params),
          delivery: delivery satisfies DeliveryState,
          delivery_detail: null,
        })
        .execute();
      return id;
    },

    async settleMessage(id, delivery, detail) {
      await db
        .updateTable('messages')
        .set({ delivery: delivery satisfies DeliveryState, delivery_detail: detail ?? null })
        .where('id', '=', id)
        .execute();
    },

    async pendingMessages({ from, to }) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .where('delivery', '=', 'pending' satisfies DeliveryState)
        .where('received_at', '>=', from.toISOString())
        .where('received_at', '<', to.toISOString())
        .orderBy('received_at')
        .orderBy('id')
        .execute();
      return rows.map(readMessage);
    },

    async messages(limit) {
      const rows = await db
        .selectFrom('messages')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(readMessage);
    },

    async ping() {
      await sql`select 1`.execute(db);
    },

    close: () => db.destroy(),
  };
}
