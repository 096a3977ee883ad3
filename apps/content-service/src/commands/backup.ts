import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { CommandError } from './command.ts';

/** More pages than a database has: all in one step, so that no write makes it begin again. */
const allPages = 2 ** 31 - 1;

/**
 * Copies an SQLite database as it is at one moment, while others may write to it. The copy gets its
 * name when it is complete and was checked.
 *
 * @param output the new file, readable by this user only
 * @throws CommandError with the reason if it cannot be made
 */
export async function backupDatabase(file: string, output: string): Promise<void> {
  if (existsSync(output)) throw new CommandError(`${output} is there already.`);
  const partial = `${output}.partial`;
  try {
    await (await open(partial, 'wx', 0o600)).close();
  } catch (error) {
    throw new CommandError(`${output} cannot be made: ${String(error)}`);
  }
  try {
    {
      using source = new DatabaseSync(file, { readOnly: true });
      await backup(source, partial, { rate: allPages });
      using copy = new DatabaseSync(partial);
      const check = copy.prepare('PRAGMA quick_check(1)').get();
      if (check?.quick_check !== 'ok') throw new Error(`it is damaged: ${check?.quick_check}`);
    }
    await rename(partial, output);
  } catch (error) {
    await rm(partial, { force: true });
    throw new CommandError(`${file} cannot be backed up: ${String(error)}`);
  }
}
