import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientReader } from '../http/client-address.ts';
import { type Policies, reportsPath } from '../http/csp.ts';
import { parseJson } from '../http/json.ts';
import { createLimiter } from '../http/limiter.ts';
import { type PreparedResponse, wordsWith } from '../http/response.ts';
import type { RoutePatterns } from '../http/route-patterns.ts';
import type { Log } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import { readReports } from './read-reports.ts';

interface ReportsOptions {
  readonly policies: Policies;
  readonly clients: ClientReader;
  readonly patterns: RoutePatterns;
  readonly log: Log;
  readonly metrics: Pick<Meter, 'report'> | undefined;
}

const maxBytes = 32_000;
const perMinute = 20;
const perMinuteInAll = 600;
/** Lines of the log a minute: enough to find the cause, however many browsers report it. */
const linesPerMinute = 10;

/**
 * Registers `POST /reports`, where browsers say by themselves that the policy was broken or a page
 * crashed: counted, and some of them logged.
 */
export function registerReports(app: FastifyInstance, options: ReportsOptions): void {
  const { policies, clients, patterns, log, metrics } = options;
  const limiter = createLimiter(perMinute, perMinuteInAll);
  const lines = createLimiter(linesPerMinute, linesPerMinute);
  const answer = wordsWith(policies);

  const answerTo = ({ raw, headers, body }: FastifyRequest): PreparedResponse => {
    if (!clients.isSameOrigin(raw)) return answer(403, 'Only pages of this site report here.');
    // Neither can be sent by another site's page without asking first.
    if (!/^application\/(?:reports\+json|csp-report)\b/i.test(headers['content-type'] ?? '')) {
      return answer(415, 'The body must be a report of a browser.');
    }
    const seconds = limiter.take(clients.addressOf(raw));
    if (seconds !== undefined) {
      return answer(429, 'Too many reports.', { 'retry-after': String(seconds) });
    }
    const reports = readReports(parseJson(body), { origin: clients.originOf(raw), patterns });
    if (reports === undefined) return answer(400, 'The body is no report.');
    for (const report of reports) {
      metrics?.report(report.type, report.directive);
      if (report.type !== 'extension' && lines.take('') === undefined) {
        log.warn({ report }, 'a browser reports a problem');
      }
    }
    return answer(202, 'Thank you.');
  };

  app.post(reportsPath, { bodyLimit: maxBytes }, (request, reply) =>
    reply.sendPrepared(answerTo(request)),
  );
}
