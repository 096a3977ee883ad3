// Two sites and two content services on one PostgreSQL, behind nginx, under load: one of each is killed
// and started again, PostgreSQL is restarted, one of each is rolled to another build. Counts pages that
// were not answered, files that neither build answered, and messages that were lost or e-mailed twice.
// Needs nginx. Ends with code 1 where a promise of docs/scaling.md is broken.
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../apps/content-service/src/test/postgres-server.ts';
import { stopOnSignals } from '../../../scripts/lib/processes.mjs';
import { main } from '../../../scripts/lib/workspace.mjs';
import { pagePaths } from '../../support/pages.ts';
import { buildSite, rounded } from '../apps.ts';
import { makeOtherBuild } from '../builds/other-build.ts';
import { filesIn } from '../files-in.ts';
import { percentile } from '../load/traffic.ts';
import { requireKept } from '../report.ts';
import { createVisits, messageRow, startCluster, waitForMail, whileVisited } from './cluster.ts';

/** Messages stay below the 300 a minute that a site takes of everybody. */
const perSecond = { requests: 40, messages: 2 };
/** The pause between two steps, longer than nginx avoids an app that did not answer. */
const pauseMs = 5_000;

/** A step that is taken while the load goes on. */
type Step = readonly [what: string, act: () => Promise<unknown>];

await main(async () => {
  stopOnSignals(() => 130);
  await buildSite();
  await using closing = new AsyncDisposableStack();
  const otherBuild = await makeOtherBuild();
  const postgres = closing.adopt(await startPostgres(), (it) => it.stop());
  const cluster = closing.adopt(
    await startCluster({ databaseUrl: await postgres.createDatabase('cluster') }),
    (it) => it.close(),
  );
  const { url } = cluster;

  const isOfBuild = (path: string): boolean => /^\/(?:assets|application)\//.test(path);
  /** The scripts, styles and fonts of all pages that a site renders now. */
  const filesOf = async (site: string): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    const due = [...pagePaths];
    for (let path = due.shift(); path !== undefined; path = due.shift()) {
      const text = await (await fetch(site + path)).text();
      for (const file of filesIn(text, path, url).filter(isOfBuild)) {
        if (!found.has(file) && file.startsWith('/application/')) due.push(file);
        found.add(file);
      }
    }
    return found;
  };
  const files = await filesOf(cluster.app('site 1').url);
  const builds = [files.size];
  const unanswered: string[] = [];
  /** Requests each file twice, because nginx alternates between the two sites. */
  const askFor = async (files: ReadonlySet<string>): Promise<void> => {
    for (const path of [...files, ...files]) {
      const answer = await fetch(url + path);
      if (!answer.ok) unanswered.push(`${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  const roll = async (site: 'site 1' | 'site 2'): Promise<ReadonlySet<string>> => {
    await cluster.app(site).stop();
    await cluster.start(site, { variables: { COMPANY: otherBuild } });
    await sleep(pauseMs);
    return await filesOf(cluster.app(site).url);
  };

  const steps: readonly Step[] = [
    ['site 1 is killed', () => cluster.app('site 1').kill()],
    ['site 1 starts', () => cluster.start('site 1')],
    ['content service 2 is killed', () => cluster.app('content 2').kill()],
    ['content service 2 starts', () => cluster.start('content 2')],
    ['PostgreSQL is restarted', postgres.restart],
    [
      'site 2 is rolled to another build',
      async () => {
        const newer = await roll('site 2');
        builds.push(newer.size);
        await askFor(new Set([...(await filesOf(cluster.app('site 1').url)), ...newer]));
      },
    ],
    [
      'content service 1 is rolled to another build',
      async () => {
        await cluster.app('content 1').stop();
        await cluster.start('content 1', { isBuilt: true });
      },
    ],
    [
      'site 1 is rolled too',
      async () => {
        const newer = await roll('site 1');
        // An open page of the previous build still needs its hashed files. Not its hydration data:
        // it then reloads the page.
        const lasting = [...files].filter((path) => path.startsWith('/assets/'));
        await askFor(new Set([...lasting, ...newer]));
      },
    ],
  ];
  const visits = await createVisits(url, pagePaths);
  const began = performance.now();
  await whileVisited(visits, perSecond, async () => {
    for (const [what, act] of steps) {
      await sleep(pauseMs);
      console.log(`${rounded((performance.now() - began) / 1000)} s: ${what}`);
      await act();
    }
    await sleep(pauseMs);
  });
  const { waits, failed, taken } = visits;
  const mails = await waitForMail(cluster.mail, taken);
  const { lost, doubled } = mails;

  console.table({
    'pages asked for': waits.length,
    'not answered': failed.length,
    'p50 ms': rounded(percentile(waits, 0.5)),
    'p99 ms': rounded(percentile(waits, 0.99)),
    'scripts, styles and fonts of each build': builds.join(', '),
    'of these not answered by one of the sites': unanswered.length,
    ...messageRow(visits, mails),
  });
  const broken = [
    ...failed.slice(0, 10),
    ...unanswered.slice(0, 10),
    ...(lost.length > 0 ? [`${lost.length} messages were lost`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} messages were e-mailed twice`] : []),
  ];
  if (failed.length > 0) console.error((await cluster.nginxErrors()).slice(-20).join('\n'));
  requireKept(broken);
});
