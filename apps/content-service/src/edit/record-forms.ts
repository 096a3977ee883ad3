import { cutHtml } from '@insurance-kit/content-client/records';
import type { FastifyReply } from 'fastify';
import type { ContentLibrary } from '../content/library.ts';
import { isArticle } from '../content/record-folders.ts';
import { type Draft, type DraftStore, rebased, revisionOf } from './drafts/drafts.ts';
import { previewToken } from './drafts/previews.ts';
import type { Publisher } from './drafts/publish.ts';
import type { Signer } from './drafts/signed.ts';
import { formText, readRecordForm } from './fields/form.ts';
import { type RecordFiles, readRecordFiles } from './fields/record-files.ts';
import * as records from './fields/records.ts';
import { createIsDead, remarkMark, remarksOf } from './fields/remarks.ts';
import { readUpload } from './fields/uploads.ts';
import { fill } from './texts/labels.ts';
import { type FormModel, formPage } from './views/form.ts';
import { bad, type Frame, formPath, sendPage } from './views/views.ts';

export interface RecordFormOptions {
  readonly root: string;
  readonly signer: Signer;
  readonly store: DraftStore;
  readonly publisher: Publisher;
  readonly library: ContentLibrary;
  readonly siteUrl: string | undefined;
}

interface RecordRequest {
  readonly reply: FastifyReply;
  readonly frame: Frame;
  readonly folder: string;
}

interface PostedForm extends RecordRequest {
  readonly form: FormData;
  readonly existing: Draft | undefined;
  readonly by: string;
}

type Values = Pick<FormModel, 'draft' | 'fields' | 'seen' | 'newer'>;

type FormAnswer = Partial<Pick<FormModel, 'faults' | 'remarks'>> & {
  readonly note?: Frame['note'];
  readonly status?: number;
};

type Refuse = (answer: FormAnswer) => FastifyReply;

export function createRecordForms(options: RecordFormOptions) {
  const { root, store, publisher, library, signer, siteUrl } = options;
  const isDeadLink = createIsDead(siteUrl);

  const linkOf = (draft: Draft, origin?: string): string | undefined =>
    siteUrl && `${siteUrl}/preview?token=${previewToken(signer, draft, origin)}`;

  const contentOfFiles = async (folder: string) => {
    const { fields, version } = await readRecordFiles(root, folder);
    return { fields, base_fields: fields, base_version: version };
  };

  const sendForm = (
    { reply, frame, folder }: RecordRequest,
    { draft, fields, seen, newer }: Values,
    { faults = new Map(), note = frame.note, remarks = [], status = 200 }: FormAnswer = {},
  ): FastifyReply => {
    // Always report missing alternative texts, because they prevent publication.
    const withoutAlt = records
      .picturesWithoutAlt(folder, fields)
      .map((name) => [records.altField(name), 'no alt text'] as const);
    const model: FormModel = {
      ...{ folder, fields, draft, seen, newer, remarks },
      categories: library.categories(),
      faults: new Map([...withoutAlt, ...faults]),
      previewLink: draft === undefined ? siteUrl : linkOf(draft),
      state: status >= 400 ? 'sent' : note?.tone === 'good' ? 'saved' : '',
    };
    return sendPage(reply, formPage({ ...frame, note }, model), status);
  };

  const currentValues = async (folder: string): Promise<Values | undefined> => {
    const draft = await store.draftOf(folder);
    if (draft !== undefined) return draftValues(draft);
    const { fields, base_version: seen } = await contentOfFiles(folder);
    const isThere = seen !== 'none' || records.pageFolders.includes(folder);
    return isThere ? { draft, fields, seen } : undefined;
  };

  /** Answers 409 with the current values, which somebody else may have saved or published. */
  const sendNewer = async (request: RecordRequest): Promise<FastifyReply> => {
    const now = await currentValues(request.folder);
    const gone = { draft: undefined, fields: {}, seen: 'none' };
    return sendForm(request, now ?? gone, { note: bad(request.frame.texts.stale), status: 409 });
  };

  const discard = async (sent: PostedForm): Promise<FastifyReply> => {
    const { reply, existing } = sent;
    if (existing && !(isSeen(sent) && (await store.discard(existing)))) return sendNewer(sent);
    return reply.redirect('/edit?discarded', 303);
  };

  /** Copies the files' values into all draft fields that no editor changed, and shows the form. */
  const rebase = async (sent: PostedForm, draft: Draft, files: RecordFiles) => {
    const { folder, frame, by: saved_by } = sent;
    const { fields: base_fields, version: base_version } = files;
    const fields = rebased(draft, base_fields);
    const content = { folder, fields, base_fields, base_version, saved_by };
    const saved = await store.save(content, draft);
    if (saved === undefined) return sendNewer(sent);
    const answer = { note: bad(frame.texts.conflict), status: 409 };
    return sendForm(sent, draftValues(saved), answer);
  };

  const remove = async (sent: PostedForm): Promise<FastifyReply> => {
    const { reply, folder, existing, by } = sent;
    const { base_version } = await contentOfFiles(folder);
    if (existing || !isArticle(folder) || !isSeen(sent, base_version)) return sendNewer(sent);
    const { state } = await publisher.remove(folder, by);
    return reply.redirect(state === 'published' ? '/edit?removed' : formPath(folder), 303);
  };

  /** Publishes or schedules a saved draft, unless it has faults or unseen remarks. */
  const publish = async (sent: PostedForm, draft: Draft, refuse: Refuse): Promise<FastifyReply> => {
    const { reply, frame, folder, form, by } = sent;
    const { scheduleWrong, failed } = frame.texts;
    const whole = records.withIdAndDate(folder, draft.fields, new Date());
    const faults = new Map(records.faultsOf(folder, whole, library.categories()));
    for (const [name, value] of Object.entries(whole)) {
      const upload = readUpload(value);
      if (upload !== undefined && !(await store.hasUpload(upload))) faults.set(name, 'gone');
    }
    if (faults.size > 0) return refuse({ faults });
    const remarks = await remarksOf(folder, whole, isDeadLink);
    // The form sends a hash of the remarks (warnings) that the editor has seen.
    if (remarks.length > 0 && remarkMark(remarks) !== formText(form, 'remarks')) {
      return refuse({ remarks });
    }
    if (actionOf(form) === 'schedule') {
      const moment = records.momentOf(formText(form, 'publish_at') ?? '', frame.company.timeZone);
      if (moment === undefined || moment.getTime() <= Date.now()) {
        return refuse({ note: bad(scheduleWrong) });
      }
      if (!(await store.schedule(draft, moment.toISOString(), by))) return sendNewer(sent);
      return reply.redirect(`${formPath(folder)}?scheduled`, 303);
    }
    const outcome = await publisher.publish(draft, whole, by);
    switch (outcome.state) {
      case 'published':
        return reply.redirect(`${formPath(folder)}?published`, 303);
      case 'conflict':
        return rebase(sent, draft, outcome.files);
      case 'stale':
        return sendNewer(sent);
      case 'failed':
        return refuse({ note: bad(fill(failed, outcome.reason)), status: 503 });
    }
  };

  /** Saves the form. If no file was refused, also performs the button's action. */
  const save = async (sent: PostedForm): Promise<FastifyReply> => {
    const { reply, frame, folder, form, existing, by: saved_by } = sent;
    const { texts, company } = frame;
    const known = existing ?? (await contentOfFiles(folder));
    const { fields: before, base_fields, base_version } = known;
    const input = { form, folder, before, timeZone: company.timeZone, store };
    const { fields: read, refused } = await readRecordForm(input);
    const { fields, place } = pressListButton(actionOf(form), folder, read);
    const isHuge = ([name, value]: readonly [string, string]) =>
      value !== before[name] && cutHtml(value) !== value;
    if (Object.entries(fields).some(isHuge)) {
      const values = { draft: existing, fields, seen: formText(form, 'seen') ?? '' };
      return sendForm(sent, values, { note: bad(texts.tooLong), status: 422 });
    }
    const content = { folder, fields, base_fields, base_version, saved_by };
    // Do not save an unchanged draft, so that it keeps the name of its last editor.
    const isUnchanged =
      existing && records.changedFields(folder, fields, existing.fields).length === 0;
    const saved = async () => (isUnchanged ? existing : store.save(content, existing));
    const draft = isSeen(sent, base_version) ? await saved() : undefined;
    if (draft === undefined) {
      const answer = { faults: refused, note: bad(texts.stale), status: 409 };
      const newer = await store.draftOf(folder);
      const values = { draft: newer, fields, seen: revisionOf(newer, base_version) };
      return sendForm(sent, { ...values, newer: newer ? undefined : base_fields }, answer);
    }
    // Shows the saved draft, and why the button's action was refused.
    const refuse: Refuse = (answer) =>
      sendForm(sent, draftValues(draft), { status: 422, ...answer });
    if (refused.size > 0) return refuse({ faults: refused, note: bad(texts.refused) });
    switch (actionOf(form)) {
      case 'publish':
      case 'schedule':
        return publish(sent, draft, refuse);
      case 'unschedule':
        await store.unschedule(draft);
        break;
      case 'preview': {
        const link = linkOf(draft, frame.origin);
        if (link !== undefined) return reply.redirect(link, 303);
      }
    }
    return reply.redirect(`${formPath(folder)}?saved${place}`, 303);
  };

  const actions = new Map(Object.entries({ discard, delete: remove }));
  // Shows a record's form, or performs the action of a posted form.
  return async (request: RecordRequest, form: FormData | undefined) => {
    const { reply, frame, folder } = request;
    if (!records.isEditable(folder)) return reply.callNotFound();
    if (form === undefined) {
      const values = await currentValues(folder);
      return values ? sendForm(request, values) : reply.callNotFound();
    }
    const existing = await store.draftOf(folder);
    const sent = { ...request, form, existing, by: frame.name ?? '' };
    return (actions.get(actionOf(form)) ?? save)(sent);
  };
}

const actionOf = (form: FormData): string => String(form.get('action') ?? 'save');

const draftValues = (draft: Draft): Values => {
  const { fields } = draft;
  return { draft, fields, seen: revisionOf(draft) };
};

/** Whether the form showed the current version. */
const isSeen = ({ form, existing }: PostedForm, filesVersion?: string): boolean =>
  formText(form, 'seen') === revisionOf(existing, filesVersion);

/** Performs an action such as `remove offices 2`. `place` is a fragment for the redirect's URL. */
function pressListButton(action: string, folder: string, fields: records.EditFields) {
  const [, name = '', at] = /^(?:add|remove) (\w+)(?: (\d{1,3}))?$/.exec(action) ?? [];
  if (records.fieldKindsIn(folder)[name] !== 'list') return { fields, place: '' };
  const all = records.readList(fields[name] ?? '');
  const list = at === undefined ? [...all, {}] : all.toSpliced(Number(at), 1);
  const index = Math.min(Number(at ?? all.length), list.length - 1);
  const place = index < 0 ? `#${name}` : `#${name}-${index}`;
  return { fields: { ...fields, [name]: records.writeList(list) }, place };
}
