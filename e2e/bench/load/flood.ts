import { join } from 'node:path';
import { start } from '../../../scripts/lib/processes.mjs';
import { environment, root } from '../../../scripts/lib/workspace.mjs';
import { pagePaths, unknownPath } from '../../support/pages.ts';
import { rounded, withApps } from '../apps.ts';
import type { Report, Row } from '../report.ts';
import type { Load } from './load.ts';
import { createVisitor, keepPace, percentile } from './traffic.ts';

const seconds = 10;
const perSecond = 50;
const connections = 64;
/**
 * A flood that takes a whole processor, and a slower one that a single visitor's script can send,
 * with their limits.
 */
const flat = { mostRatio: 50 };
const paced = { mostRatio: 5, pauseMs: 320 };
/** How much feedback of one client is accepted in a minute (readings §5). */
const mostFeedback = 10;

type Flood = Pick<Load, 'path' | 'host' | 'body' | 'pauseMs'> & {
  readonly name: string;
  /** How many times slower the 99th percentile of the other pages may be than without a flood. */
  readonly mostRatio: number;
};

const floods: readonly Flood[] = [
  { ...flat, name: 'a page', path: '/' },
  { ...flat, name: 'an unknown address', path: unknownPath },
  { ...paced, name: 'random unknown addresses', path: '/purple{n}/{n}' },
  { ...paced, name: 'random articles', path: '/purpledetail/{n}' },
  { ...paced, name: 'random categories and pages', path: '/redinsights?category={n}&page=7{n}' },
  { ...paced, name: 'random host names', path: '/purpleabout', host: 'h{n}.example' },
  {
    ...flat,
    name: 'feedback',
    path: '/content/api/feedback/form',
    body: { rating: 5, likely_to_recommend: 10 },
  },
];

/** The pages that are not flooded. */
const others = pagePaths.filter((path) => !floods.some((flood) => flood.path === path));

/** Requests the other pages at a slow rate. */
async function visitOthers(url: string) {
  const visitor = createVisitor(url, 16);
  const times: number[] = [];
  let failed = 0;
  let turn = 0;
  await keepPace({
    perSecond,
    seconds,
    next: async () => {
      turn += 1;
      const outcome = await visitor.ask({ path: others[turn % others.length] ?? '/' });
      times.push(outcome.ms);
      if (outcome.state === 'failed' || outcome.status !== 200) failed += 1;
    },
  });
  visitor.close();
  return { p99: percentile(times, 0.99), failed };
}

async function startFlood(url: string, { name: _, mostRatio: __, ...flood }: Flood) {
  const load = { ...flood, url, connections, seconds: seconds + 2 };
  const lines: string[] = [];
  const process = start('flood', ['node', join(root, 'e2e', 'bench', 'load', 'flood.main.ts')], {
    cwd: root,
    env: environment({ LOAD: JSON.stringify(load) }),
    onLine: (line) => lines.push(line),
  });
  return {
    seconds: load.seconds,
    statuses: async (): Promise<Readonly<Record<string, number>>> => {
      const { code } = await process.exited;
      if (code !== 0) throw new Error(`The flood ended badly:\n${lines.join('\n')}`);
      return JSON.parse(lines[0] ?? '');
    },
  };
}

/** Response times of the other pages while one client floods one address. */
export const measureFlood = (): Promise<Report> =>
  withApps(async ({ site }) => {
    const rows: Row[] = [];
    const broken: string[] = [];
    // Every page is rendered once and has its best compression.
    await visitOthers(site.url);
    const quiet = await visitOthers(site.url);
    for (const flood of floods) {
      const running = await startFlood(site.url, flood);
      const during = await visitOthers(site.url);
      const statuses = await running.statuses();
      const count = Object.values(statuses).reduce((sum, each) => sum + each, 0);
      const taken = statuses['201'] ?? 0;
      const ratio = during.p99 / quiet.p99;
      rows.push({
        'flood of': flood.name,
        'requests a second': rounded(count / running.seconds),
        'turned away (429)': statuses['429'] ?? 0,
        'other pages: p99 quiet ms': rounded(quiet.p99, 1),
        'p99 ms': rounded(during.p99, 1),
        'quiet = 1': rounded(ratio, 1),
        failed: during.failed,
      });
      if (during.failed > 0)
        broken.push(`${during.failed} other pages failed during the flood of ${flood.name}`);
      if (ratio > flood.mostRatio) {
        broken.push(`the flood of ${flood.name} made other pages ${rounded(ratio)} times as slow`);
      }
      if (taken > mostFeedback)
        broken.push(`${taken} feedbacks of one client were taken in a minute`);
      if (flood.body !== undefined && statuses['429'] === undefined)
        broken.push('the flood of feedback was not turned away');
    }
    return { tables: [rows], broken };
  });
