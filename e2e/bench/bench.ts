// Measures the built site and prints a table for each part; exits with code 1 if a limit is
// exceeded. `--only lighthouse,cpu` runs some parts; `--runs 5` says how often Lighthouse loads
// each page and how often the apps are started; `--minutes 3` is the length of the soak; `--frames
// test-results` saves screenshots of a tap there. docs/performance.md says what the figures mean.
// Nothing else is written.
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../scripts/lib/processes.mjs';
import { main, Problem } from '../../scripts/lib/workspace.mjs';
import { buildSite } from './apps.ts';
import { measureBuild } from './builds/build.ts';
import { measureBytes } from './bytes.ts';
import { measureCpu } from './cpu.ts';
import { measureContentAge } from './load/content-age.ts';
import { measureFlood } from './load/flood.ts';
import { measureSoak } from './load/soak.ts';
import { measureStop } from './load/stop.ts';
import { measureBeside, measurePages } from './phone/lighthouse.ts';
import { measureTaps } from './phone/taps.ts';
import { measureMemory, measureStart } from './process.ts';
import { type Options, type Report, requireKept } from './report.ts';

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

  await buildSite();

  const broken: string[] = [];
  for (const name of names.filter((candidate) => wanted.includes(candidate))) {
    console.log(`\n${name}`);
    const report: Report = await parts[name]({ runs, minutes, frames: values.frames });
    for (const table of report.tables) console.table(table);
    broken.push(...(report.broken ?? []).map((promise) => `${name}: ${promise}`));
  }
  requireKept(broken);
});
