// `pnpm --filter content-service feedback …`: the stars, scores and texts of the feedback form.
import { runCommand } from './run.ts';

await runCommand('feedback');
