import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { defaultDatabase, openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore, type Kind } from '../store/store.ts';
import { actOnStored, CommandError } from './command.ts';

/** Nothing of it is worth a line to who waits for a list, but that the database is not there. */
const quiet = { debug: () => {}, info: () => {}, error: () => {} };

/** Runs the command of one table over the database of `DATABASE_URL`, as the service reads it. */
export async function runCommand(kind: Kind): Promise<void> {
  const print = (text: string) => process.stdout.write(text);
  const fail = (text: string) => {
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  };
  // Whoever reads the list may have read enough of it (`… list | head`).
  process.stdout.on('error', () => process.exit(0));
  try {
    const { databaseUrl = defaultDatabase } = readSettings({
      DATABASE_URL: process.env.DATABASE_URL,
    });
    const warn = () => process.stderr.write('The database does not answer yet.\n');
    const database = await openDatabase(readDatabaseAddress(databaseUrl), { ...quiet, warn });
    const store = createStore(database);
    try {
      await actOnStored(kind, process.argv.slice(2), store, print);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StartError || error instanceof CommandError)) throw error;
    fail(error.message);
  }
}
