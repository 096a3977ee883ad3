import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KitPackage, kitPackages } from './kit.ts';

/** Whether the changed packages of a checkout have changesets. */
export type Verdict =
  | { readonly kind: 'complete' }
  /** Packages that were changed without a changeset. */
  | { readonly kind: 'missing'; readonly packages: readonly KitPackage[]; readonly since: string }
  /** There is nothing to compare with. */
  | { readonly kind: 'unknown'; readonly reason: string };

/** Files of a package that are published, or that affect what is published. */
const isShipped = (path: string): boolean =>
  /^(?:src\/|package\.json$|README\.md$|LICENSE$)/.test(path) &&
  !/\.(?:test|stories)\.tsx?$|^src\/(?:stories|fixtures)\//.test(path);

/** Runs git in a folder, ignoring git's environment variables of a hook. */
export const gitIn =
  (folder: string) =>
  (...parameters: string[]): string =>
    execFileSync('git', parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
      ),
    }).trim();

/**
 * Compares the checkout in a folder, including uncommitted files, with the point where it left the
 * main branch; on the main branch itself, with the last release.
 */
export function judgeChangesets(folder: string): Verdict {
  const git = gitIn(folder);
  const ask = (...parameters: string[]): string | undefined => {
    try {
      return git(...parameters) || undefined;
    } catch {
      return undefined;
    }
  };

  const head = ask('rev-parse', 'HEAD');
  if (head === undefined) return { kind: 'unknown', reason: 'this is no git checkout' };
  if (ask('rev-parse', '--is-shallow-repository') === 'true') {
    return { kind: 'unknown', reason: 'this checkout has no history (fetch it whole)' };
  }
  const left = ['main', 'origin/main']
    .map((branch) => ask('merge-base', 'HEAD', branch))
    .filter((commit) => commit !== undefined);
  if (left.length === 0) return { kind: 'unknown', reason: 'there is no main branch here' };
  // A new branch stands where it left the main branch; a server's checkout may have no branch.
  const isMain = ['main', undefined].includes(ask('branch', '--show-current'));
  const branchedAt = isMain && left.includes(head) ? undefined : left[0];

  const manifests = kitPackages.map((kitPackage) => `packages/${kitPackage}/package.json`);
  const since = branchedAt ?? git('log', '-1', '--format=%H', '-G"version":', '--', ...manifests);
  const changed = [
    git('diff', '--name-only', since),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list.split('\n'));

  const changesets = changed
    .filter((path) => /^\.changeset\/(?!README).*\.md$/.test(path))
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => readFileSync(join(folder, path), 'utf8').split(/^---$/m)[1] ?? '');
  const isTold = (kitPackage: KitPackage): boolean => {
    const manifest = `packages/${kitPackage}/package.json`;
    const now: { readonly name: string; readonly version: string } = JSON.parse(
      readFileSync(join(folder, manifest), 'utf8'),
    );
    const before = ask('show', `${since}:${manifest}`);
    // A new version means that this is the release, which turned the changesets into a changelog.
    if (before === undefined || JSON.parse(before).version !== now.version) return true;
    return changesets.some((packages) => packages.trim() === '' || packages.includes(now.name));
  };
  const packages = kitPackages.filter((kitPackage) => {
    const prefix = `packages/${kitPackage}/`;
    return (
      changed.some((path) => path.startsWith(prefix) && isShipped(path.slice(prefix.length))) &&
      !isTold(kitPackage)
    );
  });
  return packages.length === 0 ? { kind: 'complete' } : { kind: 'missing', packages, since };
}
