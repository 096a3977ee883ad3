// Prints what the stories say of the kit's components, for `preset.ts`.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('../../packages/ui/src/stories/story-docs.ts', import.meta.url));
const { module } = await runnerImport<{ readonly storyDocs: readonly object[] }>(file, {
  logLevel: 'error',
});
process.stdout.write(JSON.stringify(module.storyDocs));
