// `pnpm --filter content-service backup --output <folder> [--keep <count>]`: the database and the content.
import { parseArgs } from 'node:util';
import { keepNewest, makeBackup } from './backup.ts';
import { CommandError } from './command.ts';
import { runOverDatabase } from './run.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { output: text, keep: text } });

await runOverDatabase(async (db, contentDir) => {
  const { output, keep } = values;
  if (output === undefined || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) {
    throw new CommandError('How to use it: backup --output <folder> [--keep <how many>]');
  }
  const folder = await makeBackup({ db, contentDir }, output);
  const removed = keep === undefined ? 0 : await keepNewest(output, Number(keep));
  process.stdout.write(
    `Backup: ${folder}${removed > 0 ? `; ${removed} older ones removed` : ''}. It holds what people wrote: keep it as safe as the database.\n`,
  );
});
