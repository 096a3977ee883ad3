import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderOf, type KitPackage, kitPackages, readManifest } from 'scripts/lib/kit.ts';
import { describeExit, start } from 'scripts/lib/processes.mjs';
import { freePort } from 'scripts/lib/ready.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { type App, disposableFolder, launch } from '../support/servers/apps.ts';

/** An app to create. */
export interface Fixture {
  /** Its folder beside this file. */
  readonly name: string;
  /** Files whose code comes from the packages' READMEs. */
  readonly firstPages: Partial<Record<KitPackage, readonly string[]>>;
  /** Versions of the packages' peers: the lowest ones allowed, or the workspace's. */
  readonly peers: 'lowest' | 'newest';
  /** A path that answers when the app serves. */
  readonly home: string;
}

/** Input of all apps. */
export interface Given {
  /** The folder of the packed packages. */
  readonly tarballs: string;
  readonly content: App;
}

/**
 * The workspace's settings and versions, without its packages. Missing peers are not installed: an
 * app that follows a README must have all of them.
 */
async function settings(): Promise<string> {
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const own = 'autoInstallPeers: false\nstrictPeerDependencies: true\nminimumReleaseAge: 0\n';
  return `${workspace.replace(/^packages:\n(?: +- .*\n)+/m, '')}\n${own}`;
}

/** Replaces versions by the lowest ones that the packages allow (`^1.2.3`). */
async function lowerPeers(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest: { readonly dependencies: object } = JSON.parse(await readFile(file, 'utf8'));
  const peers = kitPackages
    .map(readManifest)
    .flatMap(({ peerDependencies, peerDependenciesMeta = {} }) =>
      Object.entries(peerDependencies).filter(([name]) => !(name in peerDependenciesMeta)),
    )
    .map(([name, range]) => [name, range.replace('^', '')]);
  const dependencies = { ...manifest.dependencies, ...Object.fromEntries(peers) };
  await writeFile(file, JSON.stringify({ ...manifest, dependencies }));
}

/** Code for a file from a package's documents: the first block after the file's name. */
async function fromReadme(kitPackage: KitPackage, file: string): Promise<string> {
  const documents = globSync('{README,SERVER}.md', { cwd: folderOf(kitPackage) });
  const texts = documents.map((name) => readFile(join(folderOf(kitPackage), name), 'utf8'));
  const [, after = ''] = (await Promise.all(texts)).join('\n').split(`\`${file}\``);
  const code = /^```\w+\n(.*?)^```$/ms.exec(after)?.[1];
  if (code === undefined) throw new Error(`The README of ${kitPackage} has no code for ${file}.`);
  return code;
}

/**
 * Creates an app outside of the workspace, with code of the READMEs and both tarballs. Builds and
 * serves it. @returns its address.
 */
export async function serveConsumer(
  { name, firstPages, home, peers }: Fixture,
  { tarballs, content }: Given,
  closing: AsyncDisposableStack,
): Promise<string> {
  const { path: folder } = closing.use(await disposableFolder());
  const env = environment({
    CONTENT_URL: content.url,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  const run = async (what: string, ...parameters: string[]): Promise<void> => {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const { exited } = start(what, ['pnpm', ...parameters], { cwd: folder, env, onLine });
    const exit = await exited;
    if (exit.code !== 0) {
      throw new Error(`${what} ended with ${describeExit(exit)}:\n${lines.join('\n')}`);
    }
  };

  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await cp(join(import.meta.dirname, 'own-mui'), join(folder, 'own-mui'), { recursive: true });
  if (peers === 'lowest') await lowerPeers(folder);
  await writeFile(join(folder, 'pnpm-workspace.yaml'), await settings());
  for (const kitPackage of kitPackages) {
    for (const file of firstPages[kitPackage] ?? []) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), await fromReadme(kitPackage, file));
    }
  }
  await cp(tarballs, folder, { recursive: true });
  const flags = ['--prod=false', '--prefer-offline', '--no-lockfile'];
  await run('the install (it needs the npm registry)', 'install', ...flags);
  await run('the build', 'run', 'build');

  const port = await freePort();
  const command = ['pnpm', 'run', 'start', '--port', String(port)] as const;
  const begin = (onLine: (line: string) => void) =>
    start(`${name} consumer`, command, { cwd: folder, env, onLine });
  return closing.use(await launch(`http://127.0.0.1:${port}`, home, begin, 60_000)).url;
}
