import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServiceLog } from '../app.ts';

const timeoutMs = 5_000;
/**
 * Milliseconds after which a silent connection is closed; more than the time-out of a statement.
 */
const silence = 7_000;

/**
 * A kysely dialect over a PostgreSQL pool. A commit is durable when it returns. If the server
 * hangs, the query fails within seconds, and the next one gets a new connection.
 */
export function postgresDialect(url: string, log: ServiceLog): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Closes idle connections before they would count as dead.
    idleTimeoutMillis: silence / 2,
    // Not `query_timeout`: it returns a hanging connection to the pool for the next query.
    stream: () => {
      const socket = new Socket();
      // `destroy` without an error, because a closing connection may have no error listener.
      return socket.setTimeout(silence, () => socket.destroy());
    },
  });
  // Without listeners, a server restart would end this process through a lost connection.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
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
