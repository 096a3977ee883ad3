import { isSameOrigin } from '@insurance-kit/server/requests';
import { isPublic } from '@insurance-kit/server/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForwarded, isSameSecret } from '../../http/requests.ts';
import type { Editor, Rights } from './editors.ts';
import type { Signer } from './signed.ts';

/** Who may edit, and who does. */
export type Access = ReturnType<typeof createAccess>;

const cookieName = 'edit';
const none: Rights = { publish: false, messages: false };
/** A working day. */
const sessionSeconds = 12 * 60 * 60;
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a request was made on this machine, to a loopback name, and not through a proxy. */
const isLocal = (request: FastifyRequest): boolean =>
  loopbackAddress.test(request.socket.remoteAddress ?? '') &&
  loopbackHost.test(request.headers.host ?? '') &&
  !isForwarded(request);

/** Whether a proxy in front speaks https. */
export const isSecure = ({ headers }: FastifyRequest): boolean =>
  /^https/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** A cookie of a request. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];

/**
 * Access by tokens. Without tokens only requests from this machine have access; none if the site is
 * public, because a proxy beside the service could make every visitor look like this machine.
 */
export function createAccess(
  editors: readonly Editor[],
  siteUrl: string | undefined,
  signer: Signer,
) {
  const isPublicSite = isPublic({ SITE_URL: siteUrl });
  const hasTokens = editors.length > 0;
  return {
    /** Whether the editors' pages exist for this request. */
    isOpenTo: (request: FastifyRequest) => hasTokens || (!isPublicSite && isLocal(request)),
    /** The fields of the log-in form: no name if some token is personal, and so has a name. */
    asksFor: { name: editors.every(({ name }) => name === undefined), token: hasTokens },
    /** Checks a token and takes its name, else the written one. Without tokens any is accepted. */
    admit(given: string, written: string) {
      const editor = editors.find(({ token }) => isSameSecret(given, token));
      if (hasTokens && editor === undefined) return { fault: 'wrongToken' } as const;
      const name = editor?.name ?? written;
      return name === '' ? ({ fault: 'nameMissing' } as const) : { name };
    },
    /** Who is logged in; `undefined` for nobody. */
    getEditorName: (request: FastifyRequest) =>
      signer.read('session', readCookie(request, cookieName) ?? ''),
    /** What an editor may do; whoever has access without a token may do all. */
    rightsOf: (name: string | undefined): Rights =>
      hasTokens
        ? (editors.find((editor) => editor.name === undefined || editor.name === name)?.may ?? none)
        : { publish: true, messages: true },
    /** The `Set-Cookie` that logs somebody in, or out. */
    cookie(request: FastifyRequest, name?: string) {
      const value = name === undefined ? '' : signer.sign('session', name, sessionSeconds);
      return [
        `${cookieName}=${value}`,
        'Path=/edit',
        'HttpOnly',
        'SameSite=Strict',
        `Max-Age=${name === undefined ? 0 : sessionSeconds}`,
        ...(isSecure(request) ? ['Secure'] : []),
      ].join('; ');
    },
  };
}

/** Whether a form was sent from a page of this same address; what says nothing of it was not. */
const isFromOwnPage = ({ headers }: FastifyRequest): boolean =>
  isSameOrigin(headers, (origin) => URL.parse(origin)?.host === headers.host) ?? false;

/**
 * The headers of every answer of the editors' pages.
 *
 * @param siteUrl where a draft's form may be sent, to preview the draft
 */
const securityHeaders = (siteUrl = '') => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // `blob:` for pictures that were just chosen and not uploaded yet.
    "img-src 'self' blob:",
    "connect-src 'self'",
    `form-action 'self' ${siteUrl}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** Adds `securityHeaders` to all answers of a scope, and refuses requests without access. */
export function guard(scope: FastifyInstance, access: Access, siteUrl: string | undefined): void {
  const headers = securityHeaders(siteUrl);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // The answer of an unknown address, so that nobody learns that the pages exist.
    if (!access.isOpenTo(request)) return reply.code(404).send({ error: 'Not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromOwnPage(request)) {
      return reply.code(403).send({ error: 'This address takes forms from its own pages only.' });
    }
    return undefined;
  });
}
