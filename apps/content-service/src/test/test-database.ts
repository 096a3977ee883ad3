import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A log that a test can look into. */
export const testLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

/** What a visitor sends by the contact form, and by the feedback form. */
export const message = {
  service_id: 'site',
  template_id: 'contact',
  params: { first_name: 'Ama' },
};
export const scores = { rating: 5, likely_to_recommend: 9 };

/** The address of an SQLite database that is not there yet; it is removed at the end of the test. */
export const sqliteUrl = async (): Promise<string> => `file:${await temporaryFolder()}/db.sqlite`;

/**
 * Runs a PostgreSQL server beside a file's tests; the function makes an empty database on it, and
 * returns its address.
 */
export function postgresUrls(): () => Promise<string> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  let databases = 0;
  return () => server.createDatabase(`test${databases++}`);
}

/** Opens a database for the running test. Default: an SQLite database of its own. */
export async function openTestDatabase(url?: string) {
  const db = await openDatabase(readDatabaseAddress(url ?? (await sqliteUrl())), testLog());
  onTestFinished(() => db.destroy());
  return { db, store: createStore(db) };
}
