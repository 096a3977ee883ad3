import { Readable } from 'node:stream';
import {
  ContentError,
  callAt,
  isContentError,
  type ResourceName,
  resourceNames,
} from '@insurance-kit/content-client';
import { readBody } from '@insurance-kit/content-client/http';
import { cookieReader } from '@insurance-kit/server/requests';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { previewTexts } from '#company/labels.ts';
import { contentPrefix, previewPath, previewQuery, retryAfterSeconds } from '../../shared/names.ts';
import type { Content } from '../content/content.ts';
import { createCachedContent, createContentReader, createReadJson } from '../content/reader.ts';
import type { ContentDocument, ContentStore, ReadJson } from '../content/store.ts';
import { lastAudience } from '../http/client-address.ts';
import { parseJson } from '../http/post-guard.ts';
import { fingerprint, jsonResponse, type PreparedResponse, withHeaders } from '../http/response.ts';
import { answerWith, type SiteHttp } from '../http/server.ts';
import type { Rendering } from '../pages/render.ts';

const schema = v.object({
  resource: v.picklist(resourceNames),
  id: v.nullable(v.string()),
  savedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  savedBy: v.string(),
  /** `form`: address of the edit form. `fields`: names of the form's title fields, by title. */
  edit: v.optional(
    v.object({
      form: v.pipe(v.string(), v.url(), v.startsWith('http')),
      fields: v.record(v.string(), v.string()),
    }),
  ),
  /** The responses that the draft changes, by API path. */
  answers: v.record(v.string(), v.array(v.unknown())),
});

type Preview = v.InferOutput<typeof schema>;

type KnownContent = Pick<ContentStore, 'document' | 'cached'>;

/** Returns the path of the page that shows a record. */
export type PathOfRecord = (resource: ResourceName, id: string | null) => string | Promise<string>;

/** Content with a draft in place of the published record. */
function withPreview(
  store: KnownContent,
  { answers }: Preview,
  readJsonOf: (path: string) => ReadJson | undefined,
): KnownContent {
  const documents = new Map<string, ContentDocument>();
  for (const [path, json] of Object.entries(answers)) {
    const answer = readJsonOf(path)?.(json);
    if (answer === undefined) continue;
    const bytes = Buffer.from(JSON.stringify(json));
    documents.set(path, { path, bytes, answer, hash: fingerprint(bytes) });
  }
  return {
    document: async (path) => documents.get(path) ?? store.document(path),
    cached: (path) => documents.get(path) ?? store.cached(path),
  };
}

const cookieName = 'preview';
const cookieSeconds = 60 * 60;
/** Format of tokens. Only the content service can verify a token. */
const tokenPattern = /^[\w-]{1,600}\.[\w-]{20,100}$/;
const tokenOf = cookieReader(cookieName);
const draftFile = /^[\w-]{20,64}\.(?:avif|jpg|pdf|png|svg|webp)$/;
const draftsPath = '/drafts/preview';
const perMinute = 600;
const maxAnswer = 20_000_000;

const noStoreHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Registers previews. `/preview?token=…` stores the token in a cookie and redirects to the draft's
 * page with `?preview`. The page shows the draft and is not cached. Draft files need the cookie.
 */
export function registerPreviews(
  http: SiteHttp,
  { render, openScope, toResponse }: Rendering,
  { upstream, store, sanitize }: Content,
  pathOfRecord: PathOfRecord,
) {
  const { app, policies, clients, log } = http;
  const limit = http.limit(perMinute);
  const readJsonOf = createReadJson({ sanitize });

  const textAnswer = (status: number, text: string, headers = {}): PreparedResponse =>
    http.textResponse(status, text, { ...noStoreHeaders, ...headers });
  const expired = textAnswer(404, previewTexts.ended);
  const failing = (status: number, seconds: number): PreparedResponse =>
    textAnswer(status, previewTexts.failing, { 'retry-after': String(seconds) });

  const fetchDraft = (path: string, token: string): Promise<Response> =>
    upstream.request('draft', path, { headers: { authorization: `Bearer ${token}` } });

  /** Requests the draft of a token. `undefined` if there is no valid draft. */
  const fetchPreview = async (token: string): Promise<Preview | undefined> => {
    const answer = await fetchDraft(draftsPath, token);
    if (answer.status === 200) {
      const body = Buffer.from(await readBody(answer, draftsPath, maxAnswer));
      const reading = v.safeParse(schema, parseJson(body));
      return reading.success ? reading.output : undefined;
    }
    await answer.body?.cancel();
    if (answer.status >= 500) {
      throw new ContentError({ kind: 'refused', url: draftsPath, reason: 'no preview' });
    }
    return undefined;
  };

  const renderPreview = async (
    request: FastifyRequest,
    preview: Preview,
  ): Promise<PreparedResponse> => {
    const origin = clients.originOf(request);
    if (origin === undefined) return textAnswer(400, 'The host name is invalid.');
    const [path = '/'] = request.url.split('?', 1);
    const { context } = openScope(origin, lastAudience(request.raw, path));
    const source = withPreview(store, preview, readJsonOf);
    const rendered = await render(new Request(origin + path), {
      ...context,
      content: createContentReader(source),
      cached: createCachedContent(source),
      preview,
    });
    return withHeaders(await toResponse(rendered), noStoreHeaders);
  };

  /** Calls `work` with the token, or answers 429 (rate limit), 404 (no draft) or 503 (failure). */
  const withToken = async <Answer>(
    request: FastifyRequest,
    work: (token: string) => Promise<Answer | undefined>,
    token = tokenOf(request.raw),
  ): Promise<Answer | PreparedResponse> => {
    const seconds = await limit.take(request);
    if (seconds !== undefined) return failing(429, seconds);
    if (token === undefined || !tokenPattern.test(token)) return expired;
    try {
      return (await work(token)) ?? expired;
    } catch (error) {
      if (!isContentError(error)) throw error;
      log.warn({ reason: error.reason }, 'a preview could not be shown');
      return failing(503, retryAfterSeconds);
    }
  };

  const withDraft = (
    request: FastifyRequest,
    work: (preview: Preview, token: string) => Promise<PreparedResponse>,
    sentToken?: string,
  ): Promise<PreparedResponse> =>
    withToken(
      request,
      async (token) => {
        const preview = await fetchPreview(token);
        return preview && work(preview, token);
      },
      sentToken,
    );

  const openPreview = (request: FastifyRequest): Promise<PreparedResponse> =>
    withDraft(
      request,
      async (preview, token) => {
        const secure = clients.isSecure(request) ? '; Secure' : '';
        return textAnswer(303, '', {
          location: (await pathOfRecord(preview.resource, preview.id)) + previewQuery,
          'set-cookie': `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookieSeconds}${secure}`,
        });
      },
      new URLSearchParams(request.url.split('?')[1]).get('token') ?? '',
    );
  app.get(previewPath, answerWith(openPreview));

  // Calls that a preview page makes later, such as for a cover's features, also get the draft.
  const answerCall = (request: FastifyRequest): Promise<PreparedResponse> =>
    withDraft(request, async (preview) => {
      const path = request.url.slice(previewPath.length);
      if (callAt(path) === undefined) return expired;
      const { bytes } = await withPreview(store, preview, readJsonOf).document(path);
      return jsonResponse(200, parseJson(bytes), policies.resource, noStoreHeaders);
    });
  app.get(`${previewPath}/api/*`, answerWith(answerCall));

  // Sends a draft's file as it was uploaded, even if the address names a width for a picture.
  for (const url of [`${contentPrefix}drafts/:file`, '/pictures/:width/drafts/:file']) {
    app.get<{ Params: { file: string } }>(url, async (request, reply) => {
      const file = request.params.file.replace(
        /\.(?:avif|jpg)$/,
        (ending, at: number, whole: string) => (whole.slice(0, at).includes('.') ? '' : ending),
      );
      const answer = await withToken(request, async (token) => {
        if (!draftFile.test(file)) return undefined;
        const draft = await fetchDraft(`/drafts/${file}`, token);
        if (draft.status === 200) return draft;
        await draft.body?.cancel();
        return undefined;
      });
      if (!(answer instanceof Response)) return reply.sendPrepared(answer);
      const policy = file.endsWith('.svg') ? policies.sandbox : policies.resource;
      const secure = clients.isSecure(request);
      return reply
        .headers({ ...(secure ? policy.https : policy.http), ...noStoreHeaders })
        .type(answer.headers.get('content-type') ?? 'application/octet-stream')
        .send(Readable.from(answer.body ?? []));
    });
  }

  return {
    isFor: ({ url, method }: FastifyRequest): boolean =>
      method === 'GET' && url.endsWith(previewQuery),
    answer: (request: FastifyRequest): Promise<PreparedResponse> =>
      withDraft(request, (preview) => renderPreview(request, preview)),
  };
}
