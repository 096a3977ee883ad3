import { emailPaths, isSubmissionId, submissionHeader } from '@insurance-kit/content-client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentPath } from '../../addresses/content-paths.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import { createServiceProxy, type ServiceProxyOptions } from './service-proxy.ts';

const maxBytes = 64_000;
const perMinute = 30;
const perMinuteInAll = 300;

/** Registers the calls of the EmailJS stand-in (readings §3), for the client that the browser runs. */
export function registerEmailjsProxy(app: FastifyInstance, options: ServiceProxyOptions): void {
  const { refuseOtherSite, refuseFlood, pass } = createServiceProxy(
    options,
    perMinute,
    perMinuteInAll,
  );

  const answerTo = async (request: FastifyRequest, path: string): Promise<PreparedResponse> => {
    const refusal = refuseOtherSite(request.raw) ?? refuseFlood(request.raw);
    if (refusal !== undefined) return refusal;
    const id = request.headers[submissionHeader];
    const answer = await pass(
      path,
      {
        'content-type': request.headers['content-type'] ?? '',
        ...(typeof id === 'string' && isSubmissionId(id) && { [submissionHeader]: id }),
      },
      Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : '',
    );
    if (!(answer instanceof Response)) return answer;
    // A connection can break after the answer's head.
    const words = await answer.text().catch(() => '');
    const isVerdict = answer.ok || (answer.status >= 400 && answer.status < 500);
    return prepareResponse({
      status: isVerdict ? answer.status : 502,
      // The real service answers in plain text, and its client reads that (§7).
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      policy: options.policies.resource,
      bodies: { identity: Buffer.from(words.slice(0, 1000)) },
    });
  };

  for (const path of Object.values(emailPaths)) {
    app.post(`${contentPath}${path}`, { bodyLimit: maxBytes }, async (request, reply) =>
      reply.sendPrepared(await answerTo(request, path)),
    );
  }
}
