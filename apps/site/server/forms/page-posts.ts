// Forms arrive in two ways (docs/decisions/0009-a-form-is-a-post.md):
// - Without a script, the browser posts the form to its page. This file runs the page's action.
// - With React, the browser makes the calls of §7. `service-posts.ts` forwards them.

import { isSubmissionId } from '@insurance-kit/content-client';
import { contactForm, rulesOf } from '@insurance-kit/content-client/forms';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { submissionIdName } from '../../shared/names.ts';
import { lastAudience } from '../http/client-address.ts';
import { createPostGuard } from '../http/post-guard.ts';
import { createQueue } from '../http/queue.ts';
import { fingerprint, type PreparedResponse, withHeaders } from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';
import type { Rendering } from '../pages/render.ts';

const maxFormBytes = 64_000;
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** Limit of posts from one IP address. High, because many people can share an IP address. */
const perMinute = 60;
/** Limit of pages that are rendered in parallel for rate-limited visitors. */
const parallelRefusals = 2;
const maxWaitingRefusals = 50;
/** Fields with several lines may be longer than `maxFieldLength`. */
const longFields = Object.entries({ ...rulesOf(contactForm()), feedback: { kind: 'lines' } })
  .filter(([, { kind }]) => kind === 'lines')
  .map(([name]) => name);
/** In characters. Longer one-line fields are refused, because checking them takes long. */
const maxFieldLength = 1_000;
/** Limit of posts answered with an error. Low, because the server renders a page for each. */
const refusalsPerMinute = 20;
/** How long the server remembers a response: a form sent twice gets its first response again. */
const rememberedMs = 10 * 60_000;
const maxRemembered = 2_000;

/** Key of a submission: path, fields and id. The sender's IP address replaces a missing id. */
const postKey = (path: string, fields: URLSearchParams, client: string): string => {
  const sender = isSubmissionId(fields.get(submissionIdName)) ? '' : client;
  return fingerprint(JSON.stringify([path, sender, String(fields)]));
};

const hasLongField = (fields: URLSearchParams): boolean =>
  [...fields].some(([name, text]) => text.length > maxFieldLength && !longFields.includes(name));

/** Registers routes for form posts (readings §2.1). A form that is sent twice is processed once. */
export function registerPagePosts(
  http: SiteHttp,
  { render, openScope, toResponse }: Rendering,
  formPaths: readonly string[],
): void {
  const { app, clients, textResponse } = http;
  const accepted = new LRUCache<string, Promise<PreparedResponse>>({
    max: maxRemembered,
    ttl: rememberedMs,
  });
  const refusals = http.limit(refusalsPerMinute);
  const guard = createPostGuard(http, { perMinute });
  const inTurn = createQueue(parallelRefusals, maxWaitingRefusals, () => new Error('full'));

  /** Processes a submission once. A failed submission may be tried again. */
  const processOnce = (
    key: string,
    work: () => Promise<PreparedResponse>,
  ): Promise<PreparedResponse> => {
    const known = accepted.get(key);
    if (known !== undefined) return known;
    const processing = work();
    accepted.set(key, processing);
    const forget = (): void => {
      if (accepted.peek(key) === processing) accepted.delete(key);
    };
    processing.then(({ status }) => {
      if (status >= 400) forget();
    }, forget);
    return processing;
  };

  const answerTo = async (request: FastifyRequest, path: string): Promise<PreparedResponse> => {
    const otherSite = guard.refuseOtherSite(request);
    if (otherSite !== undefined) return otherSite;
    if (!formType.test(request.headers['content-type'] ?? '')) {
      return textResponse(415, 'The body must be a form (application/x-www-form-urlencoded).');
    }
    const origin = clients.originOf(request);
    if (origin === undefined) return textResponse(400, 'SITE_URL is not set.');
    const fields = new URLSearchParams(String(request.body));
    if (hasLongField(fields)) return textResponse(413, 'A field is too long.');
    const runAction = async (waitSeconds?: number) => {
      const { context } = openScope(origin, lastAudience(request.raw, request.url));
      const sender = { ...context.sender, ...(waitSeconds && { waitSeconds }) };
      // Create a new request, so that the page's action does not see the visitor's headers.
      const post = new Request(origin + path, { method: 'POST', body: fields });
      return withHeaders(await toResponse(await render(post, { ...context, sender })), {
        'cache-control': 'no-store',
        ...(waitSeconds && { 'retry-after': String(waitSeconds) }),
      });
    };
    const waitAfterRefusals = await refusals.look(request);
    if (waitAfterRefusals !== undefined) return guard.tooMany(waitAfterRefusals);
    const waitSeconds = await guard.secondsToWait(request);
    const answer =
      waitSeconds === undefined
        ? await processOnce(postKey(path, fields, clients.addressOf(request)), runAction)
        : // Returns the form with the typed values, and says how long to wait.
          await inTurn(() => runAction(waitSeconds)).catch(() => guard.tooMany(waitSeconds));
    if (answer.status >= 400) await refusals.take(request);
    return answer;
  };

  for (const path of formPaths) {
    app.post(
      path,
      { bodyLimit: maxFormBytes },
      answerWith((request) => answerTo(request, path)),
    );
  }
}
