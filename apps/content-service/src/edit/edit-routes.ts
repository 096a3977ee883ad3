import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteMentions, readPage, tableName, tableOf } from '../commands/command.ts';
import { builtForEdit } from '../folders.ts';
import { callerAddress, readFormData } from '../http/requests.ts';
import type { Kind } from '../store/store.ts';
import { guard } from './access/access.ts';
import { bad, type EditOptions, frameOf, languageCookie, sendPage, sendUpload } from './answers.ts';
import { contentFiles } from './fields/files.ts';
import { bodyLimit } from './fields/uploads.ts';
import { createRecordForms } from './record-forms.ts';
import { fill, isLanguage } from './views/labels.ts';
import {
  type Frame,
  filesPage,
  formPath,
  historyPage,
  logInPage,
  messagePage,
  overviewPage,
  problemsPage,
  publicationPage,
  visitorsPage,
} from './views/views.ts';

const logInLimit = 4_000;
const triesPerMinute = 10;
const openPaths = ['/edit/log-in', '/edit/style.css', '/edit/script.js', '/edit/language'];

const kinds: readonly Kind[] = ['messages', 'feedback'];
/** Messages per page. */
const visitorsLength = 50;

type Routes = (scope: FastifyInstance, options: EditOptions) => void | Promise<void>;

/** Registers `/edit`: forms of records, drafts, publication, history. */
export async function editRoutes(app: FastifyInstance, options: EditOptions): Promise<void> {
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { global: false });
      for (const add of [rules, pageFiles, logIn, overview, records, history, files, visitors]) {
        await add(scope, options);
      }
    },
    { prefix: '/edit' },
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Data that all pages show. */
    frame: Frame;
  }
}

/** Registers what all routes share: access, parsing of forms, errors. */
const rules: Routes = (scope, options) => {
  guard(scope, options.access, options.siteUrl);
  scope.addHook('onRequest', async (request) => {
    request.frame = await frameOf(request, options);
  });
  // Before the body is read: only logged-in editors may send large ones.
  scope.addHook('onRequest', async (request, reply) => {
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
    const { frame } = request;
    const { texts } = frame;
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'an editor’s request failed');
    const text = status === 429 ? texts.tooMany : status === 413 ? texts.faults.size : texts.broken;
    return sendPage(reply, messagePage(frame, text), status);
  });
  scope.setNotFoundHandler(async ({ frame }, reply) =>
    sendPage(reply, messagePage(frame, frame.texts.notFound), 404),
  );
};

const pageFiles: Routes = async (scope, { store, library }) => {
  scope.get('/style.css', async (_request, reply) => {
    // Before a build there are no styles. Forms work without them.
    const styles = await readFile(`${builtForEdit}/style.css`, 'utf8').catch(() => '');
    const { colour } = library.company();
    return reply.type('text/css; charset=utf-8').send(`:root { --colour: ${colour}; }\n${styles}`);
  });
  const script = await readFile(`${builtForEdit}/script.js`).catch(() => undefined);
  const zipped = script && gzipSync(script, { level: 9 });
  const tag = script && `"${createHash('sha256').update(script).digest('base64url')}"`;
  scope.get('/script.js', async ({ headers }, reply) => {
    if (script === undefined) return reply.callNotFound();
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    const isZipped = /\bgzip\b/.test(headers['accept-encoding'] ?? '');
    if (isZipped) reply.header('content-encoding', 'gzip');
    return reply.type('text/javascript; charset=utf-8').send(isZipped ? zipped : script);
  });
  scope.get<{ Params: { file: string } }>('/uploads/:file', ({ params }, reply) =>
    sendUpload(reply, store, params.file),
  );
};

const logIn: Routes = (scope, { access }) => {
  scope.get<{ Querystring: { to?: string } }>('/language', async (request, reply) => {
    const { to } = request.query;
    if (isLanguage(to)) {
      reply.header(
        'set-cookie',
        `${languageCookie}=${to}; Path=/edit; HttpOnly; SameSite=Strict; Max-Age=31536000`,
      );
    }
    // Back to the page. Its script kept the typed text in the tab.
    const { pathname = '' } = URL.parse(request.headers.referer ?? '') ?? {};
    return reply.redirect(ownPath(pathname), 303);
  });
  scope.get('/log-in', async ({ frame }, reply) =>
    sendPage(reply, logInPage(frame, access.asksFor)),
  );
  scope.post<{ Querystring: { next?: string } }>(
    '/log-in',
    {
      bodyLimit: logInLimit,
      config: {
        rateLimit: { max: triesPerMinute, timeWindow: 60_000, keyGenerator: callerAddress },
      },
    },
    async (request, reply) => {
      const { frame } = request;
      const form = postedForm(request);
      const token = String(form.get('token') ?? '');
      const { name, fault } = access.admit(token, formLine(form, 'name', 80));
      if (name === undefined) {
        const note = bad(frame.texts[fault]);
        return sendPage(reply, logInPage({ ...frame, note }, access.asksFor), 403);
      }
      request.log.info({ name }, 'an editor logged in');
      const { next = '' } = request.query;
      return reply
        .header('set-cookie', await access.logIn(request, name))
        .redirect(ownPath(next), 303);
    },
  );
  scope.post('/log-out', async (request, reply) =>
    reply.header('set-cookie', await access.logOut(request)).redirect('/edit/log-in', 303),
  );
};

/** Lists all records, and problems of the content. */
const overview: Routes = (scope, { store, library }) => {
  scope.get('/', async ({ frame }, reply) =>
    sendPage(reply, overviewPage(frame, await store.drafts(), library)),
  );
  scope.get('/problems', async ({ frame }, reply) =>
    sendPage(reply, problemsPage(frame, library.problems())),
  );
};

const records: Routes = (scope, options) => {
  const { store, library } = options;
  const forms = createRecordForms(options);
  type Request = FastifyRequest<{ Params: { '*': string } }>;
  const folderOf = ({ params }: Request): string => params['*'];

  scope.post('/articles', async (request, reply) => {
    const title = formLine(postedForm(request), 'title', 200);
    const published = library.articles().map(({ folder }) => folder);
    const { folder } = await store.beginArticle(title, published, request.frame.name ?? '');
    return reply.redirect(formPath(folder), 303);
  });
  scope.get('/records/*', async (request: Request, reply) =>
    forms.show({ reply, frame: request.frame, folder: folderOf(request) }),
  );
  scope.post('/records/*', { bodyLimit }, async (request: Request, reply) =>
    forms.act({ reply, frame: request.frame, folder: folderOf(request) }, postedForm(request)),
  );
  // The script asks this before it sends a form: is the editor still logged in?
  scope.get('/session', async (_request, reply) => reply.code(204).send());
};

const history: Routes = (scope, { store, publisher }) => {
  scope.get<{ Querystring: { folder?: string } }>('/history', async ({ frame, query }, reply) =>
    sendPage(reply, historyPage(frame, await store.history(query.folder))),
  );
  scope.get<{ Params: { id: string } }>('/history/:id', async ({ frame, params }, reply) => {
    const publication = await store.publication(params.id);
    if (publication === undefined) return reply.callNotFound();
    return sendPage(reply, publicationPage(frame, publication));
  });
  scope.post<{ Params: { id: string } }>('/history/:id', async ({ frame, params }, reply) => {
    const publication = await store.publication(params.id);
    if (publication === undefined) return reply.callNotFound();
    const outcome = await publisher.undo(publication, frame.name ?? '');
    if (outcome.state === 'published') return reply.redirect('/edit/history?undone', 303);
    const { failed, conflictUndo } = frame.texts;
    const note = bad(outcome.state === 'failed' ? fill(failed, outcome.reason) : conflictUndo);
    return sendPage(reply, publicationPage({ ...frame, note }, publication), 409);
  });
};

/** Lists all pictures and PDFs, and unused uploads. */
const files: Routes = (scope, { root, store, library }) => {
  scope.get('/files', async ({ frame }, reply) =>
    sendPage(reply, filesPage(frame, await contentFiles(root, library), await store.unused())),
  );
  scope.post('/files', async (_request, reply) => {
    // A new upload may be in a form that is not saved yet.
    await store.removeUnused(new Date(Date.now() - 60 * 60_000));
    return reply.redirect('/edit/files', 303);
  });
};

/** Visitors' messages. Hidden from editors who may not read them. */
const visitors: Routes = (scope, { stored, library }) => {
  for (const kind of kinds) {
    const path = `/visitors/${kind}`;
    const onRequest = async ({ frame }: FastifyRequest, reply: FastifyReply) =>
      frame.readsMessages ? undefined : reply.callNotFound();
    scope.get<{ Querystring: { before?: string } }>(
      path,
      { onRequest },
      async ({ frame, query }, reply) => {
        const entries = await readPage(kind, stored, visitorsLength, query.before);
        return sendPage(reply, visitorsPage(frame, kind, entries, visitorsLength));
      },
    );
    scope.get(`${path}/export.csv`, { onRequest }, async (_request, reply) => {
      const company = library.company();
      reply.header('content-disposition', `attachment; filename="${tableName(kind, company)}"`);
      const table = Readable.from(tableOf(kind, stored, company.language));
      return reply.type('text/csv; charset=utf-8').send(table);
    });
    scope.post(path, { onRequest }, async (request, reply) => {
      const form = postedForm(request);
      const id = formLine(form, 'delete', 80);
      const email = formLine(form, 'email', 200);
      if (id !== '') await stored.remove(kind, [id]);
      else if (email.includes('@')) await deleteMentions(kind, stored, email);
      else if (kind === 'messages' && form.has('resend')) await stored.resendMessages('failed');
      request.log.info({ by: request.frame.name, kind }, 'an editor deleted or resent messages');
      return reply.redirect(`/edit${path}`, 303);
    });
  }
};

/** Returns a path of `/edit`. Replaces any other by that of the overview. */
const ownPath = (path: string): string => (/^\/edit\/[\w/-]+$/.test(path) ? path : '/edit');

/** A form's field as one line, cut at `longest` characters. */
const formLine = (form: FormData, name: string, longest: number): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, longest);

const postedForm = ({ body }: FastifyRequest): FormData =>
  body instanceof FormData ? body : new FormData();
