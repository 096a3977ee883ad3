// `pnpm --filter content-service messages …` manages contact messages and e-mailed feedback.
import { runCommand } from './command.ts';

await runCommand('messages');
