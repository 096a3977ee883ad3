import { globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyContent } from 'scripts/lib/company.mjs';
import { Problem, readPackage, root } from 'scripts/lib/workspace.mjs';
import {
  type Component,
  isLicenceAllowed,
  isOfWorkspace,
  licenceOf,
  nameOf,
  readSbom,
  runPnpm,
  type Sbom,
} from './sbom.ts';

const idOf = (one: Component): string => `${nameOf(one)}@${one.version}`;

/** Lists native packages, bundled packages (named in `licenses.txt`) and workspace packages. */
async function shippedIn(...folders: readonly string[]): Promise<Sbom> {
  const [workspace, native] = [await readSbom(), await readSbom('--filter', 'release', '--prod')];
  const lists = folders.map((folder) => readFile(join(folder, 'licenses.txt'), 'utf8'));
  const headings = (await Promise.all(lists)).join('\n').matchAll(/^## (\S+) - (\S+) \(/gm);
  const bundled = Array.from(headings, ([, name, version]) => `${name}@${version}`);
  const shippedIds = new Set([...native.components.map(idOf), ...bundled]);
  const components = workspace.components.filter(
    (one) => shippedIds.delete(idOf(one)) || isOfWorkspace(one),
  );
  if (shippedIds.size > 0) throw new Error(`Not in pnpm's SBOM: ${[...shippedIds].join(', ')}.`);
  return { ...workspace, components };
}

const site = join(root, 'apps', 'site');
const contentService = join(root, 'apps', 'content-service');

const startCommand = (folder: string, from: string, to: string): string | undefined =>
  readPackage(folder).scripts?.start?.replace(from, to);

/** Installs sharp into a folder's `node_modules`, because native code cannot be bundled. */
async function deployNative(folder: string): Promise<void> {
  const settings = ['node-linker=hoisted', 'package-import-method=copy'];
  await runPnpm(
    ...['--filter', 'release', 'deploy', '--prod', '--prefer-offline'],
    ...settings.map((setting) => `--config.${setting}`),
    folder,
  );
  // Removes pnpm's own files.
  for (const name of globSync(['pnpm-*', 'node_modules/.*'], { cwd: folder })) {
    await rm(join(folder, name), { recursive: true });
  }
}

/**
 * Copies the apps into two folders, `site` and `content-service`, which need only Node to run.
 * @param out parent of both folders. An earlier release in it is removed.
 * @returns both folders, and the number of third-party packages.
 * @throws Problem if a licence is not allowed.
 */
export async function packRelease(company: string, out: string) {
  const build = join(site, 'build', company);
  const dist = join(contentService, 'dist');
  const inSite = await shippedIn(join(build, 'client'), join(build, 'server'));
  const inService = await shippedIn(dist, join(dist, 'edit'));
  const all = [...inSite.components, ...inService.components].filter((one) => !isOfWorkspace(one));
  const refused = all.filter((one) => !isLicenceAllowed(nameOf(one), licenceOf(one)));
  if (refused.length > 0) {
    const names = refused.map((one) => `${nameOf(one)} (${licenceOf(one)})`).join(', ');
    throw new Problem(`Licences that tools/release/src/sbom.ts does not allow: ${names}.`);
  }

  const [siteFolder, contentFolder] = [join(out, 'site'), join(out, 'content-service')];
  for (const folder of [siteFolder, contentFolder]) {
    await rm(folder, { recursive: true, force: true });
    await deployNative(folder);
  }
  await cp(build, siteFolder, { recursive: true });
  await cp(dist, join(contentFolder, 'dist'), { recursive: true });
  await cp(companyContent(company), join(contentFolder, 'content'), { recursive: true });
  await cp(join(build, 'client', 'licenses-art.txt'), join(contentFolder, 'licenses-art.txt'));

  const { version = '' } = readPackage('.');
  const writeManifests = async (
    folder: string,
    name: string,
    start: string | undefined,
    sbom: Sbom,
  ): Promise<void> => {
    // The oldest Node that can run a release.
    const engines = { node: '>=24' };
    const manifest = { name, version, private: true, type: 'module', engines, scripts: { start } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const ref = `pkg:generic/${name}@${version}`;
    const component = { type: 'application', name, version, 'bom-ref': ref, purl: ref };
    const own: Sbom = {
      ...sbom,
      metadata: { ...sbom.metadata, component },
      dependencies: [{ ref, dependsOn: sbom.components.map((one) => one['bom-ref']) }],
    };
    await writeFile(join(folder, 'sbom.cdx.json'), JSON.stringify(own, null, 2));
  };
  const startSite = startCommand('apps/site', 'start.mjs', 'server/index.js');
  await writeManifests(siteFolder, `${company}-site`, startSite, inSite);
  const startService = startCommand('apps/content-service', 'src/main.ts', 'dist/main.js');
  await writeManifests(contentFolder, `${company}-content-service`, startService, inService);
  return { siteFolder, contentFolder, shipped: new Set(all.map(idOf)).size };
}
