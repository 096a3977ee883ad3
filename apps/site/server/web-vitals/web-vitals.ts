import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { consentCookie } from '../../handover/shared-names.ts';
import { webVitalsPath } from '../../handover/web-vitals.ts';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { parseJson } from '../http/json.ts';
import { createLimiter } from '../http/limiter.ts';
import { type PreparedResponse, wordsWith } from '../http/response.ts';
import type { RoutePatterns } from '../http/route-patterns.ts';
import type { Meter } from '../metrics/meter.ts';
import { visitOf } from '../pages/visit.ts';

interface WebVitalsOptions {
  readonly policies: Policies;
  readonly clients: ClientReader;
  readonly patterns: Pick<RoutePatterns, 'of'>;
  readonly metrics: Pick<Meter, 'visit'>;
}

const maxBytes = 2_500;
const perMinute = 60;
const perMinuteInAll = 6_000;

/** Longer than anybody waits for a page: larger figures come from tabs that were suspended. */
const longestMs = 120_000;
const milliseconds = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(longestMs)));
const message = v.object({
  path: v.string(),
  connection: v.fallback(v.picklist(['slow-2g', '2g', '3g', '4g', 'unknown']), 'unknown'),
  LCP: milliseconds,
  INP: milliseconds,
  TTFB: milliseconds,
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

const inSeconds = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : ms / 1000;

/**
 * Registers `POST /figures`: what visits are like, of visitors who have accepted cookies and do not save
 * data. Their browsers send nothing else; the server looks once more.
 */
export function registerWebVitals(app: FastifyInstance, options: WebVitalsOptions): void {
  const { policies, clients, patterns, metrics } = options;
  const limiter = createLimiter(perMinute, perMinuteInAll);
  const answer = wordsWith(policies);
  const consent = new RegExp(`(?:^|;\\s*)${consentCookie}=true(?:;|$)`);

  const answerTo = ({ raw, headers, body }: FastifyRequest): PreparedResponse => {
    const isWelcome = consent.test(headers.cookie ?? '') && !visitOf(raw, '').lite;
    if (!clients.isSameOrigin(raw) || !isWelcome) return answer(403, 'Nothing is kept.');
    const seconds = limiter.take(clients.addressOf(raw));
    if (seconds !== undefined) {
      return answer(429, 'Too many messages.', { 'retry-after': String(seconds) });
    }
    const reading = v.safeParse(message, parseJson(body));
    if (!reading.success) return answer(400, 'These are no figures.');
    const { path, connection, LCP, INP, TTFB, CLS } = reading.output;
    metrics.visit({
      route: patterns.of(path),
      connection: connection === 'slow-2g' ? '2g' : connection,
      lcp: inSeconds(LCP),
      inp: inSeconds(INP),
      ttfb: inSeconds(TTFB),
      cls: CLS,
    });
    return answer(202, 'Thank you.');
  };

  app.post(webVitalsPath, { bodyLimit: maxBytes }, (request, reply) =>
    reply.sendPrepared(answerTo(request)),
  );
}
