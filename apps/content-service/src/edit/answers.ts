import { cookieReader } from '@insurance-kit/server/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import { contentTypes, drawingPolicy } from '../content/media.ts';
import type { Store } from '../store/store.ts';
import { type Access, isSecure } from './access/access.ts';
import type { Signer } from './access/signed.ts';
import type { DraftStore } from './drafts/drafts.ts';
import type { Publisher } from './drafts/publish.ts';
import { isLanguage, languageOf, lookUp, textsByLanguage } from './views/labels.ts';
import type { Frame, Note } from './views/views.ts';

export interface EditOptions {
  readonly root: string;
  readonly access: Access;
  readonly signer: Signer;
  readonly store: DraftStore;
  readonly stored: Store;
  readonly publisher: Publisher;
  readonly library: ContentLibrary;
  /** Address of the site that previews drafts. */
  readonly siteUrl: string | undefined;
}

export const languageCookie = 'edit_language';
const readLanguage = cookieReader(languageCookie);

export const bad = (text: string): Note => ({ tone: 'bad', text });

/**
 * Sends an upload.
 * @param name id and extension.
 */
export async function sendUpload(
  reply: FastifyReply,
  store: Pick<DraftStore, 'uploaded'>,
  name: string,
): Promise<FastifyReply> {
  const [id = ''] = name.split('.');
  const file = await store.uploaded(id).catch(() => undefined);
  if (file === undefined) {
    reply.callNotFound();
    return reply;
  }
  // Opened alone, an SVG could run scripts.
  if (file.extension === 'svg') reply.header('content-security-policy', drawingPolicy);
  const type = contentTypes[file.extension] ?? 'application/octet-stream';
  return reply.type(type).send(file.bytes);
}

export const sendPage = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

/** Data that all pages of `/edit` show. */
export async function frameOf(
  request: FastifyRequest,
  { access, library }: Pick<EditOptions, 'access' | 'library'>,
): Promise<Frame> {
  const chosen = readLanguage(request);
  const language = isLanguage(chosen) ? chosen : languageOf(request.headers['accept-language']);
  const texts = textsByLanguage[language];
  // After a form the query names the note to show.
  const text = lookUp(texts.notes, Object.keys(request.query ?? {})[0] ?? '');
  const name = await access.editorName(request);
  return {
    language,
    texts,
    note: text === undefined ? undefined : { tone: 'good', text },
    company: library.company(),
    name,
    readsMessages: name !== undefined && access.readsMessages(name),
    origin: `${isSecure(request) ? 'https' : 'http'}://${request.headers.host}`,
    problems: library.problems().length,
  };
}
