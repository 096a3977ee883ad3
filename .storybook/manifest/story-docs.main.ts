// Prints what the stories say of the kit's components, for `preset.ts`.
import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import { runnerImport } from 'vite';

const { module } = await runnerImport<{ readonly storyDocs: readonly object[] }>(
  join(root, 'packages', 'ui', 'src', 'stories', 'story-docs.ts'),
  { logLevel: 'error' },
);
process.stdout.write(JSON.stringify(module.storyDocs));
