import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { root } from '../../../scripts/lib/workspace.mjs';
import { faults as answers, type FaultyContent } from '../../support/servers/faulty-content.ts';
import { appNames, type Cluster } from './cluster.ts';

const badAnswers = answers.filter((answer) => answer !== 'pass');
const hour = 3_600_000;
const home = '/api/home/fetch';
/**
 * Answers that say 'nothing is there'. For an article or a list they are valid, so they are drawn
 * for the home's record only.
 */
const saysNothingIsThere: ReadonlySet<string> = new Set(['404', 'emptyArray']);

/**
 * The faults. Only the second app of each pair is killed or replaced, so that one always runs; the
 * other faults can hit any app.
 */
const fault = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        kind: fc.constant('bad answers' as const),
        answer: fc.constantFrom(...badAnswers),
        path: fc.constantFrom(undefined, home, '/api/published-blogs/cards', '/versions'),
      })
      .map((drawn) => (saysNothingIsThere.has(drawn.answer) ? { ...drawn, path: home } : drawn)),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('disk full' as const),
      app: fc.constantFrom(...appNames),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('clock jump' as const),
      app: fc.constantFrom(...appNames),
      hours: fc.constantFrom(-24 * 365, -24, -1, 1, 24, 24 * 40, 24 * 365),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('slow readers' as const),
      app: fc.constantFrom('site 1' as const, 'site 2' as const),
      readers: fc.integer({ min: 20, max: 200 }),
    }),
  },
  {
    // Drawn less often, because a start takes longer than the other faults.
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('killed' as const, 'another version' as const),
      app: fc.constantFrom('site 2' as const, 'content 2' as const),
    }),
  },
);
type Fault = typeof fault extends fc.Arbitrary<infer Value> ? Value : never;

/** Faults, each with when it begins and how long it lasts, in milliseconds. */
export type Schedule = readonly {
  readonly at: number;
  readonly lasts: number;
  readonly fault: Fault;
}[];

const endsProcess = ({ kind }: Fault): boolean => kind === 'killed' || kind === 'another version';

const schedules: fc.Arbitrary<Schedule> = fc.uniqueArray(
  fc.record({
    at: fc.integer({ min: 0, max: 1_000 }),
    lasts: fc.integer({ min: 200, max: 1_500 }),
    fault,
  }),
  {
    minLength: 1,
    maxLength: 4,
    // At most one fault of a schedule ends a given app, and no other fault comes twice: one that
    // ends must not undo another.
    selector: (each) => {
      const { kind, ...which } = each.fault;
      return endsProcess(each.fault) ? JSON.stringify(which) : JSON.stringify(each.fault);
    },
  },
);

/** The schedule that a seed gives: always the same one. */
export function drawSchedule(seed: number): Schedule {
  const [schedule] = fc.sample(schedules, { seed, numRuns: 1 });
  return schedule ?? [];
}

/** A schedule in words, in the order of its faults. */
export const describeSchedule = (schedule: Schedule): string =>
  schedule
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, lasts, fault: { kind, ...which } }) => {
      const words = Object.values(which).filter((value) => value !== undefined);
      return `${at} to ${at + lasts} ms ${kind} (${words.join(', ')})`;
    })
    .join('; ');

/** What the faults act on. */
export interface Stage {
  readonly cluster: Cluster;
  readonly faults: FaultyContent;
  /** The `COMPANY` of the site's other build. */
  readonly otherBuild: string;
  /** The file from which `clock.mjs` reads how far an app's clock jumps. */
  readonly clockFile: string;
}

/** The variables of apps whose clock can jump. */
export function clockVariables(clockFile: string): Readonly<Record<string, string>> {
  const clock = pathToFileURL(join(root, 'e2e', 'bench', 'several-servers', 'clock.mjs'));
  clock.searchParams.set('file', clockFile);
  return { NODE_OPTIONS: `--import=${clock.href}` };
}

/**
 * Opens connections that request a home fifty times and never read.
 *
 * @returns a function that closes them.
 */
function openSlowReaders(url: string, count: number): () => void {
  const { hostname, port } = new URL(url);
  const asked = `GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(50);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname).pause();
    socket.on('error', () => socket.destroy());
    socket.write(asked);
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Keeps a process from enlarging any file, as a full disk does, or allows it again. */
const limitFiles = async (pid: number, limit: '0' | 'unlimited'): Promise<void> => {
  // The process may have been killed meanwhile.
  await promisify(execFile)('prlimit', [`--pid=${pid}`, `--fsize=${limit}:`]).catch(() => {});
};

/**
 * Starts a fault.
 *
 * @returns a function that ends it.
 */
async function begin(stage: Stage, fault: Fault): Promise<() => Promise<void> | void> {
  const { cluster, faults, otherBuild, clockFile } = stage;
  switch (fault.kind) {
    case 'bad answers':
      faults.set(fault.answer, fault.path);
      return () => faults.set('pass', fault.path);
    case 'disk full':
      await limitFiles(cluster.app(fault.app).pid, '0');
      return () => limitFiles(cluster.app(fault.app).pid, 'unlimited');
    case 'clock jump': {
      const jump = async (hours: number): Promise<void> => {
        await writeFile(clockFile, String(hours * hour));
        try {
          process.kill(cluster.app(fault.app).pid, 'SIGUSR2');
        } catch {
          // It was killed meanwhile, and starts with the right time.
        }
        // Waits until the app has read the file, because the next jump overwrites it.
        await sleep(20);
      };
      await jump(fault.hours);
      return () => jump(0);
    }
    case 'slow readers':
      return openSlowReaders(cluster.app(fault.app).url, fault.readers);
    case 'killed':
      await cluster.app(fault.app).kill();
      return () => cluster.start(fault.app);
    case 'another version': {
      await cluster.app(fault.app).stop();
      await cluster.start(
        fault.app,
        fault.app === 'site 2' ? { variables: { COMPANY: otherBuild } } : { isBuilt: true },
      );
      return async () => {
        await cluster.app(fault.app).stop();
        await cluster.start(fault.app);
      };
    }
  }
}

/** Runs a schedule; at its end all faults have been ended. */
export async function play(stage: Stage, schedule: Schedule): Promise<void> {
  await Promise.all(
    schedule.map(async ({ at, lasts, fault }) => {
      await sleep(at);
      const end = await begin(stage, fault);
      await sleep(lasts);
      await end();
    }),
  );
  stage.faults.heal();
}
