import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeExit, run } from './processes.mjs';
import { binaries, environment, Problem, readPackage, root } from './workspace.mjs';

/** File with a hash of platform, lockfile and `pnpm-workspace.yaml` at the last install. */
const stamp = join(root, 'node_modules', '.install-stamp');

/**
 * Installs the packages of the lockfile, unless they are already installed.
 * @throws {Problem} if the install fails.
 */
export async function install() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  const currentHash = hash.digest('hex');
  const node = join(binaries, 'node');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash && existsSync(node)) return;

  console.log('Installing dependencies (a minute the first time) …');
  const pnpm = readPackage('.').packageManager ?? 'pnpm';
  const options = ['--frozen-lockfile', '--config.confirm-modules-purge=false'];
  const exit = await run('install', ['npx', '--yes', pnpm, 'install', ...options], {
    cwd: root,
    env: environment(),
  });
  if (exit.code !== 0 || !existsSync(node)) {
    throw new Problem(
      `The install failed with ${describeExit(exit)}; see the reason above. Check that this machine reaches the npm registry, and that the settings of npm and pnpm do not omit optional packages.`,
    );
  }
  writeFileSync(stamp, currentHash);
}
