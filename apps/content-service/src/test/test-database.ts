import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore } from '../store/store.ts';
import { temporaryFolder } from './content-folder.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export const testLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

export const message = {
  service_id: 'site',
  template_id: 'contact',
  params: { first_name: 'Ama' },
};
export const scores = { rating: 5, likely_to_recommend: 9 };

/** Address of a new SQLite database. It is removed after the test. */
export const sqliteUrl = async (): Promise<string> => `file:${await temporaryFolder()}/db.sqlite`;

/** Runs PostgreSQL during a file's tests. @returns a function that creates empty databases. */
export function postgresUrls(): () => Promise<string> {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  let databases = 0;
  return () => server.createDatabase(`test${databases++}`);
}

export async function openTestDatabase(url?: string) {
  const db = await openDatabase(readDatabaseAddress(url ?? (await sqliteUrl())), testLog());
  onTestFinished(() => db.destroy());
  return { db, store: createStore(db) };
}
