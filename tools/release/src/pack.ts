import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from '../../../scripts/lib/company.mjs';
import { Problem, readPackage, root } from '../../../scripts/lib/workspace.mjs';
import { unshippable } from './licences.ts';
import { noticesOf, readNotices, type Shipped, union } from './notices.ts';
import { copyPackage } from './runtime.ts';
import { sbomOf, workspaceSbom } from './sbom.ts';

/** The largest size of the two folders together, in bytes. */
export const mostBytes = 120_000_000;
/** The oldest Node that a release runs on. */
export const oldestNode = 24;

const site = join(root, 'apps', 'site');
const contentService = join(root, 'apps', 'content-service');

/** The size of a folder in bytes. */
async function weigh(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The command that starts an app in its folder of the release, made of its `start` script. */
function startCommand(folder: string, from: string, to: string): string {
  const command = readPackage(folder).scripts?.start ?? '';
  if (!command.includes(from)) throw new Error(`The start of ${folder} does not name ${from}.`);
  return command.replace(from, to);
}

/**
 * Copies what was built into two folders, `site` and `content-service`, that need nothing but Node.
 *
 * @param out the folder for both; an earlier release in it is removed.
 * @returns the two folders, their size in bytes together, and the third-party packages in them.
 * @throws Problem if something was not built, a licence is not on the list, or the release is too
 *   large.
 */
export async function packRelease(company: string, out: string) {
  const build = join(site, 'build', company);
  const dist = join(contentService, 'dist');
  for (const needed of [join(build, 'server', 'index.js'), join(dist, 'main.js')]) {
    if (!existsSync(needed)) throw new Problem(`${needed} is missing: build first.`);
  }
  const siteFolder = join(out, 'site');
  const contentFolder = join(out, 'content-service');
  const all = await workspaceSbom();
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

  const finish = async (folder: string, name: string, start: string, shipped: Shipped[]) => {
    const write = (file: string, value: object) =>
      writeFile(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
    await write('package.json', {
      name,
      version,
      private: true,
      type: 'module',
      engines: { node: `>=${oldestNode}` },
      scripts: { start },
    });
    await write('sbom.cdx.json', sbomOf(all, name, version, shipped));
  };

  for (const folder of [siteFolder, contentFolder]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }

  await cp(build, siteFolder, { recursive: true });
  // sharp is native code, which cannot be bundled.
  const sharp = await copyPackage('sharp', site, join(siteFolder, 'node_modules'));
  const inSite = union([
    await readNotices(join(build, 'client', 'licenses.txt')),
    await readNotices(join(build, 'server', 'licenses.txt')),
    sharp,
  ]);
  const artLicences = await readFile(join(build, 'client', 'licenses-art.txt'), 'utf8');
  await writeFile(join(siteFolder, 'licenses.txt'), noticesOf(inSite, [artLicences.trim()]));
  await rm(join(siteFolder, 'server', 'licenses.txt'));
  const siteStart = startCommand('apps/site', `build/\${COMPANY:-harmattan-ghana}/`, '');
  await finish(siteFolder, `${company}-site`, siteStart, inSite);

  await cp(dist, join(contentFolder, 'dist'), { recursive: true });
  await cp(seededContent(company), join(contentFolder, 'content'), { recursive: true });
  const inService = union([
    await readNotices(join(dist, 'licenses.txt')),
    await copyPackage('sharp', contentService, join(contentFolder, 'node_modules')),
  ]);
  await writeFile(join(contentFolder, 'licenses.txt'), noticesOf(inService, [artLicences.trim()]));
  await rm(join(contentFolder, 'dist', 'licenses.txt'));
  const serviceStart = startCommand('apps/content-service', 'src/main.ts', 'dist/main.js');
  await finish(contentFolder, `${company}-content-service`, serviceStart, inService);

  const shipped = union([inSite, inService]);
  const refused = unshippable(shipped).map(({ name, licence }) => `${name} (${licence})`);
  if (refused.length > 0) {
    throw new Problem(`Not on the list of tools/release/src/licences.ts: ${refused.join(', ')}.`);
  }
  const bytes = (await weigh(siteFolder)) + (await weigh(contentFolder));
  if (bytes > mostBytes) throw new Problem(`The release weighs ${bytes} bytes, over ${mostBytes}.`);
  return { siteFolder, contentFolder, bytes, shipped };
}
