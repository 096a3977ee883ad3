import { isSameSecret } from '@insurance-kit/server/requests';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createPostGuard, parseJson } from '../http/post-guard.ts';
import type { PreparedResponse } from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';
import type { ContentStore } from './store.ts';

/** Limit of wrong secrets from one IP address. Requests with the right secret are not limited. */
const guessesPerMinute = 60;

const hookBody = v.object({ paths: v.pipe(v.array(v.string()), v.minLength(1)) });

/** Registers `POST /hooks/content`, for services without an event stream (docs/contracts.md). */
export function registerHook(
  http: SiteHttp,
  secret: string | undefined,
  store: Pick<ContentStore, 'refresh'>,
): void {
  const { app, textResponse } = http;
  const guard = createPostGuard(http, { perMinute: guessesPerMinute });

  const answer = async (request: FastifyRequest): Promise<PreparedResponse> => {
    if (secret === undefined) return textResponse(404, 'Not found.');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      const wrong = textResponse(401, 'The secret is wrong.', { 'www-authenticate': 'Bearer' });
      return (await guard.refuseFlood(request)) ?? wrong;
    }
    const reading = v.safeParse(hookBody, parseJson(request.body));
    // If the body does not list the changed paths, refresh all content.
    const paths = reading.success ? new Set(reading.output.paths) : undefined;
    void store.refresh((path) => paths?.has(path) ?? true);
    return textResponse(202, 'Content is being refreshed.');
  };
  app.post('/hooks/content', answerWith(answer));
}
