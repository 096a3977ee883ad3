import { isSameSecret } from '@insurance-kit/server/requests';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createPostGuard, parseJson } from '../http/post-guard.ts';
import type { PreparedResponse } from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';
import type { ContentStore } from './store.ts';

const hookPath = '/hooks/content';
/** Limit for one IP address. It allows too few calls for anybody to guess the secret. */
const callsPerMinute = 60;

const hookBody = v.object({ paths: v.array(v.string()) });

/** Returns the changed paths, or `undefined` if the body does not list them. */
const readPaths = (body: unknown): ReadonlySet<string> | undefined => {
  const reading = v.safeParse(hookBody, parseJson(body));
  return reading.success ? new Set(reading.output.paths) : undefined;
};

/** Registers `POST /hooks/content`, for services without an event stream (docs/contracts.md). */
export function registerHook(
  http: SiteHttp,
  secret: string | undefined,
  store: Pick<ContentStore, 'refresh'>,
): void {
  const { app, textResponse } = http;
  // Separate limits, so that calls with a wrong secret do not use up the service's limit.
  const right = createPostGuard(http, { perMinute: callsPerMinute });
  const wrong = createPostGuard(http, { perMinute: callsPerMinute });

  const answer = async (request: FastifyRequest): Promise<PreparedResponse> => {
    if (secret === undefined) return textResponse(404, 'Not found.');
    const isRight = isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`);
    const flood = await (isRight ? right : wrong).refuseFlood(request);
    if (flood !== undefined) return flood;
    if (!isRight)
      return textResponse(401, 'The secret is wrong.', { 'www-authenticate': 'Bearer' });
    const paths = readPaths(request.body);
    void store.refresh((path) => paths === undefined || paths.has(path));
    return textResponse(202, 'Content is being refreshed.');
  };
  app.post(hookPath, answerWith(answer));
}
