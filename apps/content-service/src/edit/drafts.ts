import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import type { DraftRow, PublicationRow, Schema } from '../store/schema.ts';
import { whenFree } from '../store/sqlite.ts';
import type { FileChange } from './record-files.ts';
import type { EditFields } from './records.ts';

/** Somebody who has approved a draft as it then was. */
export interface Approval {
  readonly by: string;
  /** ISO instant, UTC. */
  readonly at: string;
  readonly revision: number;
}

/** A record that an editor is changing, apart from the content. */
export interface Draft extends Omit<DraftRow, 'fields' | 'base_fields' | 'approvals'> {
  readonly fields: EditFields;
  readonly base_fields: EditFields;
  readonly approvals: readonly Approval[];
}

/** What of a draft is saved. */
export type DraftContent = Pick<
  Draft,
  'folder' | 'fields' | 'base_fields' | 'base_version' | 'saved_by'
>;

/** A change of the content by an editor. */
export interface Publication extends Omit<PublicationRow, 'changes'> {
  readonly changes: readonly FileChange[];
}

/** Drafts, uploads and the history. Everything is on disk when a method has returned. */
export interface DraftStore {
  drafts(): Promise<Draft[]>;
  /** Drafts that are to be published by themselves by now. */
  due(now: Date): Promise<Draft[]>;
  draft(id: string): Promise<Draft | undefined>;
  draftOf(folder: string): Promise<Draft | undefined>;
  /** Saves a record's draft, in the place of the one before: it keeps its id. */
  save(content: DraftContent): Promise<Draft>;
  discard(id: string): Promise<void>;
  /** Sets when a draft is published by itself; `''` for never. */
  schedule(id: string, publishAt: string, problem?: string): Promise<void>;
  /** Adds an approval of a draft as it is at a revision. */
  approve(id: string, approval: Approval): Promise<void>;
  /** Stores a file's bytes under their hash, and returns that. */
  upload(bytes: Buffer, extension: string): Promise<string>;
  /** @throws Error if there is no such upload. */
  uploaded(id: string): Promise<{ readonly bytes: Buffer; readonly extension: string }>;
  /**
   * Begins to publish a draft: it goes, and its changes stand in the history, both or neither.
   *
   * @returns `undefined` if the draft was saved or published by somebody else meanwhile.
   */
  begin(
    draft: Pick<Draft, 'id' | 'folder' | 'revision'>,
    by: string,
    changes: readonly FileChange[],
  ): Promise<Publication | undefined>;
  /** Begins to take a publication back. */
  beginUndo(
    publication: Publication,
    by: string,
    changes: readonly FileChange[],
  ): Promise<Publication>;
  /** All files of a publication are on disk. */
  finish(id: string): Promise<void>;
  /** A publication could not be written: it goes, and its draft is there again. */
  giveUp(id: string, draft?: Draft): Promise<void>;
  /** Publications that this or another process did not finish. */
  unfinished(): Promise<Publication[]>;
  publication(id: string): Promise<Publication | undefined>;
  /** The newest publications first, of one record or of all. */
  history(folder?: string): Promise<Publication[]>;
}

const texts = v.record(v.string(), v.string());
const fileState = v.nullable(
  v.union([v.object({ text: v.string() }), v.object({ upload: v.string() })]),
);
const changeList = v.array(v.object({ file: v.string(), before: fileState, after: fileState }));
const approvalList = v.array(v.object({ by: v.string(), at: v.string(), revision: v.number() }));
/** How many lines a page of the history has. */
const historyLength = 100;

const now = (): string => new Date().toISOString();

const readDraft = (row: DraftRow): Draft => ({
  ...row,
  fields: v.parse(texts, JSON.parse(row.fields)),
  base_fields: v.parse(texts, JSON.parse(row.base_fields)),
  approvals: v.parse(approvalList, JSON.parse(row.approvals)),
});

const writeDraft = (draft: Draft): DraftRow => ({
  ...draft,
  fields: JSON.stringify(draft.fields),
  base_fields: JSON.stringify(draft.base_fields),
  approvals: JSON.stringify(draft.approvals),
});

const readPublication = (row: PublicationRow): Publication => ({
  ...row,
  changes: v.parse(changeList, JSON.parse(row.changes)),
});

/** The drafts in an opened database. */
export function createDraftStore(db: Kysely<Schema>): DraftStore {
  const publicationRow = (
    folder: string,
    by: string,
    changes: readonly FileChange[],
    undoes = '',
  ): PublicationRow => ({
    id: uuid(),
    folder,
    published_at: now(),
    published_by: by,
    undoes,
    changes: JSON.stringify(changes),
    state: 'writing',
  });

  const store: DraftStore = {
    async drafts() {
      const rows = await db.selectFrom('drafts').selectAll().orderBy('saved_at', 'desc').execute();
      return rows.map(readDraft);
    },
    async due(until) {
      const rows = await db
        .selectFrom('drafts')
        .selectAll()
        .where('publish_at', '<>', '')
        .where('publish_at', '<=', until.toISOString())
        .execute();
      return rows.map(readDraft);
    },
    async draft(id) {
      const row = await db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
      return row && readDraft(row);
    },
    async draftOf(folder) {
      const row = await db
        .selectFrom('drafts')
        .selectAll()
        .where('folder', '=', folder)
        .executeTakeFirst();
      return row && readDraft(row);
    },
    async save({ folder, fields, base_fields, base_version, saved_by }) {
      const content = {
        fields: JSON.stringify(fields),
        base_fields: JSON.stringify(base_fields),
        base_version,
        saved_by,
        saved_at: now(),
        publish_problem: '',
      };
      const first = { id: uuid(), folder, revision: 1, publish_at: '', approvals: '[]' };
      const insertion = db
        .insertInto('drafts')
        .values({ ...first, ...content })
        .onConflict((conflict) =>
          conflict.column('folder').doUpdateSet(({ eb, ref }) => ({
            ...content,
            revision: eb(ref('drafts.revision'), '+', 1),
          })),
        )
        .returningAll();
      return readDraft(await whenFree(() => insertion.executeTakeFirstOrThrow()));
    },
    async discard(id) {
      await whenFree(() => db.deleteFrom('drafts').where('id', '=', id).execute());
    },
    async schedule(id, publish_at, publish_problem = '') {
      const update = db
        .updateTable('drafts')
        .set({ publish_at, publish_problem })
        .where('id', '=', id);
      await whenFree(() => update.execute());
    },
    async approve(id, approval) {
      await whenFree(() =>
        db.transaction().execute(async (all) => {
          const row = await all
            .selectFrom('drafts')
            .select('approvals')
            .where('id', '=', id)
            .executeTakeFirst();
          if (row === undefined) return;
          const approvals = [...v.parse(approvalList, JSON.parse(row.approvals)), approval];
          await all
            .updateTable('drafts')
            .set({ approvals: JSON.stringify(approvals.slice(-20)) })
            .where('id', '=', id)
            .execute();
        }),
      );
    },
    async upload(bytes, extension) {
      const id = createHash('sha256').update(bytes).digest('base64url');
      const insertion = db
        .insertInto('uploads')
        .values({ id, extension, bytes: bytes.toString('base64'), uploaded_at: now() })
        .onConflict((conflict) => conflict.column('id').doNothing());
      await whenFree(() => insertion.execute());
      return id;
    },
    async uploaded(id) {
      const { bytes, extension } = await db
        .selectFrom('uploads')
        .select(['bytes', 'extension'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { bytes: Buffer.from(bytes, 'base64'), extension };
    },
    begin({ id, folder, revision }, by, changes) {
      const row = publicationRow(folder, by, changes);
      return whenFree(() =>
        db.transaction().execute(async (all) => {
          const { numDeletedRows } = await all
            .deleteFrom('drafts')
            .where('id', '=', id)
            .where('revision', '=', revision)
            .executeTakeFirstOrThrow();
          if (numDeletedRows !== 1n) return undefined;
          await all.insertInto('publications').values(row).execute();
          return readPublication(row);
        }),
      );
    },
    async beginUndo({ id, folder }, by, changes) {
      const row = publicationRow(folder, by, changes, id);
      await whenFree(() => db.insertInto('publications').values(row).execute());
      return readPublication(row);
    },
    async finish(id) {
      const update = db.updateTable('publications').set({ state: 'done' }).where('id', '=', id);
      await whenFree(() => update.execute());
    },
    async giveUp(id, draft) {
      await whenFree(() =>
        db.transaction().execute(async (all) => {
          await all.deleteFrom('publications').where('id', '=', id).execute();
          if (draft === undefined) return;
          await all
            .insertInto('drafts')
            .values(writeDraft(draft))
            .onConflict((conflict) => conflict.column('folder').doNothing())
            .execute();
        }),
      );
    },
    async unfinished() {
      const rows = await db
        .selectFrom('publications')
        .selectAll()
        .where('state', '=', 'writing')
        .orderBy('id')
        .execute();
      return rows.map(readPublication);
    },
    async publication(id) {
      const row = await db
        .selectFrom('publications')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && readPublication(row);
    },
    async history(folder) {
      const rows = await db
        .selectFrom('publications')
        .selectAll()
        .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
        .orderBy('id', 'desc')
        .limit(historyLength)
        .execute();
      return rows.map(readPublication);
    },
  };
  return store;
}
