// `node run.mjs start` installs, builds, seeds and starts Payload. Other tasks: `test`, `types`.
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from '../../scripts/lib/install.mjs';
import { describeExit, run, stopOnSignals } from '../../scripts/lib/processes.mjs';
import {
  environment,
  main,
  Problem,
  readPackage,
  root,
  variable,
} from '../../scripts/lib/workspace.mjs';

const folder = import.meta.dirname;
const variables = environment({
  NEXT_TELEMETRY_DISABLED: '1',
  // A random secret ends all sessions at each start. Set PAYLOAD_SECRET to keep them.
  PAYLOAD_SECRET: variable('PAYLOAD_SECRET') ?? randomUUID(),
});
const env = {
  ...variables,
  PATH: [join(folder, 'node_modules', '.bin'), variables.PATH].join(delimiter),
};

/**
 * @param {string} name
 * @param {[string, ...string[]]} command
 * @param {string} [cwd]
 */
async function step(name, command, cwd = folder) {
  const exit = await run(name, command, { cwd, env });
  if (exit.code !== 0) throw new Problem(`${name} failed with ${describeExit(exit)}.`);
}

/** Files and folders whose change requires a new build. */
const files = ['package.json', 'pnpm-lock.yaml', 'next.config.ts'];
const folders = ['src', '../../packages/content-client/src', '../../apps/content-service/src/edit'];

/** Whether the last build is newer than its inputs. */
function isBuilt() {
  const changedAt = (/** @type {string} */ file) =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const within = folders.flatMap((one) =>
    readdirSync(join(folder, one), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(one, file),
    ),
  );
  return changedAt('.next/BUILD_ID') > Math.max(...[...files, ...within].map(changedAt));
}

await main(async () => {
  stopOnSignals(0);
  const task = process.argv[2];
  await install();
  const pnpm = readPackage('.').packageManager ?? 'pnpm';
  await step('install', ['npx', '--yes', pnpm, 'install', '--frozen-lockfile']);
  const needsBuild = task !== 'types' && !isBuilt();
  // This command writes `importMap.js`, which imports the components of Payload's admin pages.
  if (task === 'types' || needsBuild) await step('import map', ['payload', 'generate:importmap']);
  if (task === 'types') return step('types', ['tsc', '--noEmit']);
  if (needsBuild) await step('build', ['next', 'build']);
  if (task === 'test') {
    await step('build of the site', ['turbo', 'run', 'build', '--filter=site...'], root);
    return step('test', ['node', '--test', '--test-force-exit', 'test/*.test.ts']);
  }
  await step('seed', ['node', 'src/seed.ts']);
  const [host, port] = [variable('HOST') ?? '127.0.0.1', variable('PORT') ?? '4000'];
  console.log(`\nContent service: http://${host}:${port}\nEditors: http://${host}:${port}/admin`);
  await step('Payload', ['next', 'start', '-H', host, '-p', port]);
});
