import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { whenFree } from './sqlite.ts';

interface Migration {
  readonly name: string;
  /** SQL statements that both SQLite and PostgreSQL understand. */
  readonly up: readonly string[];
}

/** All migrations, in the order in which they run. Never change a published migration. */
export const migrations: readonly Migration[] = [
  {
    // Replaces seven migrations and has the name of the seventh: databases with all seven skip it.
    name: '007-sessions-of-editors',
    up: [
      `create table feedback (id text primary key, received_at text not null,
        rating integer not null, likely_to_recommend integer not null, feedback text,
        submission_id text)`,
      'create unique index feedback_submission_id on feedback (submission_id)',
      `create table messages (id text primary key, received_at text not null,
        service_id text not null, template_id text not null, params text not null,
        delivery text not null, delivery_detail text, submission_id text,
        attempts integer not null default 0, next_attempt_at text not null default '')`,
      'create unique index messages_submission_id on messages (submission_id)',
      'create index messages_next_attempt on messages (delivery, next_attempt_at)',
      `create table drafts (id text primary key, folder text not null unique,
        fields text not null, base_fields text not null, base_version text not null,
        revision integer not null, saved_at text not null, saved_by text not null,
        publish_at text not null, publish_problem text not null, approvals text not null,
        scheduled text not null default '')`,
      `create table uploads (id text primary key, extension text not null,
        bytes text not null, uploaded_at text not null)`,
      `create table publications (id text primary key, folder text not null,
        published_at text not null, published_by text not null, undoes text not null,
        changes text not null, state text not null)`,
      'create table kept (name text primary key, value text not null)',
      'create table sessions (id text primary key, name text not null, ends_at text not null)',
    ],
  },
];

/** Key of PostgreSQL's advisory lock: any number that all services share. */
const advisoryLock = 4_100_107;
/** Milliseconds to wait while another service migrates the same SQLite database. */
const turnMs = 10_000;

/** Migrates the database in one locked transaction, because several services can start at once. */
export async function migrate(
  db: Kysely<Schema>,
  engine: 'sqlite' | 'postgres',
  all: readonly Migration[] = migrations,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (engine === 'sqlite') {
      await whenFree(() => sql`begin immediate`.execute(connection), turnMs);
    } else {
      await sql`begin`.execute(connection);
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(connection);
    }
    try {
      const run = <Row>(statement: string) => sql.raw<Row>(statement).execute(connection);
      await run(
        'create table if not exists schema_migrations (name text primary key, applied_at text not null)',
      );
      const { rows } = await run<{ name: string }>('select name from schema_migrations');
      const applied = new Set(rows.map(({ name }) => name));
      for (const { name, up } of all.filter((migration) => !applied.has(migration.name))) {
        for (const statement of up) await run(statement);
        const appliedAt = new Date().toISOString();
        await sql`insert into schema_migrations values (${name}, ${appliedAt})`.execute(connection);
      }
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}
