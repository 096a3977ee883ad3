// Installs what is missing and runs a tool: `node scripts/tool.mjs <file in tools> [parameter…]`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  await install();
  const [file = '', ...parameters] = process.argv.slice(2);
  // It may ask questions, so it gets this process's input.
  const { status } = spawnSync('node', [join(root, 'tools', file), ...parameters], {
    env: environment(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
