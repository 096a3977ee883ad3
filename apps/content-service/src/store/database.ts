import { Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode, SettingError } from '@insurance-kit/server/settings';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServiceLog } from '../base/app.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string };

/** Reads `postgres://…` or `file:<path>`. @throws SettingError whose message omits `url`. */
export function readDatabaseAddress(url: string): DatabaseAddress {
  if (/^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? '')) return { engine: 'postgres', url };
  try {
    const file = url.startsWith('file://') ? fileURLToPath(url) : /^file:(.+)/.exec(url)?.[1];
    if (file && !file.endsWith('/')) return { engine: 'sqlite', file: path.resolve(file) };
  } catch {
    // `fileURLToPath` found no path in the URL: throw the error below.
  }
  throw new SettingError(
    'DATABASE_URL must be postgres://user:password@host/database or file:path',
  );
}

/** Opens and migrates the database. @throws SettingError if it cannot be opened. */
export async function openDatabase(
  address: DatabaseAddress,
  log: Pick<ServiceLog, 'warn'>,
): Promise<Kysely<Schema>> {
  try {
    const dialect =
      address.engine === 'sqlite'
        ? await sqliteDialect(address.file)
        : postgresDialect(address.url, log);
    const db = new Kysely<Schema>({ dialect });
    await migrate(db, address.engine).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (error) {
    const place =
      address.engine === 'sqlite'
        ? `the file ${address.file}`
        : `PostgreSQL at ${new URL(address.url).host || 'its default address'}`;
    throw new SettingError(`DATABASE_URL: cannot open ${place}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  // If a host has several addresses, the error of a refused connection has no message.
  return (error.message || errorCode(error) || error.name).replace(/\s+/g, ' ');
}

const timeoutMs = 5_000;
/** Milliseconds after which a silent connection is closed. Longer than a statement's time-out. */
const silence = 7_000;

/**
 * A kysely dialect over a PostgreSQL pool. A commit is durable when it returns. If the server
 * hangs, the query fails within seconds, and the next query gets a new connection.
 */
export function postgresDialect(url: string, log: Pick<ServiceLog, 'warn'>, silenceMs = silence) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Avoid kysely's `onCreateConnection`: if it fails, the pool loses the connection.
    onConnect: async (client) => {
      await client.query(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
      );
    },
    // Close idle connections before their sockets time out.
    idleTimeoutMillis: silenceMs / 2,
    // Avoid `query_timeout`: it returns a hanging connection to the pool for the next query.
    stream: () => {
      const socket = new Socket();
      // `destroy` without an error, because a closing connection may have no error listener.
      return socket.setTimeout(silenceMs, () => socket.destroy());
    },
  });
  // Without a listener, a lost connection would end this process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
