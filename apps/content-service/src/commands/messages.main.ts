// `pnpm --filter content-service messages …`: what visitors wrote by the contact form, and e-mailed feedback.
import { runCommand } from './run.ts';

await runCommand('messages');
