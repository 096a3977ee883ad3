// `pnpm --filter content-service feedback …`: the stars, scores and words of the feedback form.
import { runCommand } from './run.ts';

await runCommand('feedback');
