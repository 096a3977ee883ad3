// `pnpm --filter content-service feedback …`: feedback that visitors sent.
import { runCommand } from './run.ts';

await runCommand('feedback');
