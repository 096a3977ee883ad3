import { isPublic } from '@insurance-kit/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForwarded, isSameSecret } from '../../http/caller.ts';
import type { Editor } from './editors.ts';
import type { Signer } from './signed.ts';

/** What came of logging in. */
export type Admission =
  | { readonly state: 'admitted'; readonly name: string }
  | { readonly state: 'wrong token' | 'no name' };

/** Who may edit, and who does. */
export type Access = ReturnType<typeof createAccess>;

const cookieName = 'edit';
/** A working day. */
const sessionSeconds = 12 * 60 * 60;
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a request was made on this machine, to it by name: not by a proxy, nor by another site's name. */
const isLocal = (request: FastifyRequest): boolean =>
  loopbackAddress.test(request.socket.remoteAddress ?? '') &&
  loopbackHost.test(request.headers.host ?? '') &&
  !isForwarded(request);

/** A cookie of a request. */
export const readCookie = ({ headers }: FastifyRequest, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(headers.cookie ?? '')?.[1];

/**
 * Access by tokens. Without one it is for those on this machine, and for nobody where the site is public:
 * a proxy beside the service could make everybody look like them.
 */
export function createAccess(
  editors: readonly Editor[],
  siteUrl: string | undefined,
  signer: Signer,
) {
  const isPublicSite = isPublic({ SITE_URL: siteUrl });
  const hasTokens = editors.length > 0;
  return {
    /** Whether there is anything here for this request. */
    isOpenTo: (request: FastifyRequest) => hasTokens || (!isPublicSite && isLocal(request)),
    /** What is asked for: a token that is somebody's own says the name. */
    asksFor: { name: editors.every(({ name }) => name === undefined), token: hasTokens },
    /** Whom a token and a written name let in; any token does, on this machine, where none is set. */
    admit(given: string, written: string): Admission {
      const editor = editors.find(({ token }) => isSameSecret(given, token));
      if (hasTokens && editor === undefined) return { state: 'wrong token' };
      const name = editor?.name ?? written;
      return name === '' ? { state: 'no name' } : { state: 'admitted', name };
    },
    /** Who is logged in; `undefined` for nobody. */
    nameOf: (request: FastifyRequest) =>
      signer.read('session', readCookie(request, cookieName) ?? ''),
    /** The `Set-Cookie` that logs somebody in, or out. */
    cookie(request: FastifyRequest, name?: string) {
      const value = name === undefined ? '' : signer.sign('session', name, sessionSeconds);
      const isSecure = /^https/i.test(String(request.headers['x-forwarded-proto'] ?? ''));
      return [
        `${cookieName}=${value}`,
        'Path=/edit',
        'HttpOnly',
        'SameSite=Strict',
        `Max-Age=${name === undefined ? 0 : sessionSeconds}`,
        ...(isSecure ? ['Secure'] : []),
      ].join('; ');
    },
  };
}

/** Whether a form was sent from a page of this same address. */
export function isSameOrigin({ headers }: FastifyRequest): boolean {
  // The browser's own word for it, which no page can forge.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host;
}

/**
 * What every answer of the editors' pages carries.
 *
 * @param siteUrl where the form of a draft leads when somebody wants to see it
 */
const securityHeaders = (siteUrl = '') => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // A picture that was just chosen is shown from memory.
    "img-src 'self' blob:",
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

/** Adds those headers to everything in a scope, and keeps out whom it is not open to. */
export function guard(scope: FastifyInstance, access: Access, siteUrl: string | undefined): void {
  const headers = securityHeaders(siteUrl);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // As any address that there is not.
    if (!access.isOpenTo(request)) return reply.code(404).send({ error: 'Not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isSameOrigin(request)) {
      return reply.code(403).send({ error: 'This address takes forms from its own pages only.' });
    }
    return undefined;
  });
}
