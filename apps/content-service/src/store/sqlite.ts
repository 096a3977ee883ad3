import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** How long a write waits for another process's write to end, in milliseconds. */
export const busyTimeout = 10_000;
const pause = 20;

/**
 * A kysely dialect over Node's own SQLite. A commit has reached the disk when it returns
 * (`synchronous = FULL`).
 *
 * @param file the database file; its folder is made where missing, for this user alone
 */
export async function sqliteDialect(file: string): Promise<SqliteDialect> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    // Another process may be making the same switch; SQLite does not wait for that by itself.
    await whenFree(async () => database.exec('PRAGMA journal_mode = WAL'));
    database.exec('PRAGMA synchronous = FULL');
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({ database: adapt(database) });
}

/** Tries again while somebody else holds the database, for as long as a write would wait. */
export async function whenFree(attempt: () => Promise<unknown>): Promise<void> {
  const patience = AbortSignal.timeout(busyTimeout);
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (patience.aborted || !isBusy(error)) throw error;
      await setTimeout(pause);
    }
  }
}

/** SQLITE_BUSY, the low byte of the extended codes. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    (error.errcode & 0xff) === 5
  );
}

/** Node's SQLite in the shape kysely knows, which is that of better-sqlite3. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
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
