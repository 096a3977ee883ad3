import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describeExit, start } from '../../scripts/lib/processes.mjs';
import { freePort } from '../../scripts/lib/ready.mjs';
import { environment, root } from '../../scripts/lib/workspace.mjs';
import {
  folderOf,
  type KitPackage,
  kitPackages,
  lowestPeers,
  pack,
} from '../../tools/packages/src/kit.ts';
import { type App, launch } from '../support/servers/apps.ts';

/** An application to create. */
export interface Fixture {
  /** Its folder beside this file. */
  readonly name: string;
  /** The files whose code comes from a package's README. */
  readonly firstPages: readonly (readonly [kitPackage: KitPackage, file: string])[];
  /** Whether the examples of the packages' documentation are in its folder `examples`. */
  readonly examples?: boolean;
  /** Its versions of the packages' peers: the lowest allowed ones, or the workspace's. */
  readonly peers: 'lowest' | 'newest';
  /** A path that answers once it is serving. */
  readonly home: string;
}

/** An application outside the workspace that installs the kit from its tarballs. */
export interface Consumer {
  readonly folder: string;
  /** Runs a script of its package.json. */
  run(script: 'types' | 'build'): Promise<void>;
  /** The compiler's errors, one line each. */
  typeErrors(): Promise<readonly string[]>;
  /** Serves the build, or its sources in development, until `stop` is called. */
  serve(script?: 'start' | 'dev'): Promise<App>;
}

/**
 * The workspace's settings and versions without its packages. Missing peers are not installed: an
 * application that follows a README must have all of them.
 */
async function settings(): Promise<string> {
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return [
    workspace.replace(/^packages:\n(?: +- .*\n)+/m, ''),
    'autoInstallPeers: false',
    'strictPeerDependencies: true',
    // These applications have no lockfile to compare with.
    'minimumReleaseAge: 0',
    '',
  ].join('\n');
}

/** Replaces the workspace's versions by the lowest ones that the packages allow. */
async function lowerPeers(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest: { readonly dependencies: object } = JSON.parse(await readFile(file, 'utf8'));
  const dependencies = {
    ...manifest.dependencies,
    ...Object.fromEntries(kitPackages.flatMap(lowestPeers)),
  };
  await writeFile(file, JSON.stringify({ ...manifest, dependencies }));
}

/** The code of a file in a package's README: the first block after the file's name. */
async function fromReadme(kitPackage: KitPackage, file: string): Promise<string> {
  const readme = await readFile(join(folderOf(kitPackage), 'README.md'), 'utf8');
  const [, after = ''] = readme.split(`\`${file}\``);
  const code = /^```\w+\n(.*?)^```$/ms.exec(after)?.[1];
  if (code === undefined) throw new Error(`The README of ${kitPackage} has no code for ${file}.`);
  return code;
}

/** Writes each example of the installed packages' documentation into a file of its own. */
async function writeExamples(folder: string): Promise<void> {
  await mkdir(join(folder, 'examples'));
  for (const kitPackage of kitPackages) {
    const docs = join(folder, 'node_modules/@insurance-kit', kitPackage, 'dist/docs');
    for (const file of await readdir(docs)) {
      const text = await readFile(join(docs, file), 'utf8');
      const examples = text.matchAll(/^```tsx\n(.*?)^```$/gms);
      for (const [index, [, code = '']] of [...examples].entries()) {
        const name = `${kitPackage}-${basename(file, '.md')}-${index}.tsx`;
        await writeFile(join(folder, 'examples', name), code);
      }
    }
  }
}

/**
 * Creates an application from a fixture: its files, the code of the READMEs, and both tarballs,
 * installed. Packages that are not in pnpm's store come from the registry; if it cannot be reached,
 * the test fails and says so.
 *
 * @param contentUrl the content service to which it forwards requests.
 */
export async function makeConsumer(
  { name, firstPages, home, peers, examples }: Fixture,
  contentUrl: string,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-consumer-`));
  const env = environment({
    CONTENT_URL: contentUrl,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  const attempt = async (what: string, ...parameters: string[]) => {
    const lines: string[] = [];
    const exit = await start(what, ['pnpm', ...parameters], {
      cwd: folder,
      env,
      onLine: (line) => lines.push(line),
    }).exited;
    return { exit, lines };
  };
  const run = async (what: string, ...parameters: string[]): Promise<void> => {
    const { exit, lines } = await attempt(what, ...parameters);
    if (exit.code !== 0) {
      throw new Error(`${what} ended with ${describeExit(exit)}:\n${lines.join('\n')}`);
    }
  };

  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await cp(join(import.meta.dirname, 'own-mui'), join(folder, 'own-mui'), { recursive: true });
  if (peers === 'lowest') await lowerPeers(folder);
  await writeFile(join(folder, 'pnpm-workspace.yaml'), await settings());
  for (const [kitPackage, file] of firstPages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await fromReadme(kitPackage, file));
  }
  for (const kitPackage of kitPackages) await pack(kitPackage, folder);
  const flags = ['--prod=false', '--prefer-offline', '--no-lockfile'];
  await run('the install (it needs the npm registry)', 'install', ...flags);

  if (examples) await writeExamples(folder);

  return {
    folder,
    run: (script) => run(script, 'run', script),
    typeErrors: async () => {
      const { exit, lines } = await attempt('types', 'run', 'types');
      return exit.code === 0 ? [] : lines;
    },
    serve: async (script = 'start') => {
      const port = await freePort();
      const command = ['pnpm', 'run', script, '--port', String(port)] as const;
      const begin = (onLine: (line: string) => void) =>
        start(`${name} consumer`, command, { cwd: folder, env, onLine });
      return launch(`http://127.0.0.1:${port}`, home, begin, 60_000);
    },
  };
}
