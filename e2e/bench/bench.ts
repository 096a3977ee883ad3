// Measures the built site and prints one table a part. `--only lighthouse,cpu` runs some parts;
// `--runs 5` says how often Lighthouse loads each page. Nothing is written.
import { parseArgs } from 'node:util';
import { run, stopOnSignals } from '../../scripts/lib/processes.mjs';
import { environment, main, Problem, root } from '../../scripts/lib/workspace.mjs';
import { measureBuild } from './build.ts';
import { measureContentAge } from './contentAge.ts';
import { measureCpu } from './cpu.ts';
import { measurePages } from './lighthouse.ts';
import { measureMemory, measureStart } from './process.ts';

/** A line of a table: column name → value. */
export type Row = Readonly<Record<string, string | number>>;

const parts = {
  lighthouse: measurePages,
  cpu: measureCpu,
  memory: measureMemory,
  start: measureStart,
  content: measureContentAge,
  build: measureBuild,
} satisfies Record<string, (options: { readonly runs: number }) => Promise<readonly Row[]>>;

type Part = keyof typeof parts;
const names = Object.keys(parts).filter((name): name is Part => name in parts);

await main(async () => {
  stopOnSignals(() => 130);
  const { values } = parseArgs({
    options: { only: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Problem(`There is no part '${unknown.join("', '")}'. Parts: ${names.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Problem('--runs takes a whole number from 1.');

  const built = await run(
    'build',
    ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only'],
    { cwd: root, env: environment() },
  );
  if (built.code !== 0) throw new Problem('The build failed; its reason stands above.');

  for (const name of names.filter((candidate) => wanted.includes(candidate))) {
    console.log(`\n${name}`);
    console.table(await parts[name]({ runs }));
  }
});
