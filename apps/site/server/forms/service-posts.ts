import {
  emailPaths,
  feedbackPath,
  isContentError,
  isSubmissionId,
  readFeedback,
  submissionHeader,
} from '@insurance-kit/content-client';
import type { FastifyRequest } from 'fastify';
import type { SubmissionSender } from '../../shared/context.ts';
import { contentPath } from '../../shared/names.ts';
import type { Upstream } from '../content/upstream.ts';
import { createPostGuard, parseJson } from '../http/post-guard.ts';
import {
  createRefusals,
  jsonResponse,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';

const timeoutMs = 10_000;

/** Adds the feedback route (§7, readings §5). If `emailJsStandIn` is set, adds e-mail routes. */
export function registerServicePosts(
  http: SiteHttp,
  sender: SubmissionSender,
  emailJsStandIn: Pick<Upstream, 'request'> | undefined,
): void {
  const { app, policies, log } = http;
  const { refuse, failing } = createRefusals(policies);

  // Limits the posts of each submission id. A post without an id counts for its IP address.
  const feedbackGuard = createPostGuard(http, {
    perMinute: 10,
    refuse,
    // The id is valid, because posts are counted after validation.
    idOf: ({ headers }) => headers[submissionHeader]?.toString(),
  });
  const answerFeedback = async (request: FastifyRequest): Promise<PreparedResponse> => {
    const { headers, body } = request;
    const otherSite = feedbackGuard.refuseOtherSite(request);
    if (otherSite !== undefined) return otherSite;
    if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')) {
      return refuse(415, 'The body must be JSON (application/json).');
    }
    const json = parseJson(body);
    if (json === undefined) return refuse(400, 'The body is not valid JSON.');
    const reading = readFeedback(json);
    if (!reading.ok) return refuse(400, reading.reason);
    const id = headers[submissionHeader];
    if (id !== undefined && !isSubmissionId(id)) {
      return refuse(400, 'The Idempotency-Key is not a valid submission id.');
    }
    const flood = await feedbackGuard.refuseFlood(request);
    if (flood !== undefined) return flood;

    try {
      await sender.saveFeedback(reading.feedback, id);
      return jsonResponse(201, { saved: true }, policies.resource);
    } catch (error) {
      if (!isContentError(error) || error.status === undefined || error.status >= 500) throw error;
      return refuse(error.status, 'The content service rejected the feedback.');
    }
  };

  app.post(contentPath + feedbackPath, { bodyLimit: 16_000 }, answerWith(answerFeedback));
  if (emailJsStandIn === undefined) return;

  // Limits posts by IP address, because EmailJS's client sends the submission id in the body.
  const guard = createPostGuard(http, { perMinute: 60, refuse });
  for (const path of Object.values(emailPaths)) {
    const answerEmail = async (request: FastifyRequest): Promise<PreparedResponse> => {
      const { headers, body } = request;
      const refusal = guard.refuseOtherSite(request) ?? (await guard.refuseFlood(request));
      if (refusal !== undefined) return refusal;
      const id = headers[submissionHeader];
      const init = {
        method: 'POST',
        headers: {
          'content-type': headers['content-type'] ?? '',
          ...(isSubmissionId(id) && { [submissionHeader]: id }),
        },
        body: Buffer.isBuffer(body) ? new Uint8Array(body) : '',
      };
      const answer = await emailJsStandIn
        .request('message', path, init, timeoutMs)
        .catch((error: unknown) =>
          log.error({ path, reason: String(error) }, 'a message was not accepted'),
        );
      if (!(answer instanceof Response)) return failing(503);
      // `answer.text` fails if the connection breaks after the headers.
      const text = await answer.text().catch(() => '');
      const isFinal = answer.ok || (answer.status >= 400 && answer.status < 500);
      return prepareResponse({
        status: isFinal ? answer.status : 502,
        // EmailJS's client reads plain text (§7).
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        policy: policies.resource,
        bodies: { identity: Buffer.from(text.slice(0, 1000)) },
      });
    };
    app.post(contentPath + path, { bodyLimit: 64_000 }, answerWith(answerEmail));
  }
}
