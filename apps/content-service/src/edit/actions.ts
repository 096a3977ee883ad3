import type { FastifyReply } from 'fastify';
import {
  type Answers,
  bad,
  type EditOptions,
  type FormAnswer,
  getTexts,
  type RecordRequest,
  sendPage,
} from './answers.ts';
import { type Draft, rebased } from './drafts/drafts.ts';
import { readRecordForm, textOf } from './fields/form.ts';
import { readListAction } from './fields/lists.ts';
import { readRecordFiles } from './fields/record-files.ts';
import {
  completed,
  type EditFields,
  faultsOf,
  fieldKindsOf,
  isArticle,
  isSame,
} from './fields/records.ts';
import { createIsDead, markOf, remarksOf } from './fields/remarks.ts';
import { momentOf } from './time.ts';
import { conflictPage, formPath } from './views/views.ts';

/** A record's form that an editor has sent. */
interface Sent extends RecordRequest {
  readonly form: FormData;
  /** The record's draft, if it has one. */
  readonly existing: Draft | undefined;
  readonly by: string;
}

/** The same after its draft was saved. */
interface Saved extends Sent {
  readonly draft: Draft;
  /** The place in the form to show then: '' for its beginning. */
  readonly place: string;
}

type Answer<T extends Sent = Sent> = (request: T) => Promise<FastifyReply> | FastifyReply;

/** Does what the buttons of a record's form say, and answers. */
export function createActions(options: EditOptions, answers: Answers): Answer {
  const { root, store, publisher, library } = options;
  const { sendForm, sendNewer, linkOf } = answers;

  const discard: Answer = async (sent) => {
    const { reply, existing } = sent;
    if (existing !== undefined) {
      if (!isSeen(sent)) return sendNewer(sent);
      await store.discard(existing.id);
    }
    return reply.redirect('/edit?discarded', 303);
  };

  const rebase: Answer = async (sent) => {
    const { reply, folder, existing, by: saved_by } = sent;
    if (existing !== undefined) {
      const { fields: base_fields, version: base_version } = await readRecordFiles(root, folder);
      const fields = rebased(existing, base_fields);
      const content = { folder, fields, base_fields, base_version, saved_by };
      if ((await store.save(content, existing)) === undefined) return sendNewer(sent);
      // What was scheduled would write over what is in the files now.
      if (existing.publish_at !== '') await store.unschedule(existing.id, 'conflict');
    }
    return reply.redirect(formPath(folder), 303);
  };

  const remove: Answer = async (sent) => {
    const { reply, frame, folder, existing, by } = sent;
    const isAllowed = frame.may.publish && isArticle(folder);
    if (existing !== undefined || !isAllowed) return sendNewer(sent);
    const outcome = await publisher.remove(folder, by);
    return outcome.state === 'published'
      ? reply.redirect('/edit?removed', 303)
      : reply.redirect(formPath(folder), 303);
  };

  const showSaved: Answer<Saved> = ({ reply, folder, place }) =>
    reply.redirect(`${formPath(folder)}?saved${place}`, 303);

  const preview: Answer<Saved> = (saved) => {
    const link = linkOf(saved.draft, saved.frame.origin);
    return link === undefined ? showSaved(saved) : saved.reply.redirect(link, 303);
  };

  const unschedule: Answer<Saved> = async (saved) => {
    await store.unschedule(saved.draft.id);
    return showSaved(saved);
  };

  /** Answers with the form: the draft is saved, but something prevents what was asked for. */
  const refuse = (saved: Saved, answer: FormAnswer): FastifyReply =>
    sendForm(saved, { draft: saved.draft, fields: saved.draft.fields }, { status: 422, ...answer });

  const schedule: Answer<Saved> = async (saved) => {
    const { form, frame, draft } = saved;
    const moment = momentOf(textOf(form, 'publish_at') ?? '', frame.company.timeZone);
    if (moment === undefined || moment.getTime() <= Date.now()) {
      return refuse(saved, { note: bad(getTexts(frame).scheduleWrong) });
    }
    await store.schedule(draft, moment.toISOString(), saved.by);
    return showSaved(saved);
  };

  const publish = async (saved: Saved, whole: EditFields): Promise<FastifyReply> => {
    const { reply, frame, folder, draft, by } = saved;
    const outcome = await publisher.publish(draft, whole, by);
    switch (outcome.state) {
      case 'published':
        return reply.redirect(`${formPath(folder)}?published`, 303);
      case 'conflict':
        return sendPage(reply, conflictPage(frame, draft, outcome.files.fields), 409);
      case 'stale':
        return sendNewer(saved);
      case 'failed':
        return refuse(saved, { note: bad(getTexts(frame).failed(outcome.reason)), status: 503 });
    }
  };

  /** Goes on with the record as it is published, if nothing is wrong with it. */
  const ifComplete =
    (next: (saved: Saved, whole: EditFields) => ReturnType<Answer>): Answer<Saved> =>
    (saved) => {
      const whole = completed(saved.folder, saved.draft.fields, new Date());
      const faults = faultsOf(saved.folder, whole, library.categories());
      return faults.size > 0 ? refuse(saved, { faults }) : next(saved, whole);
    };

  /** Saves what the form says, then goes on, unless one of its files was refused. */
  const saving =
    (next: Answer<Saved>): Answer =>
    async (sent) => {
      const { frame, folder, form, existing, by: saved_by } = sent;
      const { fields: before, base_fields, base_version } = existing ?? (await filesOf(folder));
      const context = { folder, before, timeZone: frame.company.timeZone, store };
      const { fields: read, refused } = await readRecordForm(form, context);
      const { fields, place } = pressListButton(actionOf(form), folder, read);
      const content = { folder, fields, base_fields, base_version, saved_by };
      // An approval holds for what was read, and so does who saved it: nothing is saved unchanged.
      const isKept = existing !== undefined && isUnchanged(folder, fields, existing.fields);
      const draft = !isSeen(sent)
        ? undefined
        : isKept
          ? existing
          : await store.save(content, existing);
      if (draft === undefined) {
        const answer = { faults: refused, note: bad(getTexts(frame).stale), status: 409 };
        return sendForm(sent, { draft: await store.draftOf(folder), fields }, answer);
      }
      const saved = { ...sent, draft, place };
      return refused.size > 0 ? refuse(saved, { faults: refused }) : next(saved);
    };

  /** What a draft begins with: the record as its files are. */
  const filesOf = async (folder: string) => {
    const { fields, version } = await readRecordFiles(root, folder);
    return { fields, base_fields: fields, base_version: version };
  };

  /** Goes on if whoever asks may publish, and somebody else has saved it where the company wants so. */
  const ifAllowed =
    (next: Answer<Saved>): Answer<Saved> =>
    (saved) => {
      const { frame, draft, by } = saved;
      const { notYours, fourEyes } = getTexts(frame);
      if (!frame.may.publish) return refuse(saved, { note: bad(notYours), status: 403 });
      return frame.company.fourEyes && draft.saved_by === by
        ? refuse(saved, { note: bad(fourEyes), status: 403 })
        : next(saved);
    };

  const isDead = createIsDead(options.siteUrl);
  /** Goes on if the form says that all remarks on the record were seen; else shows them. */
  const ifSeen =
    (next: (saved: Saved, whole: EditFields) => ReturnType<Answer>) =>
    async (saved: Saved, whole: EditFields): Promise<FastifyReply> => {
      const remarks = await remarksOf(saved.folder, whole, {
        isDead,
        readUploaded: async (id) => (await store.uploaded(id)).bytes,
        colour: saved.frame.company.colour,
      });
      const isSeenToo = markOf(remarks) === (textOf(saved.form, 'remarks') ?? '');
      return remarks.length === 0 || isSeenToo ? next(saved, whole) : refuse(saved, { remarks });
    };

  const actions: ReadonlyMap<string, Answer> = new Map([
    ['discard', discard],
    ['rebase', rebase],
    ['delete', remove],
    ['preview', saving(preview)],
    ['publish', saving(ifAllowed(ifComplete(ifSeen(publish))))],
    ['schedule', saving(ifAllowed(ifComplete(ifSeen(schedule))))],
    ['unschedule', saving(ifAllowed(unschedule))],
  ]);
  const save = saving(showSaved);
  return (sent) => (actions.get(actionOf(sent.form)) ?? save)(sent);
}

/** The value of the button that was pressed. */
const actionOf = (form: FormData): string => String(form.get('action') ?? 'save');

/**
 * Whether the record's draft is the one that the form was made with, and has not been saved since. A
 * draft that was begun after a publication has revisions from 1 again.
 */
function isSeen({ form, existing }: Sent): boolean {
  const id = existing?.id ?? '';
  return (
    (form.get('draft') ?? id) === id && Number(form.get('revision')) === (existing?.revision ?? 0)
  );
}

const isUnchanged = (folder: string, one: EditFields, other: EditFields): boolean =>
  Object.entries(fieldKindsOf(folder)).every(([name, kind]) =>
    isSame(kind, one[name], other[name]),
  );

/** A record's fields after the press of a list's button, and the place in the form to show then. */
function pressListButton(action: string, folder: string, fields: EditFields) {
  const { list, change } = readListAction(action) ?? {};
  if (list === undefined || change === undefined || fieldKindsOf(folder)[list] !== 'list') {
    return { fields, place: '' };
  }
  const { text, index } = change(fields[list] ?? '');
  const place = index < 0 ? `#${list}` : `#${list}-${index}`;
  return { fields: { ...fields, [list]: text }, place };
}
