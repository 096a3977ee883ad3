import type { FastifyRequest } from 'fastify';
import { reportsPath } from '../http/csp.ts';
import { parseJson } from '../http/json.ts';
import { createLimiter } from '../http/limiter.ts';
import { createPostGuard } from '../http/post-guard.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Meter } from '../metrics/meter.ts';
import { readReports } from './read-reports.ts';

const maxBytes = 32_000;
const perMinute = 20;
const perMinuteInAll = 600;
/** Lines of the log a minute: enough to find the cause, however many browsers report it. */
const linesPerMinute = 10;

/**
 * Registers `POST /reports`, where browsers say by themselves that the policy was broken or a page
 * crashed: counted, and some of them logged.
 */
export function registerReports(http: SiteHttp, meter: Pick<Meter, 'report'> | undefined): void {
  const { app, clients, words, patterns, log } = http;
  const guard = createPostGuard(http, perMinute, perMinuteInAll);
  const lines = createLimiter(linesPerMinute, linesPerMinute);

  const answerTo = ({ raw, headers, body }: FastifyRequest): PreparedResponse => {
    const otherSite = guard.refuseOtherSite(raw);
    if (otherSite !== undefined) return otherSite;
    // Neither can be sent by another site's page without asking first.
    if (!/^application\/(?:reports\+json|csp-report)\b/i.test(headers['content-type'] ?? '')) {
      return words(415, 'The body must be a report of a browser.');
    }
    const flood = guard.refuseFlood(raw);
    if (flood !== undefined) return flood;
    const reports = readReports(parseJson(body), clients.originOf(raw), patterns);
    if (reports === undefined) return words(400, 'The body is no report.');
    for (const report of reports) {
      meter?.report(report.type, report.directive);
      if (report.type !== 'extension' && lines.take('') === undefined) {
        log.warn({ report }, 'a browser reports a problem');
      }
    }
    return words(202, 'Thank you.');
  };

  app.post(reportsPath, { bodyLimit: maxBytes }, (request, reply) =>
    reply.sendPrepared(answerTo(request)),
  );
}
