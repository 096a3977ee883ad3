import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import { drawingPolicy, mediaTypes } from '../content/media.ts';
import { readFormData } from '../http/form-data.ts';
import { type Access, guard, readCookie } from './access/access.ts';
import type { Signer } from './access/signed.ts';
import { readCompany } from './company.ts';
import { type Draft, type DraftStore, rebased } from './drafts/drafts.ts';
import { previewToken } from './drafts/previews.ts';
import type { Outcome, Publisher } from './drafts/publish.ts';
import { readListAction, readListForm } from './fields/lists.ts';
import { readRecordFiles } from './fields/record-files.ts';
import {
  altOf,
  completed,
  type EditFields,
  elementKindsOf,
  type FieldFault,
  faultsOf,
  fieldKindsOf,
  formFields,
  isEditable,
  pageFolders,
  pictureOf,
  untoldPictures,
} from './fields/records.ts';
import { readUpload, readUploadedFile } from './fields/uploads.ts';
import { momentOf } from './time.ts';
import { script } from './views/script.ts';
import { style } from './views/style.ts';
import {
  conflictPage,
  type Frame,
  formPage,
  formPath,
  historyPage,
  logInPage,
  messagePage,
  type Note,
  overviewPage,
  problemsPage,
  publicationPage,
} from './views/views.ts';
import { isLanguage, languageOf, plainReason, type Words, wordsOf } from './views/words.ts';

interface EditOptions {
  readonly root: string;
  readonly access: Access;
  readonly signer: Signer;
  readonly store: DraftStore;
  readonly publisher: Publisher;
  readonly library: ContentLibrary;
  /** The public address of the site, where drafts are previewed. */
  readonly siteUrl: string | undefined;
}

/** The most bytes of a form: room for a picture, a PDF and all texts. */
const bodyLimit = 24_000_000;
const logInLimit = 4_000;
/** How often somebody may try to log in, per minute. */
const triesPerMinute = 10;
const languageCookie = 'edit_language';
const openPaths = ['/edit/log-in', '/edit/style.css', '/edit/script.js', '/edit/language'];

type FormFault = FieldFault | 'type' | 'size';

/** What is shown with a form besides its values. */
interface FormAnswer {
  readonly faults?: ReadonlyMap<string, FormFault>;
  readonly note?: Note | undefined;
  readonly status?: number;
}

const bad = (text: string): Note => ({ tone: 'bad', text });

/** The editors' pages at `/edit`: forms of the records, drafts, publication and history. */
export async function editRoutes(app: FastifyInstance, options: EditOptions): Promise<void> {
  const { root, access, signer, store, publisher, library, siteUrl } = options;

  const frameOf = async (request: FastifyRequest): Promise<Frame> => {
    const chosen = readCookie(request, languageCookie);
    return {
      language: isLanguage(chosen) ? chosen : languageOf(request.headers['accept-language']),
      company: await readCompany(root),
      name: access.nameOf(request),
      problems: library.problems().length,
    };
  };
  const wordsFor = ({ language }: Frame): Words => wordsOf[language];
  const send = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(text);
  const linkOf = (draft: Draft): string | undefined =>
    siteUrl === undefined ? undefined : `${siteUrl}/preview?token=${previewToken(signer, draft)}`;

  /** The note that a page shows after a form was sent; the query names it. */
  const noteOf = (words: Words, { query }: FastifyRequest): Note | undefined => {
    const texts = new Map([
      ['saved', words.saved],
      ['published', words.publishedNow],
      ['undone', words.undone],
      ['discarded', words.discarded],
    ]);
    const [name = ''] = typeof query === 'object' && query !== null ? Object.keys(query) : [];
    const text = texts.get(name);
    return text === undefined ? undefined : { tone: 'good', text };
  };

  /** The values that a record's form starts with: those of its draft, else of its files. */
  const beginning = async (folder: string) => {
    const draft = await store.draftOf(folder);
    if (draft !== undefined) return { draft, fields: draft.fields };
    const { fields, version } = await readRecordFiles(root, folder);
    return version === 'none' && !pageFolders.includes(folder)
      ? undefined
      : { draft: undefined, fields };
  };

  /** Answers with a record's form. */
  const sendForm = (
    reply: FastifyReply,
    frame: Frame,
    folder: string,
    { draft, fields }: { readonly draft: Draft | undefined; readonly fields: EditFields },
    { faults = new Map(), note, status = 200 }: FormAnswer = {},
  ): FastifyReply => {
    // Shown from the start, because a missing alternative text would prevent publication.
    const untold = untoldPictures(folder, fields).map((name) => [altOf(name), 'untold'] as const);
    const model = {
      folder,
      fields,
      draft,
      revision: draft?.revision ?? 0,
      categories: library.categories(),
      faults: new Map<string, FormFault>([...untold, ...faults]),
      previewLink: draft === undefined ? siteUrl : linkOf(draft),
    };
    return send(reply, formPage(frame, model, note), status);
  };

  /** Answers with the form of what somebody else has saved or published meanwhile. */
  const sendNewer = async (reply: FastifyReply, frame: Frame, folder: string) => {
    const now = (await beginning(folder)) ?? { draft: undefined, fields: {} };
    return sendForm(reply, frame, folder, now, {
      note: bad(wordsFor(frame).outdated),
      status: 409,
    });
  };

  /** Reads a form's fields; stores its files, and returns which of them were refused, and why. */
  const readForm = async (form: FormData, folder: string, before: EditFields, timeZone: string) => {
    const fields: Record<string, string> = { ...before };
    const newPictures = new Set<string>();
    const refused = new Map<string, FormFault>();
    const textOf = (name: string): string | undefined => {
      const value = form.get(name);
      return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : undefined;
    };
    const isRemoved = (picture: string) =>
      form.has(`remove-${picture}`) && !newPictures.has(picture);
    /** Whether an unchanged text or focus point belongs to a picture that was just replaced. */
    const isStale = (name: string, said: string | undefined) =>
      newPictures.has(pictureOf(name)) && before[pictureOf(name)] && said === before[name];
    for (const [name, kind] of formFields(folder)) {
      const text = textOf(name);
      if (kind === 'asset' || kind === 'picture') {
        // Only uploads that are stored already; no other address is accepted from a form.
        if (text !== undefined && readUpload(text) !== undefined) fields[name] = text;
        if (form.has(`remove-${name}`)) fields[name] = '';
        const file = form.get(`file-${name}`);
        if (!(file instanceof File) || file.size === 0) continue;
        const bytes = Buffer.from(await file.arrayBuffer());
        const reading = readUploadedFile(bytes, kind === 'asset' ? 'pdf' : 'picture');
        if (reading.state === 'refused') refused.set(name, reading.reason);
        else {
          const id = await store.upload(bytes, reading.extension);
          fields[name] = `upload:${id}.${reading.extension}`;
          newPictures.add(name);
        }
      } else if (kind === 'alt') {
        const picture = pictureOf(name);
        const alt = readAlt(text, form.has(`decorative-${picture}`), before[name]);
        if (alt === undefined || isRemoved(picture) || (alt !== '' && isStale(name, alt))) {
          delete fields[name];
        } else fields[name] = alt;
      } else if (kind === 'focus') {
        const focus = readFocus(textOf(`${name}-x`), textOf(`${name}-y`)) ?? before[name] ?? '';
        fields[name] = isStale(name, focus) || isRemoved(pictureOf(name)) ? '' : focus;
      } else if (kind === 'list') {
        const list = before[name] ?? '';
        fields[name] = readListForm(name, list, elementKindsOf(folder, name), textOf);
      } else if (kind === 'instant') {
        // The form has no seconds, so an unchanged date keeps those it has.
        const moment = momentOf(text ?? '', timeZone);
        const known = Date.parse(before[name] ?? '');
        const isSame =
          moment !== undefined && Math.floor(known / 60_000) * 60_000 === moment.getTime();
        if (!isSame) fields[name] = moment?.toISOString() ?? '';
      } else if (text !== undefined) fields[name] = text;
    }
    return { fields, refused, publishAt: textOf('publish_at') ?? '' };
  };

  const answerOutcome = async (
    reply: FastifyReply,
    frame: Frame,
    draft: Draft,
    outcome: Outcome,
  ): Promise<FastifyReply> => {
    const words = wordsFor(frame);
    switch (outcome.state) {
      case 'published':
        return reply.redirect(`${formPath(draft.folder)}?published`, 303);
      case 'conflict':
        return send(reply, conflictPage(frame, draft, outcome.files.fields), 409);
      case 'outdated':
        return sendNewer(reply, frame, draft.folder);
      case 'failed': {
        const answer = { note: bad(words.failed(outcome.reason)), status: 503 };
        return sendForm(reply, frame, draft.folder, { draft, fields: draft.fields }, answer);
      }
    }
  };

  /** Rebases a draft onto the current files. Returns `undefined` if somebody saved it meanwhile. */
  const rebase = async (draft: Draft, by: string): Promise<Draft | undefined> => {
    const { folder } = draft;
    const { fields: base_fields, version: base_version } = await readRecordFiles(root, folder);
    const fields = rebased(draft, base_fields);
    return store.save({ folder, fields, base_fields, base_version, saved_by: by }, draft);
  };

  await app.register(
    async (scope) => {
      await scope.register(rateLimit, { global: false });
      guard(scope, access, siteUrl);
      // Checked before the body is read, because only a logged-in editor may send a large one.
      scope.addHook('onRequest', async (request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        if (openPaths.includes(path) || access.nameOf(request) !== undefined) return undefined;
        return reply.redirect('/edit/log-in', 303);
      });
      scope.addContentTypeParser(
        ['multipart/form-data', 'application/x-www-form-urlencoded'],
        { parseAs: 'buffer', bodyLimit },
        readFormData,
      );
      scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
        const frame = await frameOf(request);
        const words = wordsFor(frame);
        const status = error.statusCode ?? 500;
        if (status >= 500) request.log.error({ err: error }, 'an editor’s request failed');
        const text =
          status === 429 ? words.tooMany : status === 413 ? words.refusedSize : words.broken;
        return send(reply, messagePage(frame, text), status < 500 ? status : 503);
      });

      scope.setNotFoundHandler(async (request, reply) => {
        const frame = await frameOf(request);
        return send(reply, messagePage(frame, wordsFor(frame).notFound), 404);
      });

      scope.get('/style.css', async (_request, reply) => {
        const { colour } = await readCompany(root);
        return reply.type('text/css; charset=utf-8').send(`:root { --colour: ${colour}; }${style}`);
      });
      scope.get('/script.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(script),
      );
      scope.get<{ Querystring: { to?: string } }>('/language', async (request, reply) => {
        const { to } = request.query;
        if (isLanguage(to)) {
          reply.header(
            'set-cookie',
            `${languageCookie}=${to}; Path=/edit; HttpOnly; SameSite=Strict; Max-Age=31536000`,
          );
        }
        return reply.redirect('/edit', 303);
      });

      scope.get('/log-in', async (request, reply) =>
        send(reply, logInPage(await frameOf(request), access.asksFor)),
      );
      scope.post(
        '/log-in',
        {
          bodyLimit: logInLimit,
          config: { rateLimit: { max: triesPerMinute, timeWindow: 60_000 } },
        },
        async (request, reply) => {
          const frame = await frameOf(request);
          const form = formOf(request);
          const words = wordsFor(frame);
          const name = lineOf(form, 'name', 80);
          const admission = access.admit(String(form.get('token') ?? ''), name);
          if (admission.state !== 'admitted') {
            const fault = admission.state === 'no name' ? words.nameMissing : words.wrongToken;
            return send(reply, logInPage(frame, access.asksFor, fault), 403);
          }
          request.log.info({ name: admission.name }, 'an editor logged in');
          return reply
            .header('set-cookie', access.cookie(request, admission.name))
            .redirect('/edit', 303);
        },
      );
      scope.post('/log-out', async (request, reply) =>
        reply.header('set-cookie', access.cookie(request)).redirect('/edit/log-in', 303),
      );

      scope.get('/', async (request, reply) => {
        const frame = await frameOf(request);
        const note = noteOf(wordsFor(frame), request);
        return send(reply, overviewPage(frame, await store.drafts(), library, note));
      });
      scope.get('/problems', async (request, reply) => {
        const frame = await frameOf(request);
        const plain = (reason: string) => plainReason(wordsFor(frame), reason);
        return send(reply, problemsPage(frame, library.problems(), plain));
      });
      scope.get<{ Params: { file: string } }>('/uploads/:file', async (request, reply) => {
        const [id = ''] = request.params.file.split('.');
        const file = await store.uploaded(id).catch(() => undefined);
        if (file === undefined) return reply.callNotFound();
        // Opened directly, an SVG could run scripts.
        if (file.extension === 'svg') reply.header('content-security-policy', drawingPolicy);
        const type = mediaTypes[file.extension] ?? 'application/octet-stream';
        return reply.type(type).send(file.bytes);
      });

      scope.post('/articles', async (request, reply) => {
        const title = lineOf(formOf(request), 'title', 200);
        const published = library.articles().map(({ folder }) => folder);
        const by = access.nameOf(request) ?? '';
        const { folder } = await store.beginArticle(title, published, by);
        return reply.redirect(formPath(folder), 303);
      });

      scope.get<{ Params: { '*': string } }>('/records/*', async (request, reply) => {
        const folder = request.params['*'];
        const found = isEditable(folder) ? await beginning(folder) : undefined;
        if (found === undefined) return reply.callNotFound();
        const frame = await frameOf(request);
        const note = noteOf(wordsFor(frame), request);
        return sendForm(reply, frame, folder, found, { note });
      });

      scope.post<{ Params: { '*': string } }>(
        '/records/*',
        { bodyLimit },
        async (request, reply) => {
          const folder = request.params['*'];
          if (!isEditable(folder)) return reply.callNotFound();
          const frame = await frameOf(request);
          const words = wordsFor(frame);
          const by = frame.name ?? '';
          const form = formOf(request);
          const action = String(form.get('action') ?? 'save');
          const existing = await store.draftOf(folder);
          if (action === 'discard') {
            if (existing !== undefined) await store.discard(existing.id);
            return reply.redirect('/edit?discarded', 303);
          }
          if (action === 'rebase') {
            if (existing !== undefined && (await rebase(existing, by)) === undefined) {
              return sendNewer(reply, frame, folder);
            }
            return reply.redirect(formPath(folder), 303);
          }

          const files = await readRecordFiles(root, folder);
          const before = existing?.fields ?? files.fields;
          const { fields, refused, publishAt } = await readForm(
            form,
            folder,
            before,
            frame.company.timeZone,
          );
          const listAction = readListAction(action);
          let place = '';
          if (listAction !== undefined && fieldKindsOf(folder)[listAction.list] === 'list') {
            const { list } = listAction;
            const changed = listAction.change(fields[list] ?? '');
            fields[list] = changed.text;
            place = changed.index < 0 ? `#${list}` : `#${list}-${changed.index}`;
          }
          const content = {
            folder,
            fields,
            base_fields: existing?.base_fields ?? files.fields,
            base_version: existing?.base_version ?? files.version,
            saved_by: by,
          };
          const isSeen = Number(form.get('revision')) === (existing?.revision ?? 0);
          const draft = isSeen ? await store.save(content, existing) : undefined;
          if (draft === undefined) {
            const newer = { draft: await store.draftOf(folder), fields };
            const answer = { faults: refused, note: bad(words.outdated), status: 409 };
            return sendForm(reply, frame, folder, newer, answer);
          }
          const refuse = (answer: FormAnswer) =>
            sendForm(reply, frame, folder, { draft, fields }, { ...answer, status: 422 });
          if (refused.size > 0) return refuse({ faults: refused });
          if (action === 'preview') {
            return reply.redirect(linkOf(draft) ?? `${formPath(folder)}?saved`, 303);
          }
          if (action === 'unschedule') await store.schedule(draft.id, '');
          if (action !== 'publish' && action !== 'schedule') {
            return reply.redirect(`${formPath(folder)}?saved${place}`, 303);
          }
          const whole = completed(folder, fields, new Date());
          const faults = faultsOf(folder, whole, library.categories());
          if (faults.size > 0) return refuse({ faults });
          if (action === 'schedule') {
            const moment = momentOf(publishAt, frame.company.timeZone);
            if (moment === undefined || moment.getTime() <= Date.now()) {
              return refuse({ note: bad(words.scheduleWrong) });
            }
            await store.schedule(draft.id, moment.toISOString());
            return reply.redirect(`${formPath(folder)}?saved`, 303);
          }
          return answerOutcome(reply, frame, draft, await publisher.publish(draft, whole, by));
        },
      );

      scope.get<{ Querystring: { folder?: string } }>('/history', async (request, reply) => {
        const frame = await frameOf(request);
        const { folder } = request.query;
        const note = noteOf(wordsFor(frame), request);
        return send(reply, historyPage(frame, await store.history(folder), note));
      });
      scope.get<{ Params: { id: string } }>('/history/:id', async (request, reply) => {
        const publication = await store.publication(request.params.id);
        if (publication === undefined) return reply.callNotFound();
        return send(reply, publicationPage(await frameOf(request), publication));
      });
      scope.post<{ Params: { id: string } }>('/history/:id', async (request, reply) => {
        const publication = await store.publication(request.params.id);
        if (publication === undefined) return reply.callNotFound();
        const frame = await frameOf(request);
        const words = wordsFor(frame);
        const outcome = await publisher.undo(publication, frame.name ?? '');
        if (outcome.state === 'published') return reply.redirect('/edit/history?undone', 303);
        const text = outcome.state === 'failed' ? words.failed(outcome.reason) : words.conflictUndo;
        return send(reply, publicationPage(frame, publication, bad(text)), 409);
      });
    },
    { prefix: '/edit' },
  );
}

/**
 * A picture's alternative text in a form: '' if the box for decoration is ticked, unless the text
 * was changed; `undefined` if neither is given.
 */
function readAlt(
  text: string | undefined,
  isDecorative: boolean,
  known: string | undefined,
): string | undefined {
  const isWritten = Boolean(text) && text !== known;
  if (isDecorative && !isWritten) return '';
  return text === undefined ? known : text || undefined;
}

/** The focus point that two numbers of a form give, across and down; '' for the middle. */
function readFocus(...texts: readonly (string | undefined)[]): string | undefined {
  if (texts.includes(undefined)) return undefined;
  const [across = 50, down = 50] = texts.map((text) =>
    text === '' || !Number.isFinite(Number(text))
      ? 50
      : Math.min(100, Math.max(0, Math.round(Number(text)))),
  );
  return across === 50 && down === 50 ? '' : `${across}% ${down}%`;
}

/** The trimmed text of a form's field, cut at `longest` characters. */
const lineOf = (form: FormData, name: string, longest: number): string =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, longest);

const formOf = ({ body }: FastifyRequest): FormData =>
  body instanceof FormData ? body : new FormData();
