import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import type { Store } from '../store/store.ts';
import { type Access, isSecure, readCookie } from './access/access.ts';
import { createPresence } from './access/presence.ts';
import type { Signer } from './access/signed.ts';
import type { Draft, DraftStore } from './drafts/drafts.ts';
import { previewToken } from './drafts/previews.ts';
import type { Publisher } from './drafts/publish.ts';
import { readRecordFiles } from './fields/record-files.ts';
import { altField, type EditFields, pageFolders, picturesWithoutAlt } from './fields/records.ts';
import type { Remark } from './fields/remarks.ts';
import { isLanguage, languageOf, lookUp, type Texts, textsByLanguage } from './views/texts.ts';
import { type FormModel, type Frame, formPage, type Note, timeOf } from './views/views.ts';

/** What the editors' routes work with. */
export interface EditOptions {
  readonly root: string;
  readonly access: Access;
  readonly signer: Signer;
  readonly store: DraftStore;
  /** What visitors wrote. */
  readonly stored: Store;
  readonly publisher: Publisher;
  readonly library: ContentLibrary;
  /** The public address of the site, where drafts are previewed. */
  readonly siteUrl: string | undefined;
}

/** A request about a record, to be answered. */
export interface RecordRequest {
  readonly reply: FastifyReply;
  readonly frame: Frame;
  readonly folder: string;
}

/** The values of a record's form, and the draft that they are of. */
interface FormValues {
  readonly draft: Draft | undefined;
  readonly fields: EditFields;
}

/** What is shown with a form besides its values. */
export interface FormAnswer {
  readonly faults?: FormModel['faults'];
  readonly note?: Note | undefined;
  /** What should be seen before it is published. */
  readonly remarks?: readonly Remark[];
  readonly status?: number;
}

/** The cookie of the language that an editor chose. */
export const languageCookie = 'edit_language';

/** A note that something went wrong. */
export const bad = (text: string): Note => ({ tone: 'bad', text });

/** Answers with a page. */
export const sendPage = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

/** The note that a page shows after a form was sent; the query names it. */
function noteOf(texts: Texts, query: unknown): Note | undefined {
  const text = lookUp(texts.notes, Object.keys(query ?? {})[0] ?? '');
  return text === undefined ? undefined : { tone: 'good', text };
}

/** What several of the editors' routes answer. */
export type Answers = ReturnType<typeof createAnswers>;

/** Creates the answers that several of the editors' routes give. */
export function createAnswers({ root, access, signer, store, library, siteUrl }: EditOptions) {
  const presence = createPresence();
  const frameOf = (request: FastifyRequest): Frame => {
    const chosen = readCookie(request, languageCookie);
    const language = isLanguage(chosen) ? chosen : languageOf(request.headers['accept-language']);
    const texts = textsByLanguage[language];
    return {
      language,
      texts,
      note: noteOf(texts, request.query),
      company: library.company(),
      name: access.getEditorName(request),
      may: access.rightsOf(access.getEditorName(request)),
      origin: `${isSecure(request) ? 'https' : 'http'}://${request.headers.host}`,
      problems: library.problems().length,
    };
  };

  /** Who else has a record's form open, and since when; '' for nobody. */
  const othersAt = (frame: Frame, folder: string): string =>
    presence
      .enter(folder, frame.name ?? '')
      .map(({ name, since }) => frame.texts.alsoOpen(name, timeOf(frame, since)))
      .join(' ');

  /**
   * The link to a draft's preview on the site.
   *
   * @param origin where its reader edits; without it the preview has no links to the form
   */
  const linkOf = (draft: Draft, origin?: string): string | undefined =>
    siteUrl && `${siteUrl}/preview?token=${previewToken(signer, draft, origin)}`;

  /** The values that a record's form starts with: those of its draft, else of its files. */
  const startingValues = async (folder: string): Promise<FormValues | undefined> => {
    const draft = await store.draftOf(folder);
    if (draft !== undefined) return { draft, fields: draft.fields };
    const { fields, version } = await readRecordFiles(root, folder);
    return version === 'none' && !pageFolders.includes(folder)
      ? undefined
      : { draft: undefined, fields };
  };

  /** Answers with a record's form. */
  const sendForm = (
    { reply, frame, folder }: RecordRequest,
    { draft, fields }: FormValues,
    { faults = new Map(), note = frame.note, remarks = [], status = 200 }: FormAnswer = {},
  ): FastifyReply => {
    // Shown from the start, because a missing alternative text would prevent publication.
    const withoutAlt = picturesWithoutAlt(folder, fields).map(
      (name) => [altField(name), 'no alt text'] as const,
    );
    const model: FormModel = {
      folder,
      fields,
      draft,
      categories: library.categories(),
      faults: new Map([...withoutAlt, ...faults]),
      previewLink: draft === undefined ? siteUrl : linkOf(draft),
      others: othersAt(frame, folder),
      remarks,
      state: status >= 400 ? 'sent' : note?.tone === 'good' ? 'saved' : '',
    };
    return sendPage(reply, formPage({ ...frame, note }, model), status);
  };

  /** Answers with the form of what somebody else has saved or published meanwhile. */
  const sendNewer = async (to: RecordRequest): Promise<FastifyReply> => {
    const now = (await startingValues(to.folder)) ?? { draft: undefined, fields: {} };
    return sendForm(to, now, { note: bad(to.frame.texts.stale), status: 409 });
  };

  return { frameOf, linkOf, othersAt, startingValues, sendForm, sendNewer };
}
