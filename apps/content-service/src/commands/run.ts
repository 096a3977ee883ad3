import { readSecretFiles, SettingError } from '@insurance-kit/server/settings';
import { readSettings, variables } from '../settings.ts';
import { type DatabaseAddress, openDatabase, readDatabaseAddress } from '../store/database.ts';
import { createStore, type Kind } from '../store/store.ts';
import { actOnStored, CommandError } from './command.ts';

/** Logs warnings only, so that the list is readable. */
const quiet = { debug: () => {}, info: () => {}, error: () => {} };

/** Runs a command on the configured database. Prints errors as one line. */
export async function runWithSettings(
  command: (address: DatabaseAddress) => Promise<void>,
): Promise<void> {
  try {
    const { DATABASE_URL, DATA_DIR, COMPANY } = readSecretFiles(process.env, variables);
    const { databaseUrl } = readSettings({ DATABASE_URL, DATA_DIR, COMPANY });
    await command(readDatabaseAddress(databaseUrl));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export async function runCommand(kind: Kind): Promise<void> {
  // The reader of a pipe may stop early (`… list | head`).
  process.stdout.on('error', () => process.exit(0));
  await runWithSettings(async (address) => {
    const warn = () => process.stderr.write('The database does not answer yet.\n');
    const store = createStore(await openDatabase(address, { ...quiet, warn }));
    try {
      await actOnStored(kind, process.argv.slice(2), store, (text) => process.stdout.write(text));
    } finally {
      await store.close();
    }
  });
}
