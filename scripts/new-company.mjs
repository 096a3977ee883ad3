// Installs what is missing and makes a company of the group (tools/new-company).
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  await install();
  const tool = join(root, 'tools', 'new-company', 'src', 'main.ts');
  // It asks questions, so it gets this process's input.
  const { status } = spawnSync('node', [tool, ...process.argv.slice(2)], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
