import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import limiter from '@fastify/rate-limit';
import { networkOf } from '@insurance-kit/server/requests';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { builtEditFiles } from '../folders.ts';
import { readFormData } from '../http/requests.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { deleteMentions, readPage, tableName, tableOf } from '../store/visitors.ts';
import { type Access, createAccess, guard, isSecure } from './access.ts';
import { createDraftStore } from './drafts/drafts.ts';
import { previewRoutes, sendUpload } from './drafts/previews.ts';
import { createPublisher } from './drafts/publish.ts';
import { createSigner } from './drafts/signed.ts';
import { contentFiles } from './fields/record-files.ts';
import { bodyLimit } from './fields/uploads.ts';
import { createRecordForms, type RecordFormOptions } from './record-forms.ts';
import { fill, lookUp, textsByLanguage } from './texts/labels.ts';
import { publicationPage } from './views/form.ts';
import * as views from './views/views.ts';

const { bad, sendPage } = views;

interface EditSettings extends Pick<RecordFormOptions, 'library' | 'root' | 'siteUrl'> {
  readonly db: Kysely<Schema>;
  /** Messages and feedback of visitors, and the signing key. */
  readonly visitorStore: Store;
  /** `EDIT_TOKEN`. If unset, only this machine can open /edit; on a public site, nobody can. */
  readonly token: string | undefined;
}

type EditOptions = EditSettings & RecordFormOptions & { readonly access: Access };

declare module 'fastify' {
  interface FastifyRequest {
    frame: views.Frame;
  }
}

const unusedUploadMs = 30 * 24 * 60 * 60_000;
const keyGenerator = ({ ip }: FastifyRequest): string => networkOf(ip);
const rateLimit = { max: 10, timeWindow: 60_000, keyGenerator };
const openPaths = ['/edit/log-in', '/edit/style.css', '/edit/script.js'];
const entriesPerPage = 50;

/** Adds editors' pages and previews. Publishes due drafts until the returned function is called. */
export async function openEdit(app: FastifyInstance, settings: EditSettings) {
  const { db, visitorStore, library, root, token, siteUrl } = settings;
  const store = createDraftStore(db);
  // Preview links are signed with a random key and `EDIT_TOKEN`. A new token invalidates all links.
  // Without the random key, a link's recipient could find out the token by trial and error.
  const random = randomBytes(32).toString('base64');
  const key = await visitorStore.setValueOnce('signing-key', random);
  const signer = createSigner(`${key} ${token ?? ''}`);
  const publisher = createPublisher({ root, store, library, log: app.log });
  await publisher.resume();
  // The service must start even if this fails.
  await store
    .removeUnused(new Date(Date.now() - unusedUploadMs))
    .catch((err: unknown) => app.log.warn({ err }, 'unused uploads could not be removed'));
  previewRoutes(app, { store, library, signer });
  // Browsers request an icon with every page: answer that there is none.
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  const access = createAccess(db, token, siteUrl);
  const options: EditOptions = { ...settings, store, access, signer, publisher };
  await app.register(
    async (scope) => {
      await scope.register(limiter, { global: false });
      for (const add of [rules, pageFiles, logIn, records, history, visitors]) {
        await add(scope, options);
      }
    },
    { prefix: '/edit' },
  );
  return publisher.startSchedule();
}

type Routes = (scope: FastifyInstance, options: EditOptions) => void | Promise<void>;

async function frameOf(request: FastifyRequest, { access, library }: EditOptions) {
  const company = library.company();
  const texts = textsByLanguage[company.language];
  // After a form post, the redirect's query names the note to show, such as `?saved`.
  const text = lookUp(texts.notes, Object.keys(request.query ?? {})[0] ?? '');
  const name = await access.editorName(request);
  return {
    ...{ texts, company, name },
    note: text === undefined ? undefined : ({ tone: 'good', text } as const),
    readsMessages: access.readsMessages(name),
    origin: `${isSecure(request) ? 'https' : 'http'}://${request.headers.host}`,
  };
}

const rules: Routes = (scope, options) => {
  guard(scope, options.access, options.siteUrl);
  // Runs before the body is read, because only a logged-in editor may send a large body.
  scope.addHook('onRequest', async (request, reply) => {
    request.frame = await frameOf(request, options);
    const path = request.url.split('?', 1)[0] ?? '';
    if (openPaths.includes(path) || request.frame.name !== undefined) return undefined;
    const isForm = path.startsWith('/edit/records/');
    return reply.redirect(isForm ? `/edit/log-in?next=${path}` : '/edit/log-in', 303);
  });
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit },
    readFormData,
  );
  scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { texts } = request.frame;
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'an editor’s request failed');
    const text = status === 429 ? texts.tooMany : status === 413 ? texts.faults.size : texts.broken;
    return sendPage(reply, views.messagePage(request.frame, text), status);
  });
  scope.setNotFoundHandler(async ({ frame }, reply) =>
    sendPage(reply, views.messagePage(frame, frame.texts.notFound), 404),
  );
};

const pageFiles: Routes = async (scope, { store, library }) => {
  scope.get('/style.css', async (_request, reply) => {
    // If nothing is built yet, there are no styles. The forms work without them.
    const styles = await readFile(`${builtEditFiles}/style.css`, 'utf8').catch(() => '');
    const { colour } = library.company();
    return reply.type('text/css; charset=utf-8').send(`:root { --colour: ${colour}; }\n${styles}`);
  });
  const script = await readFile(`${builtEditFiles}/script.js`).catch(() => Buffer.alloc(0));
  const zipped = gzipSync(script, { level: 9 });
  const tag = `"${hash('sha256', script, 'base64url')}"`;
  scope.get('/script.js', async ({ headers }, reply) => {
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'content-encoding': 'gzip' });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(zipped);
  });
  scope.get<{ Params: { file: string } }>('/uploads/:file', ({ params }, reply) =>
    sendUpload(reply, store, params.file),
  );
};

const logIn: Routes = (scope, { access }) => {
  scope.get('/log-in', async ({ frame }, reply) =>
    sendPage(reply, views.logInPage(frame, access.asksFor)),
  );
  scope.post<{ Querystring: { next?: string } }>(
    '/log-in',
    { bodyLimit: 4_000, config: { rateLimit } },
    async (request, reply) => {
      const { frame } = request;
      const form = postedForm(request);
      const token = String(form.get('token') ?? '');
      const { name, fault } = access.admit(token, formLine(form, 'name', 80));
      if (name === undefined) {
        const note = bad(frame.texts[fault]);
        return sendPage(reply, views.logInPage({ ...frame, note }, access.asksFor), 403);
      }
      request.log.info({ name }, 'an editor logged in');
      const { next = '' } = request.query;
      return reply
        .header('set-cookie', await access.logIn(request, name))
        .redirect(/^\/edit\/[\w/-]+$/.test(next) ? next : '/edit', 303);
    },
  );
  scope.post('/log-out', async (request, reply) =>
    reply.header('set-cookie', await access.logOut(request)).redirect('/edit/log-in', 303),
  );
};

const records: Routes = (scope, options) => {
  const { store, library } = options;
  const answerForm = createRecordForms(options);
  scope.get('/', async ({ frame }, reply) =>
    sendPage(reply, views.overviewPage(frame, await store.drafts(), library)),
  );
  scope.post('/articles', async (request, reply) => {
    const title = formLine(postedForm(request), 'title', 200);
    const published = library.articles().map(({ folder }) => folder);
    const { folder } = await store.beginArticle(title, published, request.frame.name ?? '');
    return reply.redirect(views.formPath(folder), 303);
  });
  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: '/records/*',
    bodyLimit,
    handler: async (request, reply) => {
      const { frame, params, method } = request;
      const form = method === 'POST' ? postedForm(request) : undefined;
      return answerForm({ reply, frame, folder: params['*'] }, form);
    },
  });
  // The script requests this before it sends a form, to check that the editor is logged in.
  scope.get('/session', async (_request, reply) => reply.code(204).send());
  scope.get('/files', async ({ frame }, reply) =>
    sendPage(reply, views.filesPage(frame, contentFiles(library))),
  );
};

const history: Routes = (scope, { store, publisher }) => {
  scope.get<{ Querystring: { folder?: string } }>('/history', async ({ frame, query }, reply) =>
    sendPage(reply, views.historyPage(frame, await store.history(query.folder))),
  );
  scope.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url: '/history/:id',
    handler: async ({ method, frame, params }, reply) => {
      const publication = await store.publication(params.id);
      if (publication === undefined) return reply.callNotFound();
      if (method !== 'POST') return sendPage(reply, publicationPage(frame, publication));
      const outcome = await publisher.undo(publication, frame.name ?? '');
      if (outcome.state === 'published') return reply.redirect('/edit/history?undone', 303);
      const { failed, conflictUndo } = frame.texts;
      const note = bad(outcome.state === 'failed' ? fill(failed, outcome.reason) : conflictUndo);
      return sendPage(reply, publicationPage({ ...frame, note }, publication), 409);
    },
  });
};

/** Visitors' messages and feedback, hidden from editors who may not read them. */
const visitors: Routes = (scope, { visitorStore, library }) => {
  for (const kind of ['messages', 'feedback'] as const) {
    const path = `/visitors/${kind}`;
    const onRequest = async ({ frame }: FastifyRequest, reply: FastifyReply) =>
      frame.readsMessages ? undefined : reply.callNotFound();
    type Query = { readonly Querystring: { readonly before?: string } };
    scope.get<Query>(path, { onRequest }, async ({ frame, query }, reply) => {
      const page = { limit: entriesPerPage, before: query.before };
      const entries = await readPage(kind, visitorStore, page);
      return sendPage(reply, views.visitorsPage(frame, kind, entries, entriesPerPage));
    });
    scope.get(`${path}/export.csv`, { onRequest }, async (_request, reply) => {
      const company = library.company();
      reply.header('content-disposition', `attachment; filename="${tableName(kind, company)}"`);
      const table = Readable.from(tableOf(kind, visitorStore, company.language));
      return reply.type('text/csv; charset=utf-8').send(table);
    });
    scope.post(path, { onRequest }, async (request, reply) => {
      const form = postedForm(request);
      const id = formLine(form, 'delete', 80);
      const email = formLine(form, 'email', 200);
      if (id !== '') await visitorStore.remove(kind, [id]);
      else if (email.includes('@')) await deleteMentions(kind, visitorStore, email);
      else if (kind === 'messages' && form.has('resend'))
        await visitorStore.resendMessages('failed');
      request.log.info({ by: request.frame.name, kind }, 'an editor deleted or resent entries');
      return reply.redirect(`/edit${path}`, 303);
    });
  }
};

const formLine = (form: FormData, name: string, longest: number): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, longest);

const postedForm = ({ body }: FastifyRequest): FormData =>
  body instanceof FormData ? body : new FormData();
