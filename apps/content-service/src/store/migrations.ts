import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { whenFree } from './sqlite.ts';

/** The database engines the store works on. */
export type Engine = 'sqlite' | 'postgres';

interface Migration {
  readonly name: string;
  up(db: Kysely<Schema>): Promise<void>;
}

/** In the order they are applied. A published one is never changed. */
const migrations: readonly Migration[] = [
  {
    name: '001-feedback-and-messages',
    async up(db) {
      await db.schema
        .createTable('feedback')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('rating', 'integer', (column) => column.notNull())
        .addColumn('likely_to_recommend', 'integer', (column) => column.notNull())
        .addColumn('feedback', 'text')
        .execute();
      await db.schema
        .createTable('messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('service_id', 'text', (column) => column.notNull())
        .addColumn('template_id', 'text', (column) => column.notNull())
        .addColumn('params', 'text', (column) => column.notNull())
        .addColumn('delivery', 'text', (column) => column.notNull())
        .addColumn('delivery_detail', 'text')
        .execute();
    },
  },
  {
    name: '002-feedback-once',
    async up(db) {
      await db.schema.alterTable('feedback').addColumn('submission_id', 'text').execute();
      await db.schema
        .createIndex('feedback_submission_id')
        .on('feedback')
        .column('submission_id')
        .unique()
        .execute();
    },
  },
  {
    name: '003-messages-once-and-again',
    async up(db) {
      const { schema } = db;
      await schema.alterTable('messages').addColumn('submission_id', 'text').execute();
      await schema
        .alterTable('messages')
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await schema
        .alterTable('messages')
        .addColumn('next_attempt_at', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await schema
        .createIndex('messages_submission_id')
        .on('messages')
        .column('submission_id')
        .unique()
        .execute();
      await schema
        .createIndex('messages_next_attempt')
        .on('messages')
        .columns(['delivery', 'next_attempt_at'])
        .execute();
    },
  },
  {
    name: '004-drafts-and-publications',
    async up({ schema }) {
      await schema
        .createTable('drafts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('folder', 'text', (column) => column.notNull().unique())
        .addColumn('fields', 'text', (column) => column.notNull())
        .addColumn('base_fields', 'text', (column) => column.notNull())
        .addColumn('base_version', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('saved_by', 'text', (column) => column.notNull())
        .addColumn('publish_at', 'text', (column) => column.notNull())
        .addColumn('publish_problem', 'text', (column) => column.notNull())
        .addColumn('approvals', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('uploads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('extension', 'text', (column) => column.notNull())
        .addColumn('bytes', 'text', (column) => column.notNull())
        .addColumn('uploaded_at', 'text', (column) => column.notNull())
        .execute();
      await schema
        .createTable('publications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('folder', 'text', (column) => column.notNull())
        .addColumn('published_at', 'text', (column) => column.notNull())
        .addColumn('published_by', 'text', (column) => column.notNull())
        .addColumn('undoes', 'text', (column) => column.notNull())
        .addColumn('changes', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .execute();
    },
  },
];

/** An arbitrary number that all instances of this service share. */
const advisoryLock = 4_100_107;
/** How long one instance waits for another to bring an SQLite database up to date, in milliseconds. */
const turnMs = 10_000;

/**
 * Brings the database to the newest schema. It runs in one transaction with a lock, so of two
 * instances that start at the same time the second finds nothing to do.
 */
export async function migrate(db: Kysely<Schema>, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (engine === 'sqlite') {
      await whenFree(() => sql`begin immediate`.execute(connection), turnMs);
    } else {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(connection);
    }
    try {
      await applyMissing(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function applyMissing(connection: Kysely<Schema>): Promise<void> {
  await connection.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const applied = await sql<{ name: string }>`select name from schema_migrations`.execute(
    connection,
  );
  const names = new Set(applied.rows.map((row) => row.name));
  for (const { name, up } of migrations.filter((migration) => !names.has(migration.name))) {
    await up(connection);
    const appliedAt = new Date().toISOString();
    await sql`insert into schema_migrations values (${name}, ${appliedAt})`.execute(connection);
  }
}
