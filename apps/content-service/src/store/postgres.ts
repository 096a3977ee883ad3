import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServiceLog } from '../app.ts';

const timeoutMs = 5_000;
/** A silent connection is closed after these milliseconds: more than a statement may take. */
const silence = 7_000;

/**
 * A kysely dialect for a PostgreSQL pool. When a commit returns, it is durable. If the server
 * hangs, a query fails within seconds, and the next gets a new connection.
 */
export function postgresDialect(url: string, log: ServiceLog): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Close idle connections before they count as dead.
    idleTimeoutMillis: silence / 2,
    // `query_timeout` would give a hanging connection to the next query.
    stream: () => {
      const socket = new Socket();
      // Without an error, because a closing connection may have no listener.
      return socket.setTimeout(silence, () => socket.destroy());
    },
  });
  // Without a listener, a restart of the server would end this process.
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
