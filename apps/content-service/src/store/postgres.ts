import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServiceLog } from '../log.ts';

/** How long a connection may take to be made, and a statement to run, in milliseconds. */
const patience = 5_000;
/** A connection that has been silent for so long is given up: longer than any statement may run. */
const silence = 7_000;

/**
 * A kysely dialect over a PostgreSQL pool. A commit is durable when it returns, even where the
 * server's default is `synchronous_commit = off`. A server that hangs, or a line that went dead, fails
 * the query within seconds, and the next one gets a connection of its own.
 *
 * @param url `postgres://…`
 */
export function postgresDialect(url: string, log: ServiceLog): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // Before the silence of an idle connection counts as a dead line.
    idleTimeoutMillis: silence / 2,
    // Not `query_timeout`: after it a connection that hangs goes back to the pool, to the next query.
    stream: () => {
      const socket = new Socket();
      // Without an error: nobody may listen any more to one that is being closed.
      return socket.setTimeout(silence, () => socket.destroy());
    },
  });
  // Without a listener, a server restart while a connection idles would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  // The same while one is in use; whose query it was hears of it by its promise.
  pool.on('connect', (client) => client.on('error', () => undefined));
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

/**
 * Whether a server that could not be reached may be there soon: it starts, stops, is too busy or does
 * not answer. A wrong password or a database that is not there stays wrong.
 */
export function mayComeBack(error: Error): boolean {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
  return code === '' || /^(?:08|53|57)/.test(code);
}
