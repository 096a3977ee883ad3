import { setTimeout as sleep } from 'node:timers/promises';
import { unknownPath } from '../../support/pages.ts';
import { rounded, withApps } from '../apps.ts';
import type { Report } from '../report.ts';
import { createVisitor } from './traffic.ts';

const visitors = 32;
const loadSeconds = 3;
/** The longest that a stop under load may take, in seconds. */
const mostSeconds = 5;

const paths = ['/', '/redhome', '/purplecontact', '/purpledetail/1', unknownPath, '/healthz'];

/**
 * SIGTERM under load over keep-alive connections. A request counts as failed if it was sent before
 * the signal or over a connection that the server had kept open, and got a 5xx or no complete
 * answer. New connections after the signal may be refused.
 */
export const measureStop = (): Promise<Report> =>
  withApps(async ({ site }) => {
    const failures: string[] = [];
    let answered = 0;
    let answeredLate = 0;
    let stopping = false;

    const visit = async (offset: number): Promise<void> => {
      const visitor = createVisitor(site.url, 1);
      for (let turn = offset; ; turn += 1) {
        const path = paths[turn % paths.length] ?? '/';
        const askedBefore = !stopping;
        const outcome = await visitor.ask({ path });
        if (outcome.state === 'failed') {
          if (askedBefore || outcome.onKeptConnection) failures.push(`${path}: ${outcome.reason}`);
          break;
        }
        answered += 1;
        if (stopping) answeredLate += 1;
        if (outcome.status >= 500) failures.push(`${path}: ${outcome.status}`);
      }
      visitor.close();
    };

    const visits = Array.from({ length: visitors }, (_, index) => visit(index));
    await sleep(loadSeconds * 1000);
    stopping = true;
    const told = performance.now();
    const ended = site.exited.then((exit) => ({ ...exit, at: performance.now() }));
    await Promise.all([site.stop(), ...visits]);
    const { code, signal, at } = await ended;
    const seconds = (at - told) / 1000;

    return {
      tables: [
        [
          {
            'requests answered': answered,
            'of these after SIGTERM': answeredLate,
            failed: failures.length,
            'exit code': code ?? String(signal),
            'ended after s': rounded(seconds, 2),
          },
        ],
      ],
      broken: [
        ...(failures.length > 0
          ? [`SIGTERM cut ${failures.length} requests, such as ${failures.slice(0, 3).join(', ')}`]
          : []),
        ...(code === 0 ? [] : [`SIGTERM ended the site with ${code ?? signal}, not with 0`]),
        ...(seconds <= mostSeconds ? [] : [`the stop took more than ${mostSeconds} s`]),
      ],
    };
  });
