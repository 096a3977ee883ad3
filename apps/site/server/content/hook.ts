import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '../http/json.ts';
import { createPostGuard } from '../http/post-guard.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { ContentStore } from './store.ts';

const hookPath = '/hooks/content';
/** Publishing many records at once calls often; guessing a secret calls more often. */
const callsPerMinute = 60;

const hookBody = v.object({ paths: v.array(v.string()) });

/** The paths that a body names, or `undefined` where it names none: then everything may have changed. */
const readPaths = (body: unknown): ReadonlySet<string> | undefined => {
  const reading = v.safeParse(hookBody, parseJson(body));
  return reading.success ? new Set(reading.output.paths) : undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Registers `POST /hooks/content`: a content service that cannot be followed says that content has
 * changed, and it is asked for at once (docs/contracts.md).
 *
 * @param secret what the caller has to send (`CONTENT_HOOK_SECRET`); without it there is no such address.
 */
export function registerHook(
  http: SiteHttp,
  secret: string | undefined,
  store: Pick<ContentStore, 'refresh'>,
): void {
  const { app, textResponse } = http;
  // Counted separately: guesses of the secret must not use up the turns of callers who know it.
  const right = createPostGuard(http, { perMinute: callsPerMinute });
  const wrong = createPostGuard(http, { perMinute: callsPerMinute });
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`);

  app.post(hookPath, async (request, reply) => {
    const answer = async (): Promise<PreparedResponse> => {
      if (expected === undefined) return textResponse(404, 'There is nothing at this address.');
      // Digests have the same length, and comparing them takes the same time wherever they differ.
      const isRight = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      const flood = await (isRight ? right : wrong).refuseFlood(request);
      if (flood !== undefined) return flood;
      if (!isRight)
        return textResponse(401, 'The secret is wrong.', { 'www-authenticate': 'Bearer' });
      const paths = readPaths(request.body);
      void store.refresh((path) => paths === undefined || paths.has(path));
      return textResponse(202, 'Content is asked for again.');
    };
    return reply.sendPrepared(await answer());
  });
}
