// Faults drawn by seeds against two sites and two content services under load: `pnpm chaos --seed 1
// --schedules 200`. Counts requests for known content that failed, and messages that were accepted
// and then lost. `--seed <n> --schedules 1` repeats one schedule. Needs nginx and prlimit. Ends
// with code 1 if a request failed or a message was lost.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { stopOnSignals } from '../../../scripts/lib/processes.mjs';
import { main, Problem } from '../../../scripts/lib/workspace.mjs';
import { pagePaths } from '../../support/pages.ts';
import { removeFolder, temporaryFolder } from '../../support/servers/apps.ts';
import { type FaultyContent, startFaultyContent } from '../../support/servers/faulty-content.ts';
import { buildSite, rounded } from '../apps.ts';
import { makeOtherBuild } from '../builds/other-build.ts';
import { filesIn } from '../files-in.ts';
import { percentile } from '../load/traffic.ts';
import { requireKept } from '../report.ts';
import { clockVariables, describeSchedule, drawSchedule, play } from './chaos.ts';
import { createVisits, messageRow, startCluster, waitForMail, whileVisited } from './cluster.ts';

await main(async () => {
  stopOnSignals(() => 130);
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      schedules: { type: 'string', default: '20' },
    },
  });
  const [first, count] = [Number(values.seed), Number(values.schedules)];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(count) || count < 1) {
    throw new Problem('How to use it: pnpm chaos --seed <number> --schedules <count>');
  }
  await buildSite();
  await using closing = new AsyncDisposableStack();
  const folder = closing.adopt(await temporaryFolder(), removeFolder);
  const otherBuild = await makeOtherBuild();
  const clockFile = join(folder, 'clock');
  let proxy: FaultyContent | undefined;
  const cluster = closing.adopt(
    await startCluster({
      before: async (contentUrl) => {
        proxy = closing.adopt(await startFaultyContent(contentUrl), (it) => it.close());
        return proxy.url;
      },
      variables: { ...clockVariables(clockFile), LOG_LEVEL: 'error' },
    }),
    (it) => it.close(),
  );
  if (proxy === undefined) throw new Error('There is no proxy.');
  const stage = { cluster, faults: proxy, otherBuild, clockFile };

  // Addresses that the sites can always answer: pages, content, and the files that the homes name.
  const home = await (await fetch(cluster.url)).text();
  const files = filesIn(home, '/', cluster.url).filter((path) =>
    /^\/(?:assets|pictures)\//.test(path),
  );
  const paths = [
    ...pagePaths,
    '/content/api/home/fetch',
    '/content/api/published-blogs/cards',
    ...files,
  ];
  for (const site of ['site 1', 'site 2'] as const) {
    for (const path of paths) await (await fetch(cluster.app(site).url + path)).arrayBuffer();
  }
  const visits = await createVisits(cluster.url, paths);
  const database = closing.adopt(
    new DatabaseSync(join(cluster.folder, 'content-service.sqlite'), { readOnly: true }),
    (it) => it.close(),
  );
  const stored = database.prepare('select count(*) as rows from messages where params like ?');
  const isStored = (id: string): boolean => stored.get(`%${id}%`)?.rows === 1;

  const broken: string[] = [];
  const kinds: Record<string, number> = {};
  for (let seed = first; seed < first + count; seed += 1) {
    const schedule = drawSchedule(seed);
    for (const { fault } of schedule) kinds[fault.kind] = (kinds[fault.kind] ?? 0) + 1;
    const [failedBefore, takenBefore] = [visits.failed.length, visits.taken.length];
    await whileVisited(visits, { requests: 20, messages: 2 }, async () => {
      await play(stage, schedule);
      await sleep(200);
    });
    const failed = visits.failed.slice(failedBefore);
    const lost = visits.taken.slice(takenBefore).filter((id) => !isStored(id));
    if (failed.length + lost.length > 0) {
      const line = `seed ${seed}: ${failed.length} requests failed (${failed.slice(0, 3).join(', ')}), ${lost.length} messages lost; ${describeSchedule(schedule)}`;
      broken.push(line);
      console.log(line);
    }
    const { waits, failed: allFailed, taken } = visits;
    console.log(
      `seed ${seed}: ${seed - first + 1} of ${count} schedules, ${waits.length} requests, ${allFailed.length} failed, ${taken.length} messages taken`,
    );
  }
  const mails = await waitForMail(cluster.mail, visits.taken);
  if (mails.lost.length > 0) broken.push(`${mails.lost.length} messages were not e-mailed`);
  console.table(kinds);
  console.table({
    schedules: count,
    requests: visits.waits.length,
    failed: visits.failed.length,
    'p50 ms': rounded(percentile(visits.waits, 0.5)),
    'p99 ms': rounded(percentile(visits.waits, 0.99)),
    ...messageRow(visits, mails),
  });
  requireKept(broken);
});
