import { globSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companyContent } from 'scripts/lib/company.mjs';
import { Problem, readPackage, root } from 'scripts/lib/workspace.mjs';
import {
  bundledLicences,
  installedLicences,
  type Licensed,
  runPnpm,
  unshippable,
} from './licences.ts';

/** The parts of a CycloneDX document that this module reads. It copies other parts unchanged. */
interface Sbom {
  readonly metadata: object;
  readonly dependencies?: readonly object[];
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly 'bom-ref': string;
  }[];
}

/**
 * Reduces the workspace's software bill of materials (SBOM) to the packages of a release.
 * @param name of the release.
 * @throws Error if a package of the release is missing in the document.
 */
function sbomOf(
  workspace: Sbom,
  name: string,
  version: string,
  shipped: readonly Licensed[],
): Sbom {
  const shippedIds = new Set(shipped.map((one) => `${one.name}@${one.version}`));
  const packageId = ({ group, name, version }: Sbom['components'][number]) =>
    `${group === undefined ? '' : `${group}/`}${name}@${version}`;
  const components = workspace.components.filter(
    (component) => component.group === '@insurance-kit' || shippedIds.has(packageId(component)),
  );
  const missing = [...shippedIds].filter((id) => !components.some((one) => packageId(one) === id));
  if (missing.length > 0) throw new Error(`Not in pnpm's SBOM: ${missing.join(', ')}.`);

  const ref = `pkg:generic/${name}@${version}`;
  return {
    ...workspace,
    metadata: {
      ...workspace.metadata,
      component: { type: 'application', name, version, 'bom-ref': ref, purl: ref },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map((component) => component['bom-ref']) }],
  };
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
 * Copies the build into two folders, `site` and `content-service`, which need only Node.
 * @param out parent of both folders. An earlier release in it is removed.
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
    throw new Problem(`Licences that tools/release/src/licences.ts does not allow: ${names}.`);
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

  const workspace: Sbom = JSON.parse(await runPnpm('sbom', '--sbom-format=cyclonedx'));
  const { version = '' } = readPackage('.');
  const describe = async (
    folder: string,
    name: string,
    start: string | undefined,
    shipped: readonly Licensed[],
  ): Promise<void> => {
    // The oldest Node that can run a release.
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
