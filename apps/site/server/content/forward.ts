import { Readable } from 'node:stream';
import {
  feedbackPath,
  isContentError,
  isSubmissionId,
  readFeedback,
  submissionHeader,
} from '@insurance-kit/content-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import { createLimiter, type Limiter } from '../http/limiter.ts';
import {
  compress,
  jsonResponse,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import type { Log } from '../log.ts';
import { cacheControlOf, type FileAddress, readFilePath, type SvgStore } from './files.ts';
import { resourceAt } from './reader.ts';
import type { ContentDocument, ContentStore } from './store.ts';
import { isImmutable, type Upstream, UpstreamError } from './upstream.ts';

interface ForwardOptions {
  readonly store: ContentStore;
  readonly svgs: SvgStore;
  readonly upstream: Upstream;
  readonly policies: Policies;
  readonly clients: ClientReader;
  /** Whether e-mail goes to the content service's EmailJS stand-in. */
  readonly standInMail: boolean;
  readonly log: Log;
  readonly now?: () => number;
}

/** Where the browser finds the content service on the site's own origin. */
const contentBase = '/content';

const maxFeedbackBytes = 16_000;
const maxMailBytes = 64_000;
const feedbackPerMinute = 10;
const feedbackPerMinuteInAll = 300;
const mailPerMinute = 30;
const mailPerMinuteInAll = 300;
const postTimeoutMs = 10_000;
const retryAfterSeconds = 5;

const mailPaths = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'] as const;

/** Headers of a file request that the content service needs to see; cookies are not among them. */
const passedOn = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
/** Headers of a file's answer that come back. */
const passedBack = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

/**
 * Registers `/content/*`: the calls of §7, feedback, e-mail while the stand-in is used, and files.
 * Nothing else of the content service is reachable (readings §3).
 */
export function registerForwarding(app: FastifyInstance, options: ForwardOptions): void {
  const { store, svgs, upstream, policies, clients, standInMail, log, now } = options;
  const limits = {
    feedback: createLimiter(feedbackPerMinute, feedbackPerMinuteInAll, now),
    mail: createLimiter(mailPerMinute, mailPerMinuteInAll, now),
  };

  const refuse = (status: number, error: string, headers = {}): PreparedResponse =>
    jsonResponse(status, { error }, policies.resource, headers);
  const notFound = refuse(404, 'There is nothing at this address.');
  const failing = (status: 502 | 503): PreparedResponse =>
    refuse(status, 'The content service does not answer. Please try again later.', {
      'retry-after': String(retryAfterSeconds),
    });

  const answers = new WeakMap<ContentDocument, Promise<PreparedResponse>>();
  const documentResponse = (document: ContentDocument): Promise<PreparedResponse> => {
    const known = answers.get(document);
    if (known !== undefined) return known;
    const made = compress(document.bytes, 5).then((compressed) =>
      prepareResponse({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
        policy: policies.resource,
        bodies: { identity: document.bytes, ...compressed },
      }),
    );
    answers.set(document, made);
    return made;
  };

  const readContent = async (path: string): Promise<PreparedResponse> => {
    try {
      return await documentResponse(await store.document(path));
    } catch (error) {
      // The contract answers an array also where there is no such article.
      if (isContentError(error, 'missing')) return jsonResponse(200, [], policies.resource);
      return isContentError(error, 'unreachable') ? failing(503) : failing(502);
    }
  };

  const streamFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: FileAddress,
  ): Promise<FastifyReply> => {
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await upstream.request(file.address, { method, headers, signal: gone.signal });
    const isGood = [200, 206, 304, 416].includes(answer.status);
    if (!isGood) {
      await answer.body?.cancel();
      return reply.sendPrepared(answer.status === 404 ? notFound : failing(502));
    }
    const policy = file.isActive ? policies.sandbox : policies.resource;
    reply.code(answer.status).headers({
      ...(clients.isSecure(request.raw) ? policy.https : policy.http),
      'content-type': file.mediaType,
      'cache-control':
        answer.status === 416 ? 'no-store' : cacheControlOf(file, isImmutable(answer.headers)),
    });
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    if (answer.body === null || method === 'HEAD') return reply.send();
    return reply.send(Readable.from(answer.body));
  };

  const readFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query: string | undefined,
  ) => {
    const file = readFilePath(path, query);
    if (file === undefined) return reply.sendPrepared(notFound);
    try {
      if (!file.isSvg) return await streamFile(request, reply, file);
      return reply.sendPrepared((await svgs.answer(file)) ?? notFound);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return reply.sendPrepared(failing(error.kind === 'unreachable' ? 503 : 502));
    }
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentBase}/*`,
    handler: async (request, reply) => {
      const [rawPath = '', query] = request.raw.url?.split('?', 2) ?? [];
      const path = rawPath.slice(contentBase.length);
      if (resourceAt(path) !== undefined) return reply.sendPrepared(await readContent(path));
      return readFile(request, reply, path.slice(1), query);
    },
  });

  // Any other method, after the posts below: a call that exists says what it takes.
  const wrongMethod = refuse(405, 'This address answers GET and HEAD.', { allow: 'GET, HEAD' });
  app.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
    url: `${contentBase}/*`,
    handler: async (request, reply) => {
      const path = (request.raw.url ?? '').slice(contentBase.length);
      return reply.sendPrepared(resourceAt(path) === undefined ? notFound : wrongMethod);
    },
  });

  /** What stops a post before its body is looked at, if anything does. */
  const stop = (request: FastifyRequest): PreparedResponse | undefined =>
    clients.isSameOrigin(request.raw)
      ? undefined
      : refuse(403, 'This address takes messages from the pages of this site only.');

  const turn = (request: FastifyRequest, limiter: Limiter): PreparedResponse | undefined => {
    const seconds = limiter.take(clients.addressOf(request.raw));
    return seconds === undefined
      ? undefined
      : refuse(429, `Too many messages. Please try again in ${seconds} seconds.`, {
          'retry-after': String(seconds),
        });
  };

  const post = async (
    path: string,
    headers: Readonly<Record<string, string>>,
    body: BodyInit,
  ): Promise<Response | PreparedResponse> => {
    try {
      return await upstream.request(path, { method: 'POST', headers, body }, postTimeoutMs);
    } catch (error) {
      log.error({ path, reason: String(error) }, 'a message could not be passed on');
      return failing(503);
    }
  };

  app.post(
    `${contentBase}${feedbackPath}`,
    { bodyLimit: maxFeedbackBytes },
    async (request, reply) => {
      const stopped = stop(request);
      if (stopped !== undefined) return reply.sendPrepared(stopped);
      if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
        return reply.sendPrepared(refuse(415, 'The body must be JSON (application/json).'));
      }
      let json: unknown;
      try {
        json = JSON.parse(String(request.body));
      } catch {
        return reply.sendPrepared(refuse(400, 'The body is not valid JSON.'));
      }
      const reading = readFeedback(json);
      if (!reading.ok) return reply.sendPrepared(refuse(400, reading.reason));
      const name = request.headers[submissionHeader];
      if (name !== undefined && (typeof name !== 'string' || !isSubmissionId(name))) {
        return reply.sendPrepared(refuse(400, 'The Idempotency-Key cannot name a submission.'));
      }
      const turnedAway = turn(request, limits.feedback);
      if (turnedAway !== undefined) return reply.sendPrepared(turnedAway);

      const answer = await post(
        feedbackPath,
        {
          'content-type': 'application/json',
          ...(name !== undefined && { [submissionHeader]: name }),
        },
        JSON.stringify(reading.feedback),
      );
      if (!(answer instanceof Response)) return reply.sendPrepared(answer);
      await answer.body?.cancel();
      if (answer.ok) {
        return reply.sendPrepared(jsonResponse(201, { saved: true }, policies.resource));
      }
      log.error({ path: feedbackPath, status: answer.status }, 'feedback was not saved');
      const status = answer.status >= 400 && answer.status < 500 ? answer.status : 502;
      return reply.sendPrepared(
        status === 502 ? failing(502) : refuse(status, 'The content service refused the feedback.'),
      );
    },
  );

  if (!standInMail) return;
  for (const path of mailPaths) {
    app.post(`${contentBase}${path}`, { bodyLimit: maxMailBytes }, async (request, reply) => {
      const stopped = stop(request) ?? turn(request, limits.mail);
      if (stopped !== undefined) return reply.sendPrepared(stopped);
      const type = request.headers['content-type'] ?? '';
      const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : '';
      const name = request.headers[submissionHeader];
      const answer = await post(
        path,
        {
          'content-type': type,
          ...(typeof name === 'string' && isSubmissionId(name) && { [submissionHeader]: name }),
        },
        body,
      );
      if (!(answer instanceof Response)) return reply.sendPrepared(answer);
      const words = (await answer.text()).slice(0, 1000);
      const isVerdict = answer.ok || (answer.status >= 400 && answer.status < 500);
      return reply.sendPrepared(
        prepareResponse({
          status: isVerdict ? answer.status : 502,
          // The real service answers in plain text, and its client reads that (§7).
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
          policy: policies.resource,
          bodies: { identity: Buffer.from(words) },
        }),
      );
    });
  }
}
