import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackage, root } from 'scripts/lib/workspace.mjs';

/** What no company outside needs. */
const left = ['examples', 'docs/pictures', '.changeset', 'e2e/consumers', 'e2e/bench'];

/**
 * Packs the site as a package that a company outside installs: its sources as they are committed, and
 * the command that runs them.
 *
 * @param to an existing folder.
 * @returns the tarball's name in it.
 */
export async function packSite(to: string): Promise<string> {
  const { version } = readPackage('.');
  await using folder = await mkdtempDisposable(join(tmpdir(), 'site-'));
  const inside = join(folder.path, 'package');
  await mkdir(inside);
  const paths = ['.', ...left.map((path) => `:!${path}`)];
  const sources = `--output=${join(inside, 'site.tgz')}`;
  execFileSync('git', ['archive', '--format=tar.gz', sources, 'HEAD', ...paths], { cwd: root });
  const command = 'insurance-site.mjs';
  await cp(join(root, 'scripts', command), join(inside, command));
  await cp(join(root, 'LICENSE'), join(inside, 'LICENSE'));
  const manifest = {
    name: 'insurance-site',
    version,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    bin: { 'insurance-site': command },
    engines: { node: '>=20.19' },
  };
  await writeFile(join(inside, 'package.json'), JSON.stringify(manifest, null, 2));
  const tarball = `insurance-site-${version}.tgz`;
  execFileSync('tar', ['-czf', join(to, tarball), '-C', folder.path, 'package']);
  return tarball;
}
