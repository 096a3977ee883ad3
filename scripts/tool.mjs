// Installs missing packages, then runs a tool: `node scripts/tool.mjs <command> [parameter…]`.
import { spawnSync } from 'node:child_process';
import { install } from './lib/install.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  await install();
  const [command = '', ...args] = process.argv.slice(2);
  // Inherit the input, because the tool may ask questions.
  const { status } = spawnSync(command, args, { cwd: root, env: environment(), stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
