// `pnpm --filter content-service messages …`: contact messages and e-mailed feedback.
import { runCommand } from './run.ts';

await runCommand('messages');
