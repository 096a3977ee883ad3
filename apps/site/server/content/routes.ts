import { Readable } from 'node:stream';
import { isContentError } from '@insurance-kit/content-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPath } from '../../addresses/content-paths.ts';
import {
  compress,
  jsonResponse,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { ContentDocument } from './cache-entries.ts';
import { cacheControlOf, type FileAddress, readFilePath, type SvgStore } from './files.ts';
import { resourceAt } from './reader.ts';
import { createRefusals } from './refusals.ts';
import type { ContentStore } from './store.ts';
import { isImmutable, type Upstream } from './upstream.ts';

interface ContentRoutesOptions {
  readonly store: ContentStore;
  readonly svgs: SvgStore;
  readonly upstream: Upstream;
}

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
 * Registers the reading half of `/content/*`: the GET calls of §7, and files. Nothing else of the
 * content service can be read there (readings §3).
 */
export function registerContent(
  { app, clients, policies }: SiteHttp,
  { store, svgs, upstream }: ContentRoutesOptions,
): void {
  const { refuse, notFound, failing } = createRefusals(policies);

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
      return failing(isContentError(error, 'unreachable') ? 503 : 502);
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
      if (!isContentError(error)) throw error;
      return reply.sendPrepared(failing(error.kind === 'unreachable' ? 503 : 502));
    }
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentPath}/*`,
    handler: async (request, reply) => {
      const [rawPath = '', query] = request.raw.url?.split('?', 2) ?? [];
      const path = rawPath.slice(contentPath.length);
      if (resourceAt(path) !== undefined) return reply.sendPrepared(await readContent(path));
      return readFile(request, reply, path.slice(1), query);
    },
  });

  // Any other method, after the posts below: a call that exists says what it takes.
  const wrongMethod = refuse(405, 'This address answers GET and HEAD.', { allow: 'GET, HEAD' });
  app.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'],
    url: `${contentPath}/*`,
    handler: async (request, reply) => {
      const path = (request.raw.url ?? '').slice(contentPath.length);
      return reply.sendPrepared(resourceAt(path) === undefined ? notFound : wrongMethod);
    },
  });
}
