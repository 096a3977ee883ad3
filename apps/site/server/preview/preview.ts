import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { ContentError, isContentError } from '@insurance-kit/content-client';
import { readBody } from '@insurance-kit/content-client/http';
import { identity } from '#company/identity.ts';
import { previewTexts } from '#company/texts/preview.ts';
import { contentPrefix, previewPath, previewQuery } from '../../addresses/content-paths.ts';
import type { FileState } from '../../handover/context.ts';
import { retryAfterSeconds } from '../../handover/retry-after.ts';
import type { Content } from '../content/content.ts';
import { askForFile } from '../content/file-sizes.ts';
import {
  createCachedContent,
  createContentReader,
  createReadJson,
  resourceAt,
} from '../content/reader.ts';
import { compress } from '../http/compress.ts';
import { cookieReader } from '../http/cookies.ts';
import { parseJson } from '../http/json.ts';
import { createLimiter } from '../http/limiter.ts';
import { jsonResponse, type PreparedResponse, prepareResponse } from '../http/response.ts';
import type { SiteHttp } from '../http/server.ts';
import type { Rendering } from '../pages/render.ts';
import { visitOf } from '../pages/visit.ts';
import { type Preview, pathOfRecord, readPreview, withPreview } from './overlay.ts';

const cookieName = 'preview';
const cookieSeconds = 60 * 60;
/** Signed by the content service, which alone can read it. */
const tokenPattern = /^[\w-]{1,600}\.[\w-]{20,100}$/;
const tokenOf = cookieReader(cookieName);
/** Where pages have the files of a draft. */
const filesBase = `${contentPrefix}drafts/`;
const draftFile = /^[\w-]{20,64}\.(?:avif|jpg|pdf|png|svg|webp)$/;
const draftsPath = '/drafts/preview';
const checkPath = `${previewPath}/check.js`;
const perMinute = 120;
const maxAnswer = 4_000_000;

const noStoreHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A moment as the company writes it. */
const momentText = (iso: string): string =>
  new Intl.DateTimeFormat(identity.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: identity.timeZone,
  }).format(new Date(iso));

/** A page with a link behind each heading of the draft, to the field of the form that has it. */
export function withEditLinks(
  page: string,
  { edit }: Pick<Preview, 'edit'>,
  plainText: (html: string) => string,
): string {
  if (edit === undefined) return page;
  const fields = new Map(Object.entries(edit.fields));
  return page.replace(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs, (heading, _tag, html: string) => {
    const words = plainText(html);
    const field = fields.get(words);
    if (field === undefined) return heading;
    const label = `${previewTexts.edit}: ${words}`;
    return `${heading}<a data-edit href="${escaped(`${edit.form}#${field}`)}" aria-label="${escaped(label)}" style="font:600 14px/1.4 system-ui,sans-serif;color:#4d3800;background:#fdf0cf;border:1px solid #4d3800;border-radius:6px;padding:4px 10px;justify-self:start;align-self:start;width:fit-content;display:inline-block;margin:4px 0">${escaped(previewTexts.edit)}</a>`;
  });
}

/** The bar above the page. Styled by attributes: the policy allows no other inline styles unnamed. */
export function previewBar(
  { savedAt, savedBy, approvedBy, revision, edit }: Preview,
  texts = previewTexts,
): string {
  const control =
    'font:inherit;color:inherit;background:#fff;border:1px solid #4d3800;border-radius:6px;padding:4px 10px;min-height:32px';
  const approved =
    approvedBy.length === 0
      ? ''
      : ` <strong>${escaped(texts.approved(approvedBy.join(', ')))}</strong>`;
  const { rules, none } = texts.checks;
  const check =
    edit &&
    `<div role="status" style="flex-basis:100%" data-rules="${escaped(JSON.stringify(rules))}" data-none="${escaped(none)}" data-form="${escaped(edit.form)}"></div><script type="module" src="${checkPath}"></script>`;
  return `<aside aria-label="${escaped(texts.label)}" style="font:16px/1.4 system-ui,sans-serif;background:#fdf0cf;color:#4d3800;padding:10px 16px;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between"><span>${escaped(texts.says(savedBy, momentText(savedAt)))}${approved}</span><form method="post" action="${previewPath}" style="display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:0"><input type="hidden" name="revision" value="${revision}"><label style="display:flex;gap:8px;align-items:center">${escaped(texts.yourName)} <input name="name" required maxlength="80" autocomplete="name" style="${control}"></label><button style="${control};font-weight:600;cursor:pointer">${escaped(texts.approve)}</button></form>${check ?? ''}</aside>`;
}

/**
 * Registers previews: `/preview?token=…` is the link that an editor sends. It keeps the token in a cookie,
 * out of the address, and leads to the page itself with `?preview`, rendered from the draft and cached
 * nowhere. What is uploaded for a draft is shown to the same cookie alone.
 *
 * @param checkFile the script by which an editor's own preview says what axe finds; none in development
 */
export function registerPreviews(
  http: SiteHttp,
  { render, openScope, toResponse }: Rendering,
  { upstream, store, sanitize }: Content,
  checkFile?: string,
) {
  const { app, policies, clients, log } = http;
  const takeTurn = createLimiter(perMinute);
  const readJsonOf = createReadJson({ sanitize });

  const say = (status: number, text: string, headers = {}): PreparedResponse =>
    http.textResponse(status, text, { ...noStoreHeaders, ...headers });
  const ended = say(404, previewTexts.ended);
  const failing = say(503, previewTexts.failing, { 'retry-after': String(retryAfterSeconds) });

  const ask = (path: string, token: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return upstream.request('message', path, { ...init, headers });
  };

  /** The draft of a token; `undefined` where it opens none, or has ended. */
  const askPreview = async (token: string | undefined): Promise<Preview | undefined> => {
    if (token === undefined || !tokenPattern.test(token)) return undefined;
    const answer = await ask(draftsPath, token);
    if (answer.status === 200) {
      const body = Buffer.from(await readBody(answer, draftsPath, maxAnswer));
      return readPreview(parseJson(body));
    }
    await answer.body?.cancel();
    if (answer.status >= 500) {
      throw new ContentError({ kind: 'refused', url: draftsPath, reason: 'no preview' });
    }
    return undefined;
  };

  const lookAtFile = (file: string, token: string): Promise<FileState> =>
    askForFile((init) => ask(`/drafts/${file}`, token, init));

  const renderPreview = async (
    request: IncomingMessage,
    preview: Preview,
    token: string,
  ): Promise<PreparedResponse> => {
    const origin = clients.originOf(request);
    if (origin === undefined) return say(400, 'The host name is not one.');
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const { context } = openScope(origin, visitOf(request, path));
    const source = withPreview(store, preview, readJsonOf);
    const rendered = await render(new Request(origin + path), {
      ...context,
      files: {
        look: (address) =>
          address.startsWith(filesBase)
            ? lookAtFile(address.slice(filesBase.length), token)
            : context.files.look(address),
      },
      content: createContentReader(source),
      cached: createCachedContent(source),
    });
    const headers = new Headers(rendered.headers);
    for (const [name, value] of Object.entries(noStoreHeaders)) headers.set(name, value);
    const page = await rendered.text();
    const withLinks = withEditLinks(page, preview, sanitize.plainText);
    const withBar = withLinks.replace(/<body[^>]*>/, (body) => body + previewBar(preview));
    return toResponse(new Response(withBar, { status: rendered.status, headers }));
  };

  /**
   * Answers with the draft that a token opens, if a visitor asks for one not too often. Whatever goes
   * wrong with the content service is answered in words, and logged.
   */
  const withDraft = async (
    request: IncomingMessage,
    work: (preview: Preview, token: string) => PreparedResponse | Promise<PreparedResponse>,
    token = tokenOf(request),
  ): Promise<PreparedResponse> => {
    const seconds = takeTurn(clients.addressOf(request));
    if (seconds !== undefined) {
      return say(429, previewTexts.failing, { 'retry-after': String(seconds) });
    }
    try {
      const preview = await askPreview(token);
      return preview === undefined || token === undefined ? ended : await work(preview, token);
    } catch (error) {
      if (!isContentError(error)) throw error;
      log.warn({ reason: error.reason }, 'a preview could not be shown');
      return failing;
    }
  };

  const cookieOf = (request: IncomingMessage, token: string): string => {
    const secure = clients.isSecure(request) ? '; Secure' : '';
    return `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${cookieSeconds}${secure}`;
  };

  app.get(previewPath, async ({ raw }, reply) => {
    const given = new URLSearchParams(raw.url?.split('?')[1]).get('token') ?? '';
    const answer = await withDraft(
      raw,
      (preview, token) =>
        say(303, '', {
          location: pathOfRecord(preview) + previewQuery,
          'set-cookie': cookieOf(raw, token),
          'referrer-policy': 'no-referrer',
        }),
      given,
    );
    return reply.sendPrepared(answer);
  });

  app.post(previewPath, { bodyLimit: 4_000 }, async ({ raw, body }, reply) => {
    if (!clients.isSameOrigin(raw)) return reply.sendPrepared(say(403, previewTexts.failing));
    const answer = await withDraft(raw, async (preview, token) => {
      const form = new URLSearchParams(String(body));
      const approval = await ask('/drafts/approval', token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: form.get('name') ?? '',
          revision: Number(form.get('revision')),
        }),
      });
      await approval.body?.cancel();
      if (approval.status === 409) return say(409, previewTexts.changed);
      if (!approval.ok) return failing;
      return say(303, '', { location: pathOfRecord(preview) + previewQuery });
    });
    return reply.sendPrepared(answer);
  });

  // Half a megabyte, for editors alone.
  app.get(checkPath, async ({ raw }, reply) => {
    const answer = await withDraft(raw, async ({ edit }) => {
      if (edit === undefined || checkFile === undefined) return ended;
      const type = 'text/javascript; charset=utf-8';
      const headers = { 'content-type': type, 'cache-control': 'private, max-age=3600' };
      const bodies = await compress(await readFile(checkFile), type);
      return prepareResponse({ status: 200, headers, policy: policies.resource, bodies });
    });
    return reply.sendPrepared(answer);
  });

  // What a page asks for anew, such as the features of a cover, is the draft's too.
  app.get(`${previewPath}/api/*`, async ({ raw }, reply) => {
    const path = (raw.url ?? '').slice(previewPath.length);
    const answer = await withDraft(raw, async (preview) => {
      if (resourceAt(path) === undefined) return ended;
      const { bytes } = await withPreview(store, preview, readJsonOf).document(path);
      return jsonResponse(200, parseJson(bytes), policies.resource, noStoreHeaders);
    });
    return reply.sendPrepared(answer);
  });

  // As the addresses of content have them; a picture is sent as it was uploaded, whatever the width.
  const files = [`${filesBase}:file`, '/pictures/:width/drafts/:file'];
  for (const url of files) {
    app.get<{ Params: { file: string } }>(url, async (request, reply) => {
      const token = tokenOf(request.raw);
      const file = request.params.file.replace(
        /\.(?:avif|jpg)$/,
        (ending, at: number, whole: string) => (whole.slice(0, at).includes('.') ? '' : ending),
      );
      if (token === undefined || !tokenPattern.test(token) || !draftFile.test(file)) {
        return reply.sendPrepared(ended);
      }
      try {
        const answer = await ask(`/drafts/${file}`, token);
        if (answer.status !== 200 || answer.body === null) {
          await answer.body?.cancel();
          return reply.sendPrepared(ended);
        }
        const policy = file.endsWith('.svg') ? policies.sandbox : policies.resource;
        const secure = clients.isSecure(request.raw);
        return reply
          .headers({ ...(secure ? policy.https : policy.http), ...noStoreHeaders })
          .type(answer.headers.get('content-type') ?? 'application/octet-stream')
          .send(Readable.from(answer.body));
      } catch (error) {
        if (!isContentError(error)) throw error;
        return reply.sendPrepared(failing);
      }
    });
  }

  return {
    /** Whether a request asks for the preview of a page. */
    isFor: ({ url = '', method }: IncomingMessage): boolean =>
      method === 'GET' && url.endsWith(previewQuery),
    /** The page as its draft would make it. */
    answer: (request: IncomingMessage): Promise<PreparedResponse> =>
      withDraft(request, (preview, token) => renderPreview(request, preview, token)),
  };
}
