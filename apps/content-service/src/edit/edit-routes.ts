import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { actOnStored, readPage } from '../commands/command.ts';
import { readCompany } from '../content/company.ts';
import { contentTypes, drawingPolicy } from '../content/media.ts';
import { editScript } from '../folders.ts';
import { callerAddress } from '../http/caller.ts';
import { readFormData } from '../http/form-data.ts';
import type { Kind } from '../store/store.ts';
import { guard } from './access/access.ts';
import { createActions } from './actions.ts';
import {
  type Answers,
  bad,
  createAnswers,
  type EditOptions,
  getTexts,
  languageCookie,
  noteOf,
  sendPage,
} from './answers.ts';
import { filesOf } from './fields/files.ts';
import { isEditable } from './fields/records.ts';
import { bodyLimit } from './fields/uploads.ts';
import { style } from './views/style.ts';
import { isLanguage } from './views/texts.ts';
import {
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
/** How often somebody may try to log in, per minute. */
const triesPerMinute = 10;
const openPaths = ['/edit/log-in', '/edit/style.css', '/edit/script.js', '/edit/language'];

const kinds: readonly Kind[] = ['messages', 'feedback'];
/** How many messages a page shows. */
const visitorsLength = 50;

type Routes = (
  scope: FastifyInstance,
  options: EditOptions,
  answers: Answers,
) => void | Promise<void>;

/** The editors' pages at `/edit`: forms of the records, drafts, publication and history. */
export async function editRoutes(app: FastifyInstance, options: EditOptions): Promise<void> {
  const answers = createAnswers(options);
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { global: false });
      for (const add of [rules, pageFiles, logIn, overview, records, history, files, visitors]) {
        await add(scope, options, answers);
      }
    },
    { prefix: '/edit' },
  );
}

/** What holds for every request: who may send one, how its form is read, how it fails. */
const rules: Routes = (scope, { access, siteUrl }, { frameOf }) => {
  guard(scope, access, siteUrl);
  // Checked before the body is read, because only a logged-in editor may send a large one.
  scope.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (openPaths.includes(path) || access.getEditorName(request) !== undefined) return undefined;
    const isForm = path.startsWith('/edit/records/');
    return reply.redirect(isForm ? `/edit/log-in?next=${path}` : '/edit/log-in', 303);
  });
  scope.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit },
    readFormData,
  );
  scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const frame = await frameOf(request);
    const texts = getTexts(frame);
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'an editor’s request failed');
    const text = status === 429 ? texts.tooMany : status === 413 ? texts.faults.size : texts.broken;
    return sendPage(reply, messagePage(frame, text), status < 500 ? status : 503);
  });
  scope.setNotFoundHandler(async (request, reply) => {
    const frame = await frameOf(request);
    return sendPage(reply, messagePage(frame, getTexts(frame).notFound), 404);
  });
};

/** What the pages load: styles, the script, and files that were uploaded. */
const pageFiles: Routes = async (scope, { root, store }) => {
  scope.get('/style.css', async (_request, reply) => {
    const { colour } = await readCompany(root);
    return reply.type('text/css; charset=utf-8').send(`:root { --colour: ${colour}; }${style}`);
  });
  // Without a build there is none, and the forms work without it.
  const script = await readFile(editScript).catch(() => undefined);
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
  scope.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
    const [id = ''] = request.params.file.split('.');
    const file = await store.uploaded(id).catch(() => undefined);
    if (file === undefined) return reply.callNotFound();
    // Opened directly, an SVG could run scripts.
    if (file.extension === 'svg') reply.header('content-security-policy', drawingPolicy);
    const type = contentTypes[file.extension] ?? 'application/octet-stream';
    return reply.type(type).send(file.bytes);
  });
};

/** Logging in and out, and the language of the pages. */
const logIn: Routes = (scope, { access }, { frameOf }) => {
  scope.get<{ Querystring: { to?: string } }>('/language', async (request, reply) => {
    const { to } = request.query;
    if (isLanguage(to)) {
      reply.header(
        'set-cookie',
        `${languageCookie}=${to}; Path=/edit; HttpOnly; SameSite=Strict; Max-Age=31536000`,
      );
    }
    // Back to the page: what was typed there is kept by the tab.
    const { pathname = '' } = URL.parse(request.headers.referer ?? '') ?? {};
    return reply.redirect(ownPath(pathname), 303);
  });
  scope.get('/log-in', async (request, reply) =>
    sendPage(reply, logInPage(await frameOf(request), access.asksFor)),
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
      const frame = await frameOf(request);
      const form = formOf(request);
      const token = String(form.get('token') ?? '');
      const { name, fault } = access.admit(token, lineOf(form, 'name', 80));
      if (name === undefined) {
        return sendPage(reply, logInPage(frame, access.asksFor, getTexts(frame)[fault]), 403);
      }
      request.log.info({ name }, 'an editor logged in');
      const { next = '' } = request.query;
      return reply.header('set-cookie', access.cookie(request, name)).redirect(ownPath(next), 303);
    },
  );
  scope.post('/log-out', async (request, reply) =>
    reply.header('set-cookie', access.cookie(request)).redirect('/edit/log-in', 303),
  );
};

/** The list of all records, and that of the content's problems. */
const overview: Routes = (scope, { store, library }, { frameOf }) => {
  scope.get('/', async (request, reply) => {
    const frame = await frameOf(request);
    const note = noteOf(getTexts(frame), request);
    return sendPage(reply, overviewPage(frame, await store.drafts(), library, note));
  });
  scope.get('/problems', async (request, reply) => {
    const frame = await frameOf(request);
    return sendPage(reply, problemsPage(frame, library.problems()));
  });
};

/** The forms of records. */
const records: Routes = (scope, options, answers) => {
  const { access, store, library } = options;
  const { frameOf, othersAt, startingValues, sendForm } = answers;
  const act = createActions(options, answers);

  scope.post('/articles', async (request, reply) => {
    const title = lineOf(formOf(request), 'title', 200);
    const published = library.articles().map(({ folder }) => folder);
    const by = access.getEditorName(request) ?? '';
    const { folder } = await store.beginArticle(title, published, by);
    return reply.redirect(formPath(folder), 303);
  });
  scope.get<{ Params: { '*': string } }>('/records/*', async (request, reply) => {
    const folder = request.params['*'];
    const found = isEditable(folder) ? await startingValues(folder) : undefined;
    if (found === undefined) return reply.callNotFound();
    const frame = await frameOf(request);
    const note = noteOf(getTexts(frame), request);
    return sendForm({ reply, frame, folder }, found, { note });
  });
  scope.get<{ Params: { '*': string } }>('/open/*', async (request, reply) =>
    reply.type('text/plain').send(othersAt(await frameOf(request), request.params['*'])),
  );
  scope.post<{ Params: { '*': string } }>('/records/*', { bodyLimit }, async (request, reply) => {
    const folder = request.params['*'];
    if (!isEditable(folder)) return reply.callNotFound();
    const frame = await frameOf(request);
    const existing = await store.draftOf(folder);
    return act({ reply, frame, folder, form: formOf(request), existing, by: frame.name ?? '' });
  });
};

/** What was published, and taking it back. */
const history: Routes = (scope, { store, publisher }, { frameOf }) => {
  scope.get<{ Querystring: { folder?: string } }>('/history', async (request, reply) => {
    const frame = await frameOf(request);
    const { folder } = request.query;
    const note = noteOf(getTexts(frame), request);
    return sendPage(reply, historyPage(frame, await store.history(folder), note));
  });
  scope.get<{ Params: { id: string } }>('/history/:id', async (request, reply) => {
    const publication = await store.publication(request.params.id);
    if (publication === undefined) return reply.callNotFound();
    return sendPage(reply, publicationPage(await frameOf(request), publication));
  });
  scope.post<{ Params: { id: string } }>('/history/:id', async (request, reply) => {
    const publication = await store.publication(request.params.id);
    if (publication === undefined) return reply.callNotFound();
    const frame = await frameOf(request);
    const texts = getTexts(frame);
    if (!frame.may.publish) {
      return sendPage(reply, publicationPage(frame, publication, bad(texts.notYours)), 403);
    }
    const outcome = await publisher.undo(publication, frame.name ?? '');
    if (outcome.state === 'published') return reply.redirect('/edit/history?undone', 303);
    const text = outcome.state === 'failed' ? texts.failed(outcome.reason) : texts.conflictUndo;
    return sendPage(reply, publicationPage(frame, publication, bad(text)), 409);
  });
};

/** All pictures and PDFs, and the uploads that nothing uses. */
const files: Routes = (scope, { root, store, library }, { frameOf }) => {
  scope.get('/files', async (request, reply) => {
    const frame = await frameOf(request);
    return sendPage(reply, filesPage(frame, await filesOf(root, library), await store.unused()));
  });
  scope.post('/files', async (_request, reply) => {
    // What somebody has just uploaded may be in a form that is not saved yet.
    await store.removeUnused(new Date(Date.now() - 60 * 60_000));
    return reply.redirect('/edit/files', 303);
  });
};

/** What visitors wrote, for who may read it. */
const visitors: Routes = (scope, { stored }, { frameOf }) => {
  type Request = FastifyRequest<{ Params: { kind: string }; Querystring: { before?: string } }>;
  /** Hides these pages from whoever may not read them. */
  const asked = async (request: Request) => {
    const frame = await frameOf(request);
    const kind = kinds.find((each) => each === request.params.kind);
    return frame.may.messages && kind ? { frame, kind } : undefined;
  };
  const run = async (kind: Kind, ...parameters: readonly string[]): Promise<string> => {
    let said = '';
    await actOnStored(kind, parameters, stored, (text) => {
      said += text;
    });
    return said;
  };
  scope.get('/visitors/:kind', async (request: Request, reply) => {
    const to = await asked(request);
    if (to === undefined) return reply.callNotFound();
    const entries = await readPage(to.kind, stored, visitorsLength, request.query.before);
    return sendPage(reply, visitorsPage(to.frame, to.kind, entries, visitorsLength));
  });
  scope.get('/visitors/:kind/export.csv', async (request: Request, reply) => {
    const to = await asked(request);
    if (to === undefined) return reply.callNotFound();
    reply.header('content-disposition', `attachment; filename="${to.kind}.csv"`);
    return reply
      .type('text/csv; charset=utf-8')
      .send(await run(to.kind, 'export', '--format', 'csv'));
  });
  scope.post('/visitors/:kind', async (request: Request, reply) => {
    const to = await asked(request);
    if (to === undefined) return reply.callNotFound();
    const form = formOf(request);
    const id = lineOf(form, 'delete', 80);
    const email = lineOf(form, 'email', 200);
    if (id !== '') await stored.remove(to.kind, [id]);
    else if (email.includes('@')) await run(to.kind, 'delete', '--email', email);
    else if (to.kind === 'messages' && form.has('resend')) await stored.resendMessages('failed');
    request.log.info({ by: to.frame.name, kind: to.kind }, 'an editor changed what visitors wrote');
    return reply.redirect(`/edit/visitors/${to.kind}`, 303);
  });
};

/** A path of the editors' pages; any other becomes that of the overview. */
const ownPath = (path: string): string => (/^\/edit\/[\w/-]+$/.test(path) ? path : '/edit');

/** The trimmed text of a form's field, cut at `longest` characters. */
const lineOf = (form: FormData, name: string, longest: number): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, longest);

const formOf = ({ body }: FastifyRequest): FormData =>
  body instanceof FormData ? body : new FormData();
