import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServiceLog } from '../log.ts';

/**
 * A kysely dialect over a PostgreSQL pool. A commit is durable when it returns, even where the
 * server's default is `synchronous_commit = off`.
 *
 * @param url `postgres://…`
 */
export function postgresDialect(url: string, log: ServiceLog): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 5, connectionTimeoutMillis: 5_000 });
  // Without a listener, a server restart while a connection idles would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(
        CompiledQuery.raw(
          "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
        ),
      );
    },
  });
}
