// `pnpm --filter content-service feedback …` lists or deletes visitors' feedback.
import { runCommand } from './command.ts';

await runCommand('feedback');
