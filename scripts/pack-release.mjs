// Installs what is missing and packs a release of a company (tools/release).
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { run } from './lib/processes.mjs';
import { environment, main, root } from './lib/workspace.mjs';

await main(async () => {
  await install();
  const tool = join(root, 'tools', 'release', 'src', 'pack.main.ts');
  const { code } = await run('pack:release', ['node', tool, ...process.argv.slice(2)], {
    cwd: process.cwd(),
    env: environment(),
  });
  process.exitCode = code ?? 1;
});
