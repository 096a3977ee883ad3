// `pnpm --filter content-service feedback …`: feedback that visitors sent.
import { runCommand } from './command.ts';

await runCommand('feedback');
