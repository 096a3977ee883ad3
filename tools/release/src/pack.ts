import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { companyContent } from 'scripts/lib/company.mjs';
import { environment, Problem, readPackage, root } from 'scripts/lib/workspace.mjs';
import satisfies from 'spdx-satisfies';

/** Allowed licences. They only require that a release contains their text. */
const allowedLicences = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'ISC', 'MIT', 'MIT-0'],
];

export function isLicenceAllowed(name: string, licence: string): boolean {
  // An LGPL library. Allowed, because users can replace its unmodified file in the release.
  if (/^@img\/sharp-libvips-/.test(name) && licence === 'LGPL-3.0-or-later') return true;
  try {
    return satisfies(licence, allowedLicences);
  } catch {
    // Not an SPDX expression. Read the licence yourself. If you accept it, allow it like libvips.
    return false;
  }
}

async function runPnpm(...parameters: readonly string[]): Promise<string> {
  const options = { cwd: root, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  return (await promisify(execFile)('pnpm', parameters, options)).stdout;
}

/**
 * Lists the package URLs of bundled packages (`licenses.txt`) and of packages in `node_modules`.
 * @throws Problem if a licence is not allowed.
 */
async function shippedIn(folder: string): Promise<ReadonlySet<string>> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const notices = await Promise.all(globSync('**/licenses.txt', { cwd: folder }).map(read));
  const bundled = notices.join('\n').matchAll(/^## (\S+) - (\S+)(?: \((.*)\))?$/gm);
  const packages = Array.from(bundled, ([, name = '', version, licence = 'none']) => {
    return { name, version, licence };
  });
  for (const file of globSync('node_modules/{*,@*/*}/package.json', { cwd: folder })) {
    const { name, version, license: licence = 'none' } = JSON.parse(await read(file));
    packages.push({ name, version, licence });
  }
  const refused = packages.filter(({ name, licence }) => !isLicenceAllowed(name, licence));
  if (refused.length > 0) {
    const names = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    throw new Problem(`Licences that tools/release/src/pack.ts does not allow: ${names}.`);
  }
  return new Set(packages.map(({ name, version }) => `pkg:npm/${name}@${version}`));
}

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
 * @param out parent of both folders. An earlier release in it is replaced, unless packing fails.
 * @returns both folders.
 * @throws Problem if a licence is not allowed.
 */
export async function packRelease(company: string, out: string) {
  const build = join(root, 'apps/site/build', company);
  // Packs beside an earlier release, and replaces it at the end, because packing can fail.
  const packing = join(out, '.packing');
  await rm(packing, { recursive: true, force: true });
  const [siteFolder, contentFolder] = [join(packing, 'site'), join(packing, 'content-service')];
  for (const folder of [siteFolder, contentFolder]) await deployNative(folder);
  await cp(build, siteFolder, { recursive: true });
  await cp(join(root, 'apps/content-service/dist'), join(contentFolder, 'dist'), {
    recursive: true,
  });
  await cp(companyContent(company), join(contentFolder, 'content'), { recursive: true });
  await cp(join(build, 'client', 'licenses-art.txt'), join(contentFolder, 'licenses-art.txt'));

  const { version = '' } = readPackage('.');
  // The workspace's SBOM (CycloneDX). Each folder gets the entries of its packages.
  const sbom = JSON.parse(await runPnpm('sbom', '--sbom-format=cyclonedx'));
  const known: readonly { readonly purl: string }[] = sbom.components;
  const starts = [
    [siteFolder, 'site', 'start.mjs', 'server/index.js'],
    [contentFolder, 'content-service', 'src/main.ts', 'dist/main.js'],
  ] as const;
  for (const [folder, app, from, to] of starts) {
    const shipped = await shippedIn(folder);
    const components = known.filter(({ purl }) => shipped.has(decodeURIComponent(purl)));
    if (components.length < shipped.size) throw new Error(`pnpm's SBOM lacks packages of ${app}.`);
    const start = readPackage(`apps/${app}`).scripts?.start?.replace(from, to);
    // The oldest Node that can run a release.
    const engines = { node: '>=24' };
    const name = `${company}-${app}`;
    const manifest = { name, version, private: true, type: 'module', engines, scripts: { start } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
    const ref = `pkg:generic/${name}@${version}`;
    const component = { type: 'application', name, version, 'bom-ref': ref, purl: ref };
    const metadata = { ...sbom.metadata, component };
    const dependencies = [{ ref, dependsOn: components.map(({ purl }) => purl) }];
    const own = { ...sbom, metadata, components, dependencies };
    await writeFile(join(folder, 'sbom.cdx.json'), JSON.stringify(own, null, 2));
  }
  for (const name of ['site', 'content-service']) {
    await rm(join(out, name), { recursive: true, force: true });
    await rename(join(packing, name), join(out, name));
  }
  await rm(packing, { recursive: true });
  return { siteFolder: join(out, 'site'), contentFolder: join(out, 'content-service') };
}
