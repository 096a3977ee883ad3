import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '../http/json.ts';
import { createPostGuard } from '../http/post-guard.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { ContentStore } from './store.ts';

const hookPath = '/hooks/content';
/** Enough for publishing many records at once, too few for guessing a secret. */
const callsPerMinute = 60;

const hookBody = v.object({ paths: v.array(v.string()) });

/** The paths in a body; `undefined` if it names none, so that everything may have changed. */
const readPaths = (body: unknown): ReadonlySet<string> | undefined => {
  const reading = v.safeParse(hookBody, parseJson(body));
  return reading.success ? new Set(reading.output.paths) : undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Registers `POST /hooks/content` (docs/contracts.md) if `secret` is set: a content service without
 * an event stream announces changes by it.
 */
export function registerHook(
  http: SiteHttp,
  secret: string | undefined,
  store: Pick<ContentStore, 'refresh'>,
): void {
  const { app, textResponse } = http;
  // Counted separately, so that guesses do not use up the limit of authorised callers.
  const right = createPostGuard(http, { perMinute: callsPerMinute });
  const wrong = createPostGuard(http, { perMinute: callsPerMinute });
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`);

  app.post(hookPath, async (request, reply) => {
    const answer = async (): Promise<PreparedResponse> => {
      if (expected === undefined) return textResponse(404, 'Not found.');
      // Digests have equal lengths, and are compared in constant time.
      const isRight = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      const flood = await (isRight ? right : wrong).refuseFlood(request);
      if (flood !== undefined) return flood;
      if (!isRight)
        return textResponse(401, 'The secret is wrong.', { 'www-authenticate': 'Bearer' });
      const paths = readPaths(request.body);
      void store.refresh((path) => paths === undefined || paths.has(path));
      return textResponse(202, 'Content is being refreshed.');
    };
    return reply.sendPrepared(await answer());
  });
}
