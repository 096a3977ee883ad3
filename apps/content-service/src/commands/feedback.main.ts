// `pnpm --filter content-service feedback …`: entries of the feedback form.
import { runCommand } from './run.ts';

await runCommand('feedback');
