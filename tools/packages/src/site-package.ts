import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
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

/**
 * Makes a folder with a company's module and content one that installs the site: its imports of what
 * companies share, and its `package.json`.
 */
export async function installSite(dir: string, id: string): Promise<void> {
  for (const path of globSync(join(dir, 'company', '**/*.ts'))) {
    const text = await readFile(path, 'utf8');
    const own = text
      .replace(/'(?:\.\.\/)+(?=(?:contract|group)\/)/g, "'site/app/companies/")
      .replace(/'(?:\.\.\/)+(?=addresses\/)/g, "'site/");
    await writeFile(path, own);
  }
  await cp(join(import.meta.dirname, '..', 'outside'), dir, { recursive: true });
  const file = join(dir, 'package.json');
  const { dependencies, ...manifest } = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : { name: id, private: true, type: 'module' };
  const site = dependencies?.['insurance-site'] ?? `file:${await packSite(dir)}`;
  const scripts = { start: 'insurance-site start', test: 'insurance-site test' };
  const whole = { ...manifest, scripts, dependencies: { ...dependencies, 'insurance-site': site } };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}
