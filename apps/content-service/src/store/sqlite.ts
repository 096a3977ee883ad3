import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { errorCode } from '@insurance-kit/server/settings';
import { type SqliteDatabase, SqliteDialect } from 'kysely';
import pRetry from 'p-retry';

/** Milliseconds for which `whenFree` repeats a query of a locked database. */
const lockTimeoutMs = 2_000;

/**
 * A kysely dialect for Node's SQLite. When a commit returns, the data is on disk. If the database
 * is locked, a query fails at once instead of blocking Node: repeat it with `whenFree`.
 */
export async function sqliteDialect(file: string): Promise<SqliteDialect> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Create the file with this mode first: SQLite's log files get the same mode.
  await (await open(file, 'a', 0o600)).close();
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    await whenFree(async () => database.exec('PRAGMA journal_mode = WAL'));
    database.exec('PRAGMA synchronous = FULL');
    // Overwrite deleted rows, because their personal data must not stay in the file.
    database.exec('PRAGMA secure_delete = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({ database: adapt(database) });
}

/** Repeats `attempt` for up to `withinMs` while another process's transaction blocks it. */
export function whenFree<T>(attempt: () => Promise<T>, withinMs = lockTimeoutMs): Promise<T> {
  return pRetry(attempt, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1.5,
    minTimeout: 10,
    maxTimeout: 100,
    maxRetryTime: withinMs,
    shouldRetry: ({ error }) => isBusy(error),
  });
}

function isBusy(error: unknown): boolean {
  // PostgreSQL's code for a conflict between serializable transactions.
  if (errorCode(error) === '40001') return true;
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      // Empty SQLite's log file: it still contains deleted rows, and other processes may keep it.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
    prepare(text) {
      const statement = database.prepare(text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(inputValue)),
        run: (parameters) => statement.run(...parameters.map(inputValue)),
        iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
      };
    },
  };
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store holds text and numbers, not ${typeof value}`);
}
