import {
  feedbackPath,
  isSubmissionId,
  readFeedback,
  submissionHeader,
} from '@insurance-kit/content-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentPath } from '../../addresses/content-paths.ts';
import { createRefusals } from '../content/refusals.ts';
import { parseJson } from '../http/json.ts';
import { jsonResponse, type PreparedResponse } from '../http/response.ts';
import { createServiceProxy, type ServiceProxyOptions } from './service-proxy.ts';

const maxBytes = 16_000;
const perMinute = 10;
const perMinuteInAll = 300;

/** Registers `POST /content/api/feedback/form` (§7, readings §5): checked here, stored there. */
export function registerFeedbackProxy(app: FastifyInstance, options: ServiceProxyOptions): void {
  const { policies, log } = options;
  const { refuse, failing } = createRefusals(policies);
  const { refuseOtherSite, refuseFlood, pass } = createServiceProxy(
    options,
    perMinute,
    perMinuteInAll,
  );

  const answerTo = async (request: FastifyRequest): Promise<PreparedResponse> => {
    const otherSite = refuseOtherSite(request.raw);
    if (otherSite !== undefined) return otherSite;
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
      return refuse(415, 'The body must be JSON (application/json).');
    }
    const json = parseJson(request.body);
    if (json === undefined) return refuse(400, 'The body is not valid JSON.');
    const reading = readFeedback(json);
    if (!reading.ok) return refuse(400, reading.reason);
    const id = request.headers[submissionHeader];
    if (id !== undefined && (typeof id !== 'string' || !isSubmissionId(id))) {
      return refuse(400, 'The Idempotency-Key cannot name a submission.');
    }
    const flood = refuseFlood(request.raw);
    if (flood !== undefined) return flood;

    const answer = await pass(
      feedbackPath,
      { 'content-type': 'application/json', ...(id !== undefined && { [submissionHeader]: id }) },
      JSON.stringify(reading.feedback),
    );
    if (!(answer instanceof Response)) return answer;
    await answer.body?.cancel();
    if (answer.ok) return jsonResponse(201, { saved: true }, policies.resource);
    const { status } = answer;
    log.error({ path: feedbackPath, status }, 'feedback was not saved');
    return status >= 400 && status < 500
      ? refuse(status, 'The content service refused the feedback.')
      : failing(502);
  };

  app.post(`${contentPath}${feedbackPath}`, { bodyLimit: maxBytes }, async (request, reply) =>
    reply.sendPrepared(await answerTo(request)),
  );
}
