// `pnpm --filter content-service backup --output <file>`: a copy of the SQLite database.
import { parseArgs } from 'node:util';
import { backupDatabase } from './backup.ts';
import { CommandError } from './command.ts';
import { runWithSettings } from './run.ts';

await runWithSettings(async (address) => {
  const { output } = parseArgs({ options: { output: { type: 'string' } } }).values;
  if (output === undefined) throw new CommandError('How to use it: backup --output <new file>');
  if (address.engine === 'postgres') {
    throw new CommandError('DATABASE_URL is PostgreSQL, which has its own tool: pg_dump.');
  }
  await backupDatabase(address.file, output);
  process.stdout.write(
    `Backup: ${output}. It holds what people wrote: keep it as safe as the database. The content's files are no part of it.\n`,
  );
});
