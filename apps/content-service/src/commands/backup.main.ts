// `pnpm --filter content-service backup --output <file>` copies the SQLite database.
import { parseArgs } from 'node:util';
import { backUp, runWithSettings } from './command.ts';

await runWithSettings(async (address) => {
  const { output } = parseArgs({ options: { output: { type: 'string' } } }).values;
  await backUp(address, output);
  process.stdout.write(`Backup: ${output}. It contains visitors’ data, but no content files.\n`);
});
