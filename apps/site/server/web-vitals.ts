import { cookieReader } from '@insurance-kit/server/requests';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { consentCookie, webVitalsPath } from '../shared/names.ts';
import { createPostGuard, parseJson } from './http/post-guard.ts';
import type { PreparedResponse } from './http/response.ts';
import { answerWith, type SiteHttp } from './http/server.ts';
import type { Meter } from './metrics.ts';

const consentOf = cookieReader(consentCookie);
const maxBytes = 2_500;
const perMinute = 60;

/** Longer times are rejected, because they come from suspended tabs. */
const longestMs = 120_000;
const seconds = v.optional(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(longestMs),
    v.transform((ms) => ms / 1000),
  ),
);
const message = v.object({
  path: v.string(),
  connection: v.pipe(
    v.fallback(v.picklist(['slow-2g', '2g', '3g', '4g', 'unknown']), 'unknown'),
    v.transform((connection) => (connection === 'slow-2g' ? '2g' : connection)),
  ),
  LCP: seconds,
  INP: seconds,
  TTFB: seconds,
  CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

/** Registers `POST /figures`, which records web vitals of visitors who accepted cookies. */
export function registerWebVitals(http: SiteHttp, meter: Pick<Meter, 'webVitals'>): void {
  const { app, textResponse, patterns } = http;
  const guard = createPostGuard(http, { perMinute });

  const answerTo = async (request: FastifyRequest): Promise<PreparedResponse> => {
    const { raw, body } = request;
    const refusal =
      guard.refuseOtherSite(request) ??
      (consentOf(raw) === 'true'
        ? await guard.refuseFlood(request)
        : textResponse(403, 'Without consent nothing is recorded.'));
    if (refusal !== undefined) return refusal;
    const reading = v.safeParse(message, parseJson(body));
    if (!reading.success) return textResponse(400, 'The body must be web vitals.');
    const { path, connection, ...vitals } = reading.output;
    meter.webVitals({ route: patterns.of(path), connection }, vitals);
    return textResponse(202, 'Thank you.');
  };

  app.post(webVitalsPath, { bodyLimit: maxBytes }, answerWith(answerTo));
}
