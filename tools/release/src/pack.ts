import { globSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seededContent } from 'scripts/lib/company.mjs';
import { Problem, readPackage, root } from 'scripts/lib/workspace.mjs';
import {
  bundledLicences,
  installedLicences,
  type Licensed,
  runPnpm,
  unshippable,
} from './licences.ts';
import { type Sbom, sbomOf } from './sbom.ts';

const site = join(root, 'apps', 'site');
const contentService = join(root, 'apps', 'content-service');

/** An app's start command in a release, from its `start` script. */
const startCommand = (folder: string, from: string, to: string): string | undefined =>
  readPackage(folder).scripts?.start?.replace(from, to);

/** Installs native code (sharp) into a folder's `node_modules`: it cannot be bundled. */
async function deployNative(folder: string): Promise<void> {
  const settings = ['node-linker=hoisted', 'package-import-method=copy'];
  await runPnpm(
    ...['--filter', 'release', 'deploy', '--prod', '--prefer-offline'],
    ...settings.map((setting) => `--config.${setting}`),
    folder,
  );
  // pnpm's own files.
  for (const name of globSync(['pnpm-*', 'node_modules/.*'], { cwd: folder })) {
    await rm(join(folder, name), { recursive: true });
  }
}

/**
 * Copies the build into two folders, `site` and `content-service`, which need only Node.
 * @param out their parent. An earlier release in it is removed.
 * @returns both folders, and the number of third-party packages.
 * @throws Problem if a licence is not allowed.
 */
export async function packRelease(company: string, out: string) {
  const build = join(site, 'build', company);
  const dist = join(contentService, 'dist');
  const native = await installedLicences('--filter', 'release', '--prod');
  const licencesIn = async (...folders: readonly string[]): Promise<Licensed[]> =>
    [native, ...(await Promise.all(folders.map(bundledLicences)))].flat();
  const inSite = await licencesIn(...['client', 'server'].map((part) => join(build, part)));
  const inService = await licencesIn(dist, join(dist, 'edit'));
  const refused = unshippable([...inSite, ...inService]);
  if (refused.length > 0) {
    const names = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    throw new Problem(`Not on the list of tools/release/src/licences.ts: ${names}.`);
  }

  const [siteFolder, contentFolder] = [join(out, 'site'), join(out, 'content-service')];
  for (const folder of [siteFolder, contentFolder]) {
    await rm(folder, { recursive: true, force: true });
    await deployNative(folder);
  }
  await cp(build, siteFolder, { recursive: true });
  await cp(dist, join(contentFolder, 'dist'), { recursive: true });
  await cp(seededContent(company), join(contentFolder, 'content'), { recursive: true });
  await cp(join(build, 'client', 'licenses-art.txt'), join(contentFolder, 'licenses-art.txt'));

  const workspace: Sbom = JSON.parse(await runPnpm('sbom', '--sbom-format=cyclonedx'));
  const { version = '' } = readPackage('.');
  const describe = async (
    folder: string,
    name: string,
    start: string | undefined,
    shipped: readonly Licensed[],
  ): Promise<void> => {
    // The oldest Node for a release.
    const engines = { node: '>=24' };
    const manifest = { name, version, private: true, type: 'module', engines, scripts: { start } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const sbom = sbomOf(workspace, name, version, shipped);
    await writeFile(join(folder, 'sbom.cdx.json'), JSON.stringify(sbom, null, 2));
  };
  const startSite = startCommand('apps/site', 'start.mjs', 'server/index.js');
  await describe(siteFolder, `${company}-site`, startSite, inSite);
  const startService = startCommand('apps/content-service', 'src/main.ts', 'dist/main.js');
  await describe(contentFolder, `${company}-content-service`, startService, inService);

  const shipped = new Set([...inSite, ...inService].map(({ name }) => name));
  return { siteFolder, contentFolder, shipped: shipped.size };
}
