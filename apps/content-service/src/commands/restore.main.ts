// `pnpm --filter content-service restore --from <folder>`: into an empty database and an empty content folder.
import { parseArgs } from 'node:util';
import { ownContent } from '../folders.ts';
import { restoreBackup } from './backup.ts';
import { CommandError } from './command.ts';
import { runOverDatabase } from './run.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });

await runOverDatabase(async (db, env) => {
  if (values.from === undefined) throw new CommandError('How to use it: restore --from <folder>');
  const place = { db, contentDir: env.CONTENT_DIR || ownContent };
  const { made_at, rows, files } = await restoreBackup(place, values.from);
  process.stdout.write(
    `Restored what was there at ${made_at}: ${rows.messages} messages, ${rows.feedback} feedback, ${Object.keys(files).length} files.\n`,
  );
});
