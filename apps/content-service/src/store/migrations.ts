import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { whenFree } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

interface Migration {
  readonly name: string;
  up(db: Kysely<Schema>): Promise<void>;
}

const primary = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

const texts =
  (...names: readonly string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((all, name) => all.addColumn(name, 'text', required), table);

/** Migrations run in this order. Never change a published migration. */
const migrations: readonly Migration[] = [
  {
    name: '001-feedback-and-messages',
    async up({ schema }) {
      await schema
        .createTable('feedback')
        .addColumn('id', 'text', primary)
        .addColumn('received_at', 'text', required)
        .addColumn('rating', 'integer', required)
        .addColumn('likely_to_recommend', 'integer', required)
        .addColumn('feedback', 'text')
        .execute();
      await schema
        .createTable('messages')
        .addColumn('id', 'text', primary)
        .$call(texts('received_at', 'service_id', 'template_id', 'params', 'delivery'))
        .addColumn('delivery_detail', 'text')
        .execute();
    },
  },
  {
    name: '002-feedback-once',
    up: ({ schema }) => addSubmissionId(schema, 'feedback'),
  },
  {
    name: '003-messages-once-and-again',
    async up({ schema }) {
      await addSubmissionId(schema, 'messages');
      const table = schema.alterTable('messages');
      await table
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await table
        .addColumn('next_attempt_at', 'text', (column) => column.notNull().defaultTo(''))
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
        .addColumn('id', 'text', primary)
        .addColumn('folder', 'text', (column) => column.notNull().unique())
        .$call(texts('fields', 'base_fields', 'base_version'))
        .addColumn('revision', 'integer', required)
        .$call(texts('saved_at', 'saved_by', 'publish_at', 'publish_problem', 'approvals'))
        .execute();
      await schema
        .createTable('uploads')
        .addColumn('id', 'text', primary)
        .$call(texts('extension', 'bytes', 'uploaded_at'))
        .execute();
      await schema
        .createTable('publications')
        .addColumn('id', 'text', primary)
        .$call(texts('folder', 'published_at', 'published_by', 'undoes', 'changes', 'state'))
        .execute();
    },
  },
  {
    name: '005-kept-values',
    async up({ schema }) {
      const table = schema.createTable('kept').addColumn('name', 'text', primary);
      await table.$call(texts('value')).execute();
    },
  },
  {
    name: '006-what-is-scheduled',
    async up(db) {
      await db.schema
        .alterTable('drafts')
        .addColumn('scheduled', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      const planned = await db
        .selectFrom('drafts')
        .select(['id', 'fields', 'saved_by'])
        .where('publish_at', '<>', '')
        .execute();
      for (const { id, fields, saved_by } of planned) {
        const scheduled = JSON.stringify({ by: saved_by, fields: JSON.parse(fields) });
        await db.updateTable('drafts').set({ scheduled }).where('id', '=', id).execute();
      }
    },
  },
  {
    name: '007-sessions-of-editors',
    async up({ schema }) {
      const table = schema.createTable('sessions').addColumn('id', 'text', primary);
      await table.$call(texts('name', 'ends_at')).execute();
    },
  },
];

async function addSubmissionId(schema: Kysely<Schema>['schema'], table: string): Promise<void> {
  await schema.alterTable(table).addColumn('submission_id', 'text').execute();
  const index = schema.createIndex(`${table}_submission_id`).on(table).column('submission_id');
  await index.unique().execute();
}

/** Key of PostgreSQL's lock: any number, the same in all services. */
const advisoryLock = 4_100_107;
/** Milliseconds for which a service waits while another migrates a SQLite database. */
const turnMs = 10_000;

/** Migrates the database in one transaction with a lock: services may start at the same time. */
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
  const query = sql<{ name: string }>`select name from schema_migrations`;
  const applied = new Set((await query.execute(connection)).rows.map(({ name }) => name));
  for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
    await up(connection);
    const appliedAt = new Date().toISOString();
    await sql`insert into schema_migrations values (${name}, ${appliedAt})`.execute(connection);
  }
}
