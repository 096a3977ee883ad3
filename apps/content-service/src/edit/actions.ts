import type { FastifyReply } from 'fastify';
import {
  type Answers,
  bad,
  type EditOptions,
  type FormAnswer,
  type RecordRequest,
  sendPage,
} from './answers.ts';
import { type Draft, rebased } from './drafts/drafts.ts';
import { formText, readRecordForm } from './fields/form.ts';
import { readListAction } from './fields/lists.ts';
import { readRecordFiles } from './fields/record-files.ts';
import {
  changedFields,
  completed,
  type EditFields,
  faultsOf,
  fieldKindsIn,
  isArticle,
} from './fields/records.ts';
import { createIsDead, remarkMark, remarksOf } from './fields/remarks.ts';
import { momentOf } from './time.ts';
import { conflictPage, formPath } from './views/views.ts';

/** A record's form that an editor has sent. */
interface Sent extends RecordRequest {
  readonly form: FormData;
  /** The record's draft, if it has one. */
  readonly existing: Draft | undefined;
  readonly by: string;
}

/** Does what the buttons of a record's form say, and answers. */
export function createActions(
  { root, store, publisher, library, siteUrl }: EditOptions,
  { sendForm, sendNewer, linkOf }: Answers,
): (sent: Sent) => Promise<FastifyReply> {
  const isDead = createIsDead(siteUrl);
  const readUploaded = async (id: string) => (await store.uploaded(id)).bytes;

  const discard = async (sent: Sent): Promise<FastifyReply> => {
    const { reply, existing } = sent;
    if (existing !== undefined) {
      if (!isSeen(sent)) return sendNewer(sent);
      await store.discard(existing.id);
    }
    return reply.redirect('/edit?discarded', 303);
  };

  const rebase = async (sent: Sent): Promise<FastifyReply> => {
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

  const remove = async (sent: Sent): Promise<FastifyReply> => {
    const { reply, frame, folder, existing, by } = sent;
    if (existing || !frame.may.publish || !isArticle(folder)) return sendNewer(sent);
    const { state } = await publisher.remove(folder, by);
    return reply.redirect(state === 'published' ? '/edit?removed' : formPath(folder), 303);
  };

  /** Publishes or schedules a saved draft, if whoever asks may and nothing is wrong with it. */
  const publish = async (
    sent: Sent,
    draft: Draft,
    refuse: (answer: FormAnswer) => FastifyReply,
  ): Promise<FastifyReply> => {
    const { reply, frame, folder, form, by } = sent;
    const { notYours, fourEyes, scheduleWrong, failed } = frame.texts;
    if (!frame.may.publish) return refuse({ note: bad(notYours), status: 403 });
    if (frame.company.fourEyes && draft.saved_by === by) {
      return refuse({ note: bad(fourEyes), status: 403 });
    }
    if (actionOf(form) === 'unschedule') {
      await store.unschedule(draft.id);
      return reply.redirect(`${formPath(folder)}?saved`, 303);
    }
    const whole = completed(folder, draft.fields, new Date());
    const faults = faultsOf(folder, whole, library.categories());
    if (faults.size > 0) return refuse({ faults });
    const { colour, timeZone } = frame.company;
    const remarks = await remarksOf(folder, whole, { isDead, readUploaded, colour });
    // The form says by their mark that they were seen.
    if (remarkMark(remarks) !== '' && remarkMark(remarks) !== formText(form, 'remarks')) {
      return refuse({ remarks });
    }
    if (actionOf(form) === 'schedule') {
      const moment = momentOf(formText(form, 'publish_at') ?? '', timeZone);
      if (moment === undefined || moment.getTime() <= Date.now()) {
        return refuse({ note: bad(scheduleWrong) });
      }
      await store.schedule(draft, moment.toISOString(), by);
      return reply.redirect(`${formPath(folder)}?scheduled`, 303);
    }
    const outcome = await publisher.publish(draft, whole, by);
    switch (outcome.state) {
      case 'published':
        return reply.redirect(`${formPath(folder)}?published`, 303);
      case 'conflict':
        return sendPage(reply, conflictPage(frame, draft, outcome.files.fields), 409);
      case 'stale':
        return sendNewer(sent);
      case 'failed':
        return refuse({ note: bad(failed(outcome.reason)), status: 503 });
    }
  };

  /** Saves what the form says, then goes on, unless one of its files was refused. */
  const save = async (sent: Sent): Promise<FastifyReply> => {
    const { reply, frame, folder, form, existing, by: saved_by } = sent;
    const { fields: before, base_fields, base_version } = existing ?? (await namedFiles(folder));
    const { timeZone } = frame.company;
    const { fields: read, refused } = await readRecordForm(
      { form, folder, before, timeZone },
      store,
    );
    const { fields, place } = pressListButton(actionOf(form), folder, read);
    const content = { folder, fields, base_fields, base_version, saved_by };
    // An approval holds for what was read, and so does who saved it: nothing is saved unchanged.
    const isKept = existing && changedFields(folder, fields, existing.fields).length === 0;
    const isLate = !isSeen(sent);
    const draft = isLate ? undefined : isKept ? existing : await store.save(content, existing);
    if (draft === undefined) {
      const answer = { faults: refused, note: bad(frame.texts.stale), status: 409 };
      return sendForm(sent, { draft: await store.draftOf(folder), fields }, answer);
    }
    // With the form: the draft is saved, but something prevents what was asked for.
    const refuse = (answer: FormAnswer): FastifyReply =>
      sendForm(sent, { draft, fields: draft.fields }, { status: 422, ...answer });
    if (refused.size > 0) return refuse({ faults: refused });
    if (publishing.includes(actionOf(form))) return publish(sent, draft, refuse);
    const link = actionOf(form) === 'preview' ? linkOf(draft, frame.origin) : undefined;
    return reply.redirect(link ?? `${formPath(folder)}?saved${place}`, 303);
  };

  /** What a draft begins with: the record as its files are. */
  const namedFiles = async (folder: string) => {
    const { fields, version } = await readRecordFiles(root, folder);
    return { fields, base_fields: fields, base_version: version };
  };

  const others = new Map([
    ['discard', discard],
    ['rebase', rebase],
    ['delete', remove],
  ]);
  return (sent) => (others.get(actionOf(sent.form)) ?? save)(sent);
}

/** The buttons that need the right to publish. */
const publishing = ['publish', 'schedule', 'unschedule'];

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

/** A record's fields after the press of a list's button, and the place in the form to show then. */
function pressListButton(action: string, folder: string, fields: EditFields) {
  const { list, change } = readListAction(action) ?? {};
  if (list === undefined || change === undefined || fieldKindsIn(folder)[list] !== 'list') {
    return { fields, place: '' };
  }
  const { text, index } = change(fields[list] ?? '');
  const place = index < 0 ? `#${list}` : `#${list}-${index}`;
  return { fields: { ...fields, [list]: text }, place };
}
