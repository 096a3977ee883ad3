// `pnpm --filter content-service backup --output <file>` copies the SQLite database.
import { open, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { CommandError, runWithSettings } from './command.ts';

await runWithSettings(async (address) => {
  const { output } = parseArgs({ options: { output: { type: 'string' } } }).values;
  if (output === undefined) throw new CommandError('Usage: backup --output <new file>');
  if (address.engine === 'postgres') {
    throw new CommandError('DATABASE_URL is PostgreSQL, which has its own tool: pg_dump.');
  }
  // A new file that only this user can read.
  const created = await open(output, 'wx', 0o600).catch((error: unknown) => {
    throw new CommandError(`${output} cannot be made: ${String(error)}`);
  });
  await created.close();
  try {
    using source = new DatabaseSync(address.file, { readOnly: true });
    // Copies all pages in one step, because each write of the service restarts the copy.
    await backup(source, output, { rate: 2 ** 31 - 1 });
    using copy = new DatabaseSync(output);
    const { quick_check } = copy.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (quick_check !== 'ok') throw new Error(`it is damaged: ${quick_check}`);
  } catch (error) {
    await rm(output, { force: true });
    throw new CommandError(`${address.file} cannot be backed up: ${String(error)}`);
  }
  process.stdout.write(`Backup: ${output}. It contains visitors’ data, but no content files.\n`);
});
