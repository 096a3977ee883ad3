import { readSecretFiles, SettingError } from '@insurance-kit/server/settings';
import type { Kysely } from 'kysely';
import { readSettings, variables } from '../settings.ts';
import { openDatabase, readDatabaseAddress } from '../store/database.ts';
import type { Schema } from '../store/schema.ts';
import { createStore, type Kind } from '../store/store.ts';
import { actOnStored, CommandError } from './command.ts';

/** A log that drops everything but warnings, to keep the list readable. */
const quiet = { debug: () => {}, info: () => {}, error: () => {} };

/**
 * Runs a command over the database and the content folder of the service's variables; its errors are
 * one line each.
 */
export async function runOverDatabase(
  command: (db: Kysely<Schema>, contentDir: string) => Promise<void>,
): Promise<void> {
  try {
    const env = readSecretFiles(process.env, variables);
    const { DATABASE_URL, DATA_DIR, CONTENT_DIR, COMPANY } = env;
    const own = { DATABASE_URL, DATA_DIR, CONTENT_DIR, COMPANY };
    const { databaseUrl, contentDir } = readSettings(own);
    const warn = () => process.stderr.write('The database does not answer yet.\n');
    const database = await openDatabase(readDatabaseAddress(databaseUrl), { ...quiet, warn });
    try {
      await command(database, contentDir);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Runs the command of one table. */
export async function runCommand(kind: Kind): Promise<void> {
  // The reader of a pipe may close it before the end (`… list | head`).
  process.stdout.on('error', () => process.exit(0));
  await runOverDatabase((db) =>
    actOnStored(kind, process.argv.slice(2), createStore(db), (text) => process.stdout.write(text)),
  );
}
