// Measures the built site and prints one table a part; ends with code 1 where a promise is broken.
// `--only lighthouse,cpu` runs some parts; `--runs 5` says how often Lighthouse loads each page and
// how often the apps are started; `--minutes 3` is the length of the soak; `--frames test-results`
// saves pictures of a tap there. docs/performance.md says what the figures mean. Nothing else is written.
import { parseArgs } from 'node:util';
import { run, stopOnSignals } from '../../scripts/lib/processes.mjs';
import { environment, main, Problem, root } from '../../scripts/lib/workspace.mjs';
import { measureBuild } from './build.ts';
import { measureBytes } from './bytes.ts';
import { measureContentAge } from './content-age.ts';
import { measureCpu } from './cpu.ts';
import { measureFlood } from './flood.ts';
import { measureBeside, measurePages } from './lighthouse.ts';
import { measureMemory, measureStart } from './process.ts';
import { measureSoak } from './soak.ts';
import { measureStop } from './stop.ts';
import { measureTaps } from './taps.ts';

/** A line of a table: column name → value. */
export type Row = Readonly<Record<string, string | number>>;

/** What a part found. */
export interface Report {
  readonly tables: readonly (readonly Row[])[];
  /** The promises that were not kept, in words. */
  readonly broken?: readonly string[];
}

/** What the command line says. */
export interface Options {
  /** How often to measure what varies; without it each part knows best. */
  readonly runs: number | undefined;
  /** Length of the soak. */
  readonly minutes: number;
  /** The folder for pictures of a tap, from the root; without it none are taken. */
  readonly frames: string | undefined;
}

const parts = {
  bytes: measureBytes,
  bare: measureBeside,
  lighthouse: measurePages,
  taps: measureTaps,
  cpu: measureCpu,
  memory: measureMemory,
  start: measureStart,
  stop: measureStop,
  content: measureContentAge,
  flood: measureFlood,
  soak: measureSoak,
  build: measureBuild,
} satisfies Record<string, (options: Options) => Promise<Report>>;

type Part = keyof typeof parts;
const names = Object.keys(parts).filter((name): name is Part => name in parts);

await main(async () => {
  stopOnSignals(() => 130);
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string' },
      minutes: { type: 'string', default: '3' },
      frames: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new Problem(`There is no part '${unknown.join("', '")}'. Parts: ${names.join(', ')}.`);
  }
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && (!Number.isInteger(runs) || runs < 1)) {
    throw new Problem('--runs takes a whole number from 1.');
  }
  const minutes = Number(values.minutes);
  if (!(minutes >= 1)) throw new Problem('--minutes takes a number from 1.');

  const built = await run(
    'build',
    ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only'],
    { cwd: root, env: environment() },
  );
  if (built.code !== 0) throw new Problem('The build failed; its reason stands above.');

  const broken: string[] = [];
  for (const name of names.filter((candidate) => wanted.includes(candidate))) {
    console.log(`\n${name}`);
    const report: Report = await parts[name]({ runs, minutes, frames: values.frames });
    for (const table of report.tables) console.table(table);
    broken.push(...(report.broken ?? []).map((promise) => `${name}: ${promise}`));
  }
  if (broken.length > 0) throw new Problem(`Broken promises:\n  ${broken.join('\n  ')}`);
});
