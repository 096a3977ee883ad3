import { rmSync } from 'node:fs';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { firstCompany } from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';

const builds = join(root, 'apps', 'site', 'build');
const company = firstCompany;

/**
 * Makes another build of the first company's site: the same code, but each hashed file has another name,
 * as after a change of everything. It is removed when this process ends.
 *
 * @returns the `COMPANY` that starts it.
 */
export async function makeOtherBuild(): Promise<string> {
  const other = `${company}.${process.pid}`;
  const folder = join(builds, other);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await cp(join(builds, company), folder, {
    recursive: true,
    // Compressed copies have the old names in them.
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const hashed = await readdir(join(folder, 'client', 'assets'));
  const stems = hashed.map((name) => name.slice(0, name.lastIndexOf('.')));
  const named = new RegExp(`(?:${stems.join('|')})(?=\\.)`, 'g');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(?:css|html|js|json|svg)$/.test(file)) {
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(named, '$&_2'));
    }
    await rename(file, join(entry.parentPath, basename(file).replace(named, '$&_2')));
  }
  return other;
}
