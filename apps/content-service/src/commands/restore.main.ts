// `pnpm --filter content-service restore --from <folder>`: into an empty database and an empty content folder.
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup.ts';
import { CommandError } from './command.ts';
import { runOverDatabase } from './run.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });

await runOverDatabase(async (db, contentDir) => {
  if (values.from === undefined) throw new CommandError('How to use it: restore --from <folder>');
  const { made_at, rows, files } = await restoreBackup({ db, contentDir }, values.from);
  process.stdout.write(
    `Restored what was there at ${made_at}: ${rows.messages} messages, ${rows.feedback} feedback, ${Object.keys(files).length} files.\n`,
  );
});
