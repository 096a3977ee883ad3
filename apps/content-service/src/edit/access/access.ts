import { hash, randomBytes } from 'node:crypto';
import { cookieReader, isSameOrigin } from '@insurance-kit/server/requests';
import { isPublic } from '@insurance-kit/server/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isForwarded, isSameSecret } from '../../http/requests.ts';
import type { Schema } from '../../store/schema.ts';
import { whenFree } from '../../store/sqlite.ts';
import type { Editor } from './editors.ts';

export type Access = ReturnType<typeof createAccess>;

const cookieName = 'edit';
const readCookie = cookieReader(cookieName);
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a request comes from this machine, by a loopback name, without a proxy. */
const isLocal = (request: FastifyRequest): boolean =>
  loopbackAddress.test(request.socket.remoteAddress ?? '') &&
  loopbackHost.test(request.headers.host ?? '') &&
  !isForwarded(request);

/** Whether the proxy in front uses https. */
export const isSecure = ({ headers }: FastifyRequest): boolean =>
  /^https/i.test(String(headers['x-forwarded-proto'] ?? ''));

/** A working day. */
const sessionSeconds = 12 * 60 * 60;

/** Sessions are in the database: logging out ends them everywhere. */
type Sessions = ReturnType<typeof createSessions>;

/** @param key a new key ends all sessions. */
export function createSessions(db: Kysely<Schema>, key: string) {
  const idOf = (cookie: string): string => hash('sha256', `${key} ${cookie}`);
  const now = (): string => new Date().toISOString();
  return {
    async begin(name: string): Promise<string> {
      const cookie = randomBytes(32).toString('base64url');
      const ends_at = new Date(Date.now() + sessionSeconds * 1000).toISOString();
      const row = { id: idOf(cookie), name, ends_at };
      await whenFree(() => db.deleteFrom('sessions').where('ends_at', '<', now()).execute());
      await whenFree(() => db.insertInto('sessions').values(row).execute());
      return cookie;
    },
    async nameOf(cookie: string): Promise<string | undefined> {
      const found = db.selectFrom('sessions').select('name').where('id', '=', idOf(cookie));
      return (await found.where('ends_at', '>', now()).executeTakeFirst())?.name;
    },
    async end(cookie: string): Promise<void> {
      await whenFree(() => db.deleteFrom('sessions').where('id', '=', idOf(cookie)).execute());
    },
  };
}

/**
 * Access to `/edit` by token. Without tokens, only requests from this machine have access. If the
 * site is public, none have: a proxy on this machine could make visitors look local.
 */
export function createAccess(
  editors: readonly Editor[],
  siteUrl: string | undefined,
  sessions: Sessions,
) {
  const isPublicSite = isPublic({ SITE_URL: siteUrl });
  const hasTokens = editors.length > 0;
  const cookie = (request: FastifyRequest, value: string, seconds: number): string => {
    const secure = isSecure(request) ? '; Secure' : '';
    return `${cookieName}=${value}; Path=/edit; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  };
  return {
    isOpenTo: (request: FastifyRequest) => hasTokens || (!isPublicSite && isLocal(request)),
    /** Fields of the log-in form. Personal tokens include the name. */
    asksFor: { name: editors.every(({ name }) => name === undefined), token: hasTokens },
    /**
     * Checks a token. Returns the editor's name, or the typed one. Without tokens, all are
     * accepted.
     */
    admit(token: string, written: string) {
      const editor = editors.find((one) => isSameSecret(token, one.token));
      if (hasTokens && editor === undefined) return { fault: 'wrongToken' } as const;
      const name = editor?.name ?? written;
      return name === '' ? ({ fault: 'nameMissing' } as const) : { name };
    },
    editorName: async (request: FastifyRequest): Promise<string | undefined> => {
      const value = readCookie(request);
      return value && (await sessions.nameOf(value));
    },
    /** Whether an editor may read visitors' messages. Access without tokens includes it. */
    readsMessages: (name: string | undefined): boolean =>
      hasTokens ? editors.some((one) => one.readsMessages && one.name === name) : true,
    logIn: async (request: FastifyRequest, name: string): Promise<string> =>
      cookie(request, await sessions.begin(name), sessionSeconds),
    async logOut(request: FastifyRequest): Promise<string> {
      await sessions.end(readCookie(request) ?? '');
      return cookie(request, '', 0);
    },
  };
}

/** Whether a page of this origin sent the form. If the request does not say, no. */
const isFromOwnPage = ({ headers }: FastifyRequest): boolean =>
  isSameOrigin(headers, (origin) => URL.parse(origin)?.host === headers.host) ?? false;

/** Headers of `/edit`. Forms may also go to `siteUrl`, for previews. */
const securityHeaders = (siteUrl = '') => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // `blob:` for chosen pictures that are not uploaded yet.
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

export function guard(scope: FastifyInstance, access: Access, siteUrl: string | undefined): void {
  const headers = securityHeaders(siteUrl);
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // As an unknown address, so that nobody learns that `/edit` exists.
    if (!access.isOpenTo(request)) return reply.code(404).send({ error: 'Not found' });
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromOwnPage(request)) {
      return reply.code(403).send({ error: 'This address takes forms from its own pages only.' });
    }
    return undefined;
  });
}
