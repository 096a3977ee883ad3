import { hash, randomBytes } from 'node:crypto';
import { cookieReader, isSameOrigin, isSameSecret } from '@insurance-kit/server/requests';
import { isPublic } from '@insurance-kit/server/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isForwarded } from '../http/requests.ts';
import type { Schema } from '../store/schema.ts';
import { whenFree } from '../store/sqlite.ts';

/** An editor and the editor's token. If `name` is missing, all editors share the token. */
interface Editor {
  readonly name?: string | undefined;
  readonly token: string;
  readonly readsMessages: boolean;
}

// `publish+messages` is a permission, not a token: `ama:publish+messages` lacks a token.
const tokenPattern = '(?!publish\\+messages$)[\\x21-\\x2b\\x2d-\\x39\\x3b-\\x7e]{16,}';
const shared = new RegExp(`^(${tokenPattern})$`);
/** `name:token`. With `:publish+messages` the editor may also read visitors' messages. */
const personal = new RegExp(
  `^([^:]{1,80}?)\\s*:\\s*(${tokenPattern})(?:\\s*:\\s*publish(\\+messages)?)?$`,
);

export const editTokenRule =
  'at least 16 letters, digits or punctuation characters, without spaces, commas and colons; or a list of name:token with commas between, where :publish or :publish+messages may follow a token, and no name or token occurs twice';

/** The editors of an `EDIT_TOKEN`; `undefined` if the token breaks `editTokenRule`. */
export function readEditors(text: string): readonly Editor[] | undefined {
  if (shared.test(text)) return [{ token: text, readsMessages: false }];
  const editors = text.split(',').flatMap((entry) => {
    const [, name, token, permission] = personal.exec(entry.trim()) ?? [];
    return token === undefined ? [] : [{ name, token, readsMessages: permission !== undefined }];
  });
  const distinct = new Set(editors.flatMap((one) => [one.name, one.token])).size;
  return distinct === 2 * text.split(',').length ? editors : undefined;
}

/** Log-in, sessions and permissions of editors. */
export type Access = ReturnType<typeof createAccess>;

const cookieName = 'edit';
const readCookie = cookieReader(cookieName);
const loopbackAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const isLocal = (request: FastifyRequest): boolean =>
  loopbackAddress.test(request.socket.remoteAddress ?? '') &&
  loopbackHost.test(request.headers.host ?? '') &&
  !isForwarded(request);

export const isSecure = ({ headers }: FastifyRequest): boolean =>
  /^https/i.test(String(headers['x-forwarded-proto'] ?? ''));

const sessionSeconds = 12 * 60 * 60;

/** Without `EDIT_TOKEN`, only local requests can open /edit. If the site is also public, nobody
 * can open /edit, because a request through a proxy can look local. */
export function createAccess(db: Kysely<Schema>, editToken = '', siteUrl?: string) {
  const editors = readEditors(editToken) ?? [];
  const hasTokens = editors.length > 0;
  const isPublicSite = isPublic({ SITE_URL: siteUrl });
  // `EDIT_TOKEN` is part of the hash, so that a new value ends every session.
  const idOf = (cookie: string): string => hash('sha256', `${editToken} ${cookie}`);
  const cookieOf = (request: FastifyRequest, value: string, seconds: number): string => {
    const secure = isSecure(request) ? '; Secure' : '';
    return `${cookieName}=${value}; Path=/edit; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`;
  };
  return {
    isOpenTo: (request: FastifyRequest) => hasTokens || (!isPublicSite && isLocal(request)),
    /** Fields that the log-in form shows. A personal token implies its editor's name. */
    asksFor: { name: editors.every(({ name }) => name === undefined), token: hasTokens },
    /** Checks a token. Returns a `fault` or a `name`. If a token has no name, uses `typedName`. */
    admit(givenToken: string, typedName: string) {
      const editor = editors.find((one) => isSameSecret(givenToken, one.token));
      if (hasTokens && editor === undefined) return { fault: 'wrongToken' } as const;
      const name = editor?.name ?? typedName;
      return name === '' ? ({ fault: 'nameMissing' } as const) : { name };
    },
    async editorName(request: FastifyRequest): Promise<string | undefined> {
      const id = idOf(readCookie(request) ?? '');
      const query = db.selectFrom('sessions').select('name').where('id', '=', id);
      return (await query.where('ends_at', '>', new Date().toISOString()).executeTakeFirst())?.name;
    },
    /** Whether an editor may read visitors' messages. If no tokens are set, every editor may. */
    readsMessages: (name: string | undefined): boolean =>
      name !== undefined &&
      (!hasTokens || editors.some((one) => one.readsMessages && one.name === name)),
    async logIn(request: FastifyRequest, name: string): Promise<string> {
      const cookie = randomBytes(32).toString('base64url');
      const ends_at = new Date(Date.now() + sessionSeconds * 1000).toISOString();
      const ended = db.deleteFrom('sessions').where('ends_at', '<', new Date().toISOString());
      const session = db.insertInto('sessions').values({ id: idOf(cookie), name, ends_at });
      await whenFree(() => ended.execute());
      await whenFree(() => session.execute());
      return cookieOf(request, cookie, sessionSeconds);
    },
    async logOut(request: FastifyRequest): Promise<string> {
      const session = db.deleteFrom('sessions').where('id', '=', idOf(readCookie(request) ?? ''));
      await whenFree(() => session.execute());
      return cookieOf(request, '', 0);
    },
  };
}

/** Headers of the editors' pages. Forms may redirect to `siteUrl`, to show a preview. */
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

/** Adds security headers. Refuses requests that may not open /edit, and posts from other sites. */
export function guard(scope: FastifyInstance, access: Access, siteUrl: string | undefined): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(siteUrl));
    // Answer 404, so that strangers do not learn that these pages exist.
    if (!access.isOpenTo(request)) return reply.code(404).send({ error: 'Not found' });
    const { method, headers } = request;
    const isOwn = (origin: string) => URL.parse(origin)?.host === headers.host;
    if (['GET', 'HEAD'].includes(method) || isSameOrigin(headers, isOwn)) return undefined;
    return reply.code(403).send({ error: 'Forms are accepted from pages of this service only.' });
  });
}
