// Packs both packages into a folder (`--out <folder>`), or checks them as a consumer gets them.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { run } from '../../../scripts/lib/processes.mjs';
import { environment, root } from '../../../scripts/lib/workspace.mjs';
import { kitPackages, pack } from './kit.ts';

const [option, folder, ...more] = process.argv.slice(2);
if (option === '--out' && folder !== undefined && more.length === 0) {
  const out = resolve(folder);
  await mkdir(out, { recursive: true });
  for (const kitPackage of kitPackages) console.log(await pack(kitPackage, out));
} else {
  const exit = await run(
    'packages',
    ['vitest', 'run', '--project', 'packages', ...process.argv.slice(2)],
    { cwd: root, env: environment() },
  );
  process.exitCode = exit.code ?? 1;
}
