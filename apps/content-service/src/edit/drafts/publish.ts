import path from 'node:path';
import { errorCode } from '@insurance-kit/server/settings';
import type { ServiceLog } from '../../base/app.ts';
import type { ContentLibrary } from '../../content/library.ts';
import * as recordFiles from '../fields/record-files.ts';
import { type EditFields, faultsOf, fieldKindsIn, withIdAndDate } from '../fields/records.ts';
import type { Draft, DraftStore, Publication } from './drafts.ts';

/** Result of a publication, an undo or a removal. */
export type Outcome =
  | { readonly state: 'published' }
  /** The record's files have changed since the draft was begun. */
  | { readonly state: 'conflict'; readonly files: recordFiles.RecordFiles }
  /** The draft or a file to restore has changed, or the record's last publication is unfinished. */
  | { readonly state: 'stale' }
  /** Files could not be read or written. If possible, they were restored. */
  | { readonly state: 'failed'; readonly reason: string };

export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherOptions {
  readonly root: string;
  readonly store: DraftStore;
  readonly library: Pick<ContentLibrary, 'readNow' | 'categories'>;
  readonly log: ServiceLog;
}

const checkEveryMs = 10_000;

type Changes = readonly recordFiles.FileChange[];

const reversed = (changes: Changes): Changes =>
  changes.map(({ file, before, after }) => ({ file, before: after, after: before }));

/** Publishes and removes records. Stores the state of each file before a change, for `undo`. */
export function createPublisher({ root, store, library, log }: PublisherOptions) {
  const readUploaded = async (id: string): Promise<Buffer> => (await store.uploaded(id)).bytes;

  /** Returns a file's state for the history: its text, or the id of a copy of its bytes. */
  const stateOf = async (file: string, bytes?: Buffer): Promise<recordFiles.FileState> => {
    if (bytes === undefined) return null;
    // A text that is not UTF-8 is stored as bytes.
    const text = /\.(?:html|json)$/.test(file) ? bytes.toString() : undefined;
    if (text !== undefined && Buffer.from(text).equals(bytes)) return { text };
    return { upload: await store.upload(bytes, path.extname(file).slice(1)) };
  };

  /** Writes `record.json` last and removes it first: an incomplete record is never read. */
  const write = async (folder: string, changes: Changes): Promise<void> => {
    const record = changes.filter(({ file }) => file === 'record.json');
    const others = changes.filter(({ file }) => file !== 'record.json');
    const ordered = record[0]?.after === null ? [...record, ...others] : [...others, ...record];
    await recordFiles.writeChanges(root, folder, ordered, readUploaded);
  };

  const appliedChanges = async (folder: string, changes: Changes) => {
    const { files } = await recordFiles.readRecordFiles(root, folder);
    const done: recordFiles.FileChange[] = [];
    for (const change of changes) {
      const bytes = files.get(change.file);
      const isDone =
        bytes && change.after
          ? bytes.equals(await recordFiles.bytesOf(change.after, readUploaded))
          : bytes === undefined && change.after === null;
      if (isDone) done.push(change);
    }
    return done;
  };

  /** Writes a publication's files. If that fails, restores them. */
  const carryOut = async (begun: Publication | undefined, draft?: Draft): Promise<Outcome> => {
    if (begun === undefined) return { state: 'stale' };
    const { id, folder, changes } = begun;
    try {
      await write(folder, changes);
    } catch (error) {
      log.error({ err: error, folder }, 'a record could not be published, restored or removed');
      try {
        await write(folder, reversed(await appliedChanges(folder, changes)));
        await store.giveUp(id, draft);
      } catch (err) {
        // The publication keeps the state `writing`, as after a crash, so `resume` finishes it.
        log.error({ err, folder }, 'could not revert the publication; the next start finishes it');
      }
      return { state: 'failed', reason: errorCode(error) ?? String(error) };
    }
    await store.finish(id);
    await library.readNow();
    log.info({ folder, publication: id }, 'a record was published, restored or removed');
    return { state: 'published' };
  };

  /** @param fields the draft's fields, from `withIdAndDate`. */
  const publish = async (draft: Draft, fields: EditFields, by: string): Promise<Outcome> => {
    const files = await recordFiles.readRecordFiles(root, draft.folder);
    if (files.version !== draft.base_version) return { state: 'conflict', files };
    if (!files.isReadable) return { state: 'failed', reason: 'record.json' };
    const changes: recordFiles.FileChange[] = [];
    const kinds = fieldKindsIn(draft.folder);
    for (const { file, after } of recordFiles.changesOf(files, fields, kinds)) {
      changes.push({ file, before: await stateOf(file, files.files.get(file)), after });
    }
    return carryOut(await store.begin(draft, by, changes), draft);
  };

  const publishScheduled = async (draft: Draft): Promise<string> => {
    const fields = withIdAndDate(draft.folder, draft.fields, new Date(draft.publish_at));
    if (faultsOf(draft.folder, fields, library.categories()).size > 0) return 'incomplete';
    return (await publish(draft, fields, draft.saved_by)).state;
  };

  /** Publishes due drafts. If a draft fails, unschedules it and continues with the others. */
  const publishDue = async (now = new Date()): Promise<void> => {
    for (const draft of await store.due(now)) {
      const state = await publishScheduled(draft).catch((err: unknown) => {
        log.error({ err, folder: draft.folder }, 'a scheduled draft could not be published');
        return 'failed';
      });
      if (state !== 'published' && state !== 'stale') await store.unschedule(draft, state);
    }
  };

  return {
    publish,
    publishDue,

    async remove(folder: string, by: string): Promise<Outcome> {
      const changes: recordFiles.FileChange[] = [];
      for (const [file, bytes] of (await recordFiles.readRecordFiles(root, folder)).files) {
        changes.push({ file, before: await stateOf(file, bytes), after: null });
      }
      return carryOut(await store.begin({ folder }, by, changes));
    },

    /** Restores the files as they were before a publication. */
    async undo(publication: Publication, by: string): Promise<Outcome> {
      const { folder, changes } = publication;
      const done = await appliedChanges(folder, changes);
      if (done.length < changes.length) return { state: 'stale' };
      return carryOut(await store.begin(publication, by, reversed(changes)));
    },

    /** Finishes publications that were interrupted when the service stopped. */
    async resume(): Promise<void> {
      for (const { id, folder, changes } of await store.interrupted()) {
        try {
          await write(folder, changes);
          await store.finish(id);
          await library.readNow();
          log.info({ folder, publication: id }, 'an interrupted publication was finished');
        } catch (error) {
          log.error({ err: error, folder }, 'a publication could not be finished');
        }
      }
    },

    /** Publishes due drafts every `checkEveryMs`, until the returned function is called. */
    startSchedule(): () => Promise<void> {
      let working = Promise.resolve();
      const timer = setInterval(() => {
        working = working
          .then(() => publishDue())
          .catch((err: unknown) => log.error({ err }, 'could not look for due drafts'));
      }, checkEveryMs);
      return async () => {
        clearInterval(timer);
        await working;
      };
    },
  };
}
