import { setTimeout as sleep } from 'node:timers/promises';
import { routeTable } from '../../../apps/site/addresses/route-table.ts';
import { resources } from '../../../packages/content-client/src/records/index.ts';
import { pagePaths } from '../../support/pages.ts';
import type { App } from '../../support/servers/apps.ts';
import {
  type Fault,
  type FaultyContent,
  startFaultyContent,
} from '../../support/servers/faulty-content.ts';
import { rounded, withContent, withSite } from '../apps.ts';
import type { Options, Report, Row } from '../report.ts';
import { createVisitor, keepPace, type Outcome, percentile } from './traffic.ts';

const perSecond = 200;
const connections = 32;
/** How long the content service works, and then fails, in seconds. */
const phaseSeconds = 10;
/** How long the best compression of the rendered pages takes, in seconds. */
const settleSeconds = 15;
/** Content expires so soon that it is asked for in every phase. */
const ttlSeconds = 2;
/** A client may send ten feedbacks a minute (readings §5). */
const feedbackEverySeconds = 7;
/** How many times slower the site may answer from its caches while the content service fails. */
const mostRatio = 3;
/** Answers faster than this, in ms, are always fast enough. */
const quickMs = 50;
/** How much memory in use may grow in a minute, in MB: less is the noise of garbage collection. */
const mostGrowth = 2;

const faults = ['500', 'hang', 'cut'] as const satisfies readonly Fault[];

/** A kind of request. */
interface Kind {
  readonly name: string;
  /** Its share, in percent. */
  readonly share: number;
  readonly paths: readonly string[];
  /** Of its valid answers; default 200. */
  readonly status?: number;
  /**
   * Whether it is forwarded to the content service each time, so that it may fail with it: with
   * 502, 503 or a file that is cut off.
   */
  readonly isPassedOn?: boolean;
}

const unique = (items: readonly string[]): readonly string[] => [...new Set(items)];

/** Crawls the site and sorts the addresses that it finds. */
async function findKinds(url: string, contentUrl: string): Promise<readonly Kind[]> {
  const read = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const cards: readonly { readonly id: number }[] = await (
    await fetch(contentUrl + resources.articleCards.path)
  ).json();
  const articles = routeTable
    .filter(({ page }) => page === 'article')
    .flatMap(({ path }) => cards.map(({ id }) => path.replace(':id', String(id))));
  const pages = [...pagePaths, '/insights.xml', '/sitemap.xml', '/robots.txt'];

  const texts: string[] = [];
  for (const path of [...pages, ...articles]) texts.push(await read(path));
  const linked = unique(
    [
      ...texts.join('\n').matchAll(/["'(\s,](\/(?:assets|content|pictures)\/[^"'()\s,#<>&\\]+)/g),
    ].map(([, path = '']) => path),
  );
  const isFile = (path: string): boolean => path.startsWith('/content/files/');
  /** Drawings are checked and kept; every other file of the content service is passed on. */
  const isDrawing = (path: string): boolean => isFile(path) && path.endsWith('.svg');
  const below = (folder: string): readonly string[] =>
    linked.filter((path) => path.startsWith(`/${folder}/`));
  const calls = Object.values(resources).map(({ path }) => `/content${path.replace('{id}', '1')}`);
  const unknown = Array.from({ length: 500 }, (_, index) => `/nowhere/${index}`);

  const kinds: readonly Kind[] = [
    { name: 'pages', share: 34, paths: pages },
    { name: 'articles', share: 15, paths: articles },
    { name: 'assets', share: 20, paths: below('assets') },
    {
      name: 'pictures',
      share: 12,
      paths: [...below('pictures'), ...linked.filter(isDrawing)],
    },
    { name: 'content calls', share: 12, paths: calls },
    { name: 'unknown addresses', share: 4, paths: unknown, status: 404 },
    {
      name: 'files passed on',
      share: 3,
      paths: linked.filter((path) => isFile(path) && !isDrawing(path)),
      isPassedOn: true,
    },
  ];
  const empty = kinds.find(({ paths }) => paths.length === 0);
  if (empty !== undefined) throw new Error(`The soak found no ${empty.name} to ask for.`);
  return kinds;
}

/** Describes what is wrong with an outcome, if anything. */
function faultOf(
  { status: valid = 200, isPassedOn = false }: Kind,
  outcome: Outcome,
  isIll: boolean,
) {
  const mayFail = isPassedOn && isIll;
  if (outcome.state === 'failed') return mayFail ? undefined : outcome.reason;
  const { status } = outcome;
  const isExpected = status === valid || (mayFail && (status === 502 || status === 503));
  return isExpected ? undefined : String(status);
}

interface Memory {
  readonly minute: number;
  /** Resident, in MB. */
  readonly resident: number;
  /** Objects and buffers after garbage collection, in MB. */
  readonly used: number;
}

/** Makes the site collect garbage and report its memory. */
async function readMemory(site: App, began: number): Promise<Memory> {
  const before = site.lines.length;
  process.kill(site.pid, 'SIGUSR2');
  for (;;) {
    const line = site.lines.slice(before).find((text) => text.startsWith('memory '));
    if (line !== undefined) {
      const { rss, heapUsed, external } = JSON.parse(line.slice('memory '.length));
      return {
        minute: (performance.now() - began) / 60_000,
        resident: rss / 1_000_000,
        used: (heapUsed + external) / 1_000_000,
      };
    }
    await sleep(20);
  }
}

/** The slope of a line through points, by least squares. */
function slope(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (of: 'x' | 'y') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

const feedback: Kind = {
  name: 'feedback',
  share: 0,
  paths: ['/content/api/feedback/form'],
  status: 201,
  isPassedOn: true,
};

/**
 * The results of a kind of request: times in ms while the content service worked, and while it
 * failed.
 */
interface Tally {
  readonly kind: Kind;
  readonly well: number[];
  readonly ill: number[];
  refused: number;
}

/** Sends all kinds of requests in their shares, and records the results. */
async function soak(
  { site, faulty, kinds }: { site: App; faulty: FaultyContent; kinds: readonly Kind[] },
  minutes: number,
) {
  // Requests that wait for a failing content service have connections of their own, so that they do
  // not delay the others.
  const visitors = {
    own: createVisitor(site.url, connections),
    passedOn: createVisitor(site.url, connections),
  };
  const tallies = new Map<string, Tally>(
    [...kinds, feedback].map((kind) => [kind.name, { kind, well: [], ill: [], refused: 0 }]),
  );
  const errors = new Map<string, number>();
  const deck = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  let fault: Fault = 'pass';
  let turn = 0;

  const ask = async (kind: Kind, path: string, body?: unknown): Promise<void> => {
    const tally = tallies.get(kind.name);
    const visitor = kind.isPassedOn ? visitors.passedOn : visitors.own;
    const faultBefore = fault;
    const outcome = await visitor.ask({ path, body });
    const isIll = faultBefore !== 'pass' || fault !== 'pass';
    tally?.[isIll ? 'ill' : 'well'].push(outcome.ms);
    const wrong = faultOf(kind, outcome, isIll);
    if (wrong !== undefined) {
      const line = `${kind.name}, ${isIll ? 'failing' : 'healthy'}: ${wrong}, such as ${path}`;
      errors.set(line, (errors.get(line) ?? 0) + 1);
    } else if (tally && (outcome.state === 'failed' || outcome.status !== (kind.status ?? 200))) {
      tally.refused += 1;
    }
  };

  // Everything is requested once before anything fails.
  for (const kind of kinds) for (const path of kind.paths) await ask(kind, path);
  for (const { well } of tallies.values()) well.length = 0;
  await sleep(settleSeconds * 1000);

  const began = performance.now();
  const memory = [await readMemory(site, began)];
  let feedbackDue = 0;
  const next = async (): Promise<void> => {
    const kind = deck[(turn * 37) % deck.length];
    const path = kind?.paths[turn % kind.paths.length];
    turn += 1;
    if (performance.now() - began > feedbackDue) {
      feedbackDue = performance.now() - began + feedbackEverySeconds * 1000;
      await ask(feedback, feedback.paths[0] ?? '', { rating: 5, likely_to_recommend: 9 });
    } else if (kind !== undefined && path !== undefined) {
      await ask(kind, path);
    }
  };
  const rounds = Math.max(1, Math.round((minutes * 60) / phaseSeconds / 2));
  for (let round = 0; round < rounds; round += 1) {
    await keepPace({ perSecond, seconds: phaseSeconds, next });
    memory.push(await readMemory(site, began));
    fault = faults[round % faults.length] ?? '500';
    faulty.set(fault);
    await keepPace({ perSecond, seconds: phaseSeconds, next });
    fault = 'pass';
    faulty.set(fault);
  }
  await sleep(ttlSeconds * 2000);
  memory.push(await readMemory(site, began));
  for (const visitor of Object.values(visitors)) visitor.close();
  return { tallies: [...tallies.values()], errors, memory };
}

/**
 * Response times while the content service worked, and how many times longer they were while it
 * failed.
 */
function compare(tallies: readonly Tally[]) {
  const of = (half: 'well' | 'ill') => tallies.flatMap((tally) => tally[half]);
  const [well, ill] = [of('well'), of('ill')];
  const at = (share: number) => ({
    well: percentile(well, share),
    ill: percentile(ill, share),
    ratio: percentile(ill, share) / percentile(well, share),
  });
  return { requests: well.length + ill.length, p50: at(0.5), p99: at(0.99) };
}

const rowOf = (what: string, tallies: readonly Tally[]): Row => {
  const { requests, p50, p99 } = compare(tallies);
  return {
    what,
    requests,
    'refused, as it may be': tallies.reduce((sum, { refused }) => sum + refused, 0),
    'p50 ms': rounded(p50.well, 1),
    'p50 failing, healthy = 1': rounded(p50.ratio, 2),
    'p99 ms': rounded(p99.well, 1),
    'p99 failing, healthy = 1': rounded(p99.ratio, 2),
  };
};

/**
 * Mixed traffic while the content service fails half of the time: it answers 500, hangs, or cuts
 * connections. Prints the requests, how much slower the site answered while it failed, and the
 * site's memory.
 */
export const measureSoak = ({ minutes }: Options): Promise<Report> =>
  withContent(async (content) => {
    const faulty = await startFaultyContent(content.url);
    const preload = new URL('memory.main.ts', import.meta.url).href;
    try {
      return await withSite(
        faulty.url,
        async (site) => {
          const kinds = await findKinds(site.url, content.url);
          const { tallies, errors, memory } = await soak({ site, faulty, kinds }, minutes);
          const half = memory.slice(Math.floor(memory.length / 2));
          const growth = (of: 'used' | 'resident') =>
            slope(half.map((point) => ({ x: point.minute, y: point[of] })));
          const own = tallies.filter(({ kind }) => kind.isPassedOn !== true);
          const { p50, p99 } = compare(own);
          return {
            tables: [
              [
                ...tallies.map((tally) => rowOf(tally.kind.name, [tally])),
                rowOf('all that is not passed on', own),
              ],
              (['used', 'resident'] as const).map((of) => ({
                memory: of,
                'start MB': rounded(memory[0]?.[of] ?? Number.NaN),
                'middle MB': rounded(half[0]?.[of] ?? Number.NaN),
                'end MB': rounded(memory.at(-1)?.[of] ?? Number.NaN),
                'MB a minute, second half': rounded(growth(of), 2),
              })),
            ],
            broken: [
              ...[...errors].map(([line, count]) => `${count} × ${line}`),
              ...Object.entries({ p50, p99 })
                .filter(([, { ill, ratio }]) => ill > quickMs && ratio > mostRatio)
                .map(
                  ([name, { ratio }]) =>
                    `${name} is ${rounded(ratio, 1)} times as long while content fails`,
                ),
              ...(growth('used') > mostGrowth
                ? [`memory grows by ${rounded(growth('used'), 1)} MB a minute`]
                : []),
            ],
          };
        },
        {
          CONTENT_TTL_SECONDS: String(ttlSeconds),
          LOG_LEVEL: 'silent',
          NODE_OPTIONS: `--import=${preload}`,
        },
      );
    } finally {
      await faulty.close();
    }
  });
