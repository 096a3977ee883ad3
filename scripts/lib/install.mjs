import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outside } from './company.mjs';
import { describeExit, run } from './processes.mjs';
import { binaries, environment, Problem, readPackage, root } from './workspace.mjs';

/** A file that says what is installed: for which lockfile and machine. */
const stamp = join(root, 'node_modules', '.install-stamp');

/** The hash of everything that an install depends on. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Gives a company outside the packages that its module imports, as the workspace has them.
 *
 * @param {string} dir
 */
function link(dir) {
  for (const [name, folder] of [
    ['site', 'apps/site'],
    ['@insurance-kit/ui', 'packages/ui'],
  ]) {
    const path = join(dir, 'node_modules', `${name}`);
    mkdirSync(dirname(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
    symlinkSync(join(root, `${folder}`), path);
  }
}

/**
 * Installs the workspace exactly as its lockfile says, with all tools, if that was not done yet.
 *
 * @throws {Problem} if the install fails.
 */
export async function install() {
  // A company that is still to be made installs its site first.
  if (outside?.id) link(outside.dir);
  const lock = wanted();
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (installed && existsSync(join(binaries, 'node'))) return;

  console.log('Installing what the lockfile names (the first time this takes a minute) …');
  const exit = await run(
    'install',
    [
      'npx',
      '--yes',
      readPackage('.').packageManager ?? 'pnpm',
      'install',
      '--frozen-lockfile',
      '--config.confirm-modules-purge=false',
    ],
    { cwd: root, env: environment() },
  );
  if (exit.code !== 0) {
    throw new Problem(
      `The install failed with ${describeExit(exit)}; its reason stands above. It needs the npm registry: check the network and npm's settings, then try again.`,
    );
  }
  if (!existsSync(join(binaries, 'node'))) {
    throw new Problem(
      `There is no Node for ${process.platform}-${process.arch} among the optional dependencies of package.json. If optional packages are switched off in npm's or pnpm's settings, switch them on.`,
    );
  }
  writeFileSync(stamp, lock);
}
