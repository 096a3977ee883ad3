import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { callAt, isContentError } from '@insurance-kit/content-client';
import { mediaTypes } from '@insurance-kit/server/media-types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentPath, retryAfterSeconds } from '../../shared/names.ts';
import { createAnswers } from '../http/compress.ts';
import {
  createRefusals,
  jsonResponse,
  type PreparedResponse,
  withHeaders,
} from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Content } from './content.ts';
import { type FileStore, validityCacheControl } from './file-store.ts';
import {
  cacheControlOf,
  type FileAddress,
  fileCacheControl,
  isActive,
  readFilePath,
} from './files.ts';
import { isCompressed, isImmutable } from './upstream.ts';

/** Request headers that the site forwards to the content service. */
const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
/** Response headers that the site forwards to the visitor. */
const responseHeaders = [
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;
/** Bytes that the site buffers for a slow visitor, in addition to the buffer of `fetch`. */
const bytesAhead = 16_384;
/** Limit of a visitor's parallel downloads. Each download takes about 0.3 MB of memory. */
const mostStreams = 100;

/** Registers the GET routes of `/content/*`: the calls of §7, and files (readings §3). */
export function registerContent(
  { app, clients, policies }: SiteHttp,
  { store, upstream, isReferenced }: Content,
  drawings: FileStore,
): void {
  const { refuse, notFound, failing } = createRefusals(policies);

  const jsonAnswer = createAnswers(policies.resource, {
    'content-type': mediaTypes.json,
    'cache-control': 'no-cache',
  });
  const svgAnswer = createAnswers(policies.sandbox, { 'content-type': mediaTypes.svg });

  const readContent = async (path: string): Promise<PreparedResponse> => {
    try {
      return await jsonAnswer((await store.document(path)).bytes);
    } catch (error) {
      // For unknown articles and unknown custom products, the response is an empty array (§7).
      if (isContentError(error, 'missing')) return jsonResponse(200, [], policies.resource);
      throw error;
    }
  };

  const streams = new Map<string, number>();
  const countStream = (client: string, response: ServerResponse): void => {
    streams.set(client, (streams.get(client) ?? 0) + 1);
    response.once('close', () => {
      const remaining = (streams.get(client) ?? 1) - 1;
      if (remaining > 0) streams.set(client, remaining);
      else streams.delete(client);
    });
  };

  const streamFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: FileAddress,
  ): Promise<FastifyReply> => {
    const client = clients.addressOf(request);
    if ((streams.get(client) ?? 0) >= mostStreams) {
      const wait = { 'retry-after': String(retryAfterSeconds) };
      return reply.sendPrepared(refuse(429, 'Too many downloads at a time.', wait));
    }
    countStream(client, reply.raw);
    const headers = new Headers({ 'accept-encoding': 'identity' });
    for (const name of requestHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const closed = new AbortController();
    reply.raw.on('close', () => closed.abort());
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await upstream.request(
      isReferenced(file) ? 'stream' : 'unlisted',
      file.address,
      { method, headers, signal: closed.signal },
    );
    // `fetch` decompresses the body, so the length and range in the headers would be wrong.
    const isWrong = answer.status !== 304 && isCompressed(answer.headers);
    if (isWrong || ![200, 206, 304, 416].includes(answer.status)) {
      await answer.body?.cancel();
      return reply.sendPrepared(answer.status === 404 ? notFound : failing(502));
    }
    const policy = isActive(file.extension) ? policies.sandbox : policies.resource;
    reply.code(answer.status).headers({
      ...(clients.isSecure(request) ? policy.https : policy.http),
      'content-type': mediaTypes[file.extension],
      'cache-control':
        answer.status === 416 ? 'no-store' : cacheControlOf(file, isImmutable(answer.headers)),
    });
    for (const name of responseHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    if (answer.body === null || method === 'HEAD') return reply.send();
    return reply.send(Readable.from(answer.body, { objectMode: false, highWaterMark: bytesAhead }));
  };

  const readDrawing = async (file: FileAddress): Promise<PreparedResponse> => {
    const found = await drawings({ file, name: 'as-it-is.svg', make: async (body) => body });
    if (found === undefined) return notFound;
    const cacheControl = validityCacheControl(found.validity, fileCacheControl);
    return withHeaders(await svgAnswer(found.bytes), { 'cache-control': cacheControl });
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: `${contentPath}/*`,
    handler: async (request, reply) => {
      const [rawPath = '', query] = request.raw.url?.split('?', 2) ?? [];
      const path = rawPath.slice(contentPath.length);
      if (callAt(path) !== undefined) return reply.sendPrepared(await readContent(path));
      const file = readFilePath(path.slice(1), query);
      if (file === undefined) return reply.sendPrepared(notFound);
      if (file.extension === 'svg') return reply.sendPrepared(await readDrawing(file));
      return streamFile(request, reply, file);
    },
  });
}
