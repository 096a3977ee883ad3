import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { parseJson } from '../http/json.ts';
import { createLimiter } from '../http/limiter.ts';
import { type PreparedResponse, wordsWith } from '../http/response.ts';
import type { ContentStore } from './store.ts';

interface HookOptions {
  /** What the caller has to send (`CONTENT_HOOK_SECRET`); without it there is no such address. */
  readonly secret: string | undefined;
  readonly store: Pick<ContentStore, 'refresh'>;
  readonly policies: Policies;
  readonly clients: ClientReader;
}

const hookPath = '/hooks/content';
/** Publishing many records at once calls often; guessing a secret calls more often. */
const callsPerMinute = 60;
const callsPerMinuteInAll = 600;

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
 */
export function registerHook(app: FastifyInstance, options: HookOptions): void {
  const { secret, store, policies, clients } = options;
  const limiters = {
    right: createLimiter(callsPerMinute, callsPerMinuteInAll),
    // Counted separately: guesses of the secret must not use up the turns of callers who know it.
    wrong: createLimiter(callsPerMinute, callsPerMinuteInAll),
  };
  const refuse = wordsWith(policies);
  const expected = secret === undefined ? undefined : digest(`Bearer ${secret}`);

  app.post(hookPath, (request, reply) => {
    const answer = (): PreparedResponse => {
      if (expected === undefined) return refuse(404, 'There is nothing at this address.');
      // Digests have the same length, and comparing them takes the same time wherever they differ.
      const isRight = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
      const seconds = limiters[isRight ? 'right' : 'wrong'].take(clients.addressOf(request.raw));
      if (seconds !== undefined) {
        return refuse(429, `Too many calls. Please try again in ${seconds} seconds.`, {
          'retry-after': String(seconds),
        });
      }
      if (!isRight) return refuse(401, 'The secret is wrong.', { 'www-authenticate': 'Bearer' });
      const paths = readPaths(request.body);
      void store.refresh((path) => paths === undefined || paths.has(path));
      return refuse(202, 'Content is asked for again.');
    };
    return reply.sendPrepared(answer());
  });
}
