import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@insurance-kit/server/errors';
import type { ContentLibrary } from '../../content/library.ts';
import type { ServiceLog } from '../../log.ts';
import {
  changesOf,
  type FileChange,
  type FileState,
  type RecordFiles,
  readRecordFiles,
  writeFileStates,
} from '../fields/record-files.ts';
import { type EditFields, fieldKindsOf } from '../fields/records.ts';
import { type Draft, type DraftStore, leaseMs, type Publication } from './drafts.ts';

/** The result of publishing a draft, or of undoing a publication. */
export type Outcome =
  | { readonly state: 'published'; readonly publication: Publication }
  /** The record's files have changed since the draft was begun or the publication was made. */
  | { readonly state: 'conflict'; readonly files: RecordFiles }
  /** Somebody else saved, published or undid it meanwhile. */
  | { readonly state: 'outdated' }
  /** The files cannot be read or written. What was written has been reverted. */
  | { readonly state: 'failed'; readonly reason: string };

/** Publishes drafts into the content folder. */
export type Publisher = ReturnType<typeof createPublisher>;

interface PublisherOptions {
  readonly root: string;
  readonly store: DraftStore;
  readonly library: Pick<ContentLibrary, 'readNow'>;
  readonly log: ServiceLog;
}

const mediaExtension = /\.(\w+)$/;
/** Temporary files of a process that was killed while it wrote: `.body.html.<uuid>`. */
const leftover = /^\..+\.[\da-f]{8}-[\da-f-]{27}$/;

/** The changes that undo the given ones. */
const reversed = (changes: readonly FileChange[]): readonly FileChange[] =>
  changes.map(({ file, before, after }) => ({ file, before: after, after: before }));

/** Creates the publisher of a content folder. */
export function createPublisher({ root, store, library, log }: PublisherOptions) {
  const readUploaded = async (id: string): Promise<Buffer> => (await store.uploaded(id)).bytes;

  /** A file's state for the history: a text, or an upload with a picture's or PDF's bytes. */
  const stateOf = async (file: string, bytes: Buffer | undefined): Promise<FileState> => {
    if (bytes === undefined) return null;
    if (/\.(?:html|json)$/.test(file)) return { text: bytes.toString() };
    return { upload: await store.upload(bytes, mediaExtension.exec(file)?.[1] ?? '') };
  };

  const isState = async (bytes: Buffer | undefined, state: FileState): Promise<boolean> => {
    if (state === null || bytes === undefined) return state === null && bytes === undefined;
    const expected = 'text' in state ? Buffer.from(state.text) : await readUploaded(state.upload);
    return bytes.equals(expected);
  };

  /** Writes `record.json` last, and removes it first, so that no incomplete record is ever read. */
  const write = async (
    { id, folder }: Publication,
    changes: readonly FileChange[],
  ): Promise<void> => {
    const states = changes.map(({ file, after }) => ({ file, state: after }));
    const removesRecord = states.some(({ file, state }) => file === 'record.json' && !state);
    const ordered = removesRecord ? states.toReversed() : states;
    const renewal = setInterval(() => {
      // If the database does not answer until the lease ends, another service may finish this.
      void store.renew(id).catch(() => undefined);
    }, leaseMs / 3);
    try {
      await writeFileStates(root, folder, ordered, readUploaded);
    } finally {
      clearInterval(renewal);
    }
  };

  /** Removes temporary files that a service left in a record's folder when it ended. */
  const sweep = async (folder: string): Promise<void> => {
    const where = path.join(root, folder);
    const names = await readdir(where).catch(() => []);
    for (const name of names.filter((each) => leftover.test(each))) {
      await rm(path.join(where, name), { force: true });
    }
  };

  /** Writes the files of a begun publication; if that fails, reverts it. */
  const carryOut = async (publication: Publication, draft?: Draft): Promise<Outcome> => {
    const { folder, changes } = publication;
    try {
      await write(publication, changes);
    } catch (error) {
      log.error({ err: error, folder }, 'a record could not be published');
      // Restores the files that were written. It stops, too, at the one that cannot be.
      await write(publication, reversed(changes)).catch(() => undefined);
      await store.giveUp(publication.id, draft);
      return { state: 'failed', reason: codeOf(error) ?? String(error) };
    }
    await store.finish(publication.id);
    await library.readNow();
    log.info({ folder, publication: publication.id }, 'a record was published');
    return { state: 'published', publication };
  };

  return {
    /** @param fields what is published: the draft's fields, completed. */
    async publish(draft: Draft, fields: EditFields, by: string): Promise<Outcome> {
      const files = await readRecordFiles(root, draft.folder);
      if (files.version !== draft.base_version) return { state: 'conflict', files };
      if (!files.isReadable) return { state: 'failed', reason: 'record.json' };
      const changes: FileChange[] = [];
      for (const { file, after } of changesOf(files, fields, fieldKindsOf(draft.folder))) {
        changes.push({ file, before: await stateOf(file, files.files.get(file)), after });
      }
      const publication = await store.begin(draft, by, changes);
      return publication === undefined ? { state: 'outdated' } : carryOut(publication, draft);
    },

    /** Restores the files to their states before a publication. */
    async undo(publication: Publication, by: string): Promise<Outcome> {
      const { folder, changes } = publication;
      const files = await readRecordFiles(root, folder);
      for (const { file, after } of changes) {
        if (!(await isState(files.files.get(file), after))) return { state: 'conflict', files };
      }
      const undoing = await store.begin(publication, by, reversed(changes));
      return undoing === undefined ? { state: 'outdated' } : carryOut(undoing);
    },

    /**
     * Finishes publications of services that ended before all files were written. What a running
     * service is writing belongs to that one until `leaseMs` after it was heard of.
     */
    async resume(now: Date = new Date()): Promise<void> {
      for (;;) {
        const publication = await store.takeOver(now);
        if (publication === undefined) return;
        const { id, folder, changes } = publication;
        try {
          await sweep(folder);
          await write(publication, changes);
          await store.finish(id);
          await library.readNow();
          log.info({ folder, publication: id }, 'a publication that was interrupted was finished');
        } catch (error) {
          log.error({ err: error, folder }, 'a publication could not be finished');
        }
      }
    },
  };
}
