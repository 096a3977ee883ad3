import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { articleIdOf, articlesFolder } from '../../content/record-folders.ts';
import { rowSchemas, type Schema } from '../../store/schema.ts';
import { whenFree } from '../../store/sqlite.ts';
import { countOf } from '../../store/store.ts';
import { type FileChange, fileChange } from '../fields/record-files.ts';
import { changedFields, type EditFields, folderNameOf } from '../fields/records.ts';

const json = <Content extends v.GenericSchema>(content: Content) =>
  v.pipe(v.string(), v.parseJson(), content);
const fields = v.record(v.string(), v.string());

const draftSchema = v.object({
  ...rowSchemas.drafts.entries,
  fields: json(fields),
  base_fields: json(fields),
});
/** A record that an editor is changing. The record's files stay unchanged until publication. */
export type Draft = Readonly<v.InferOutput<typeof draftSchema>>;

const publicationSchema = v.object({
  ...rowSchemas.publications.entries,
  changes: json(v.pipe(v.array(fileChange), v.readonly())),
});
/** A change of a record's files: a published draft, an undo or a removal. */
export type Publication = Readonly<v.InferOutput<typeof publicationSchema>>;

type DraftContent = Pick<Draft, 'folder' | 'fields' | 'base_fields' | 'base_version' | 'saved_by'>;
type Seen = Pick<Draft, 'id' | 'revision'>;

const now = (): string => new Date().toISOString();

interface Query {
  execute(): Promise<unknown>;
}
const readDrafts = async (query: Query): Promise<Draft[]> =>
  v.parse(v.array(draftSchema), await query.execute());
const readPublications = async (query: Query): Promise<Publication[]> =>
  v.parse(v.array(publicationSchema), await query.execute());

const columnsOf = ({ fields, base_fields }: Pick<Draft, 'fields' | 'base_fields'>) => ({
  fields: JSON.stringify(fields),
  base_fields: JSON.stringify(base_fields),
});

/** Id of a draft's saved version; without a draft, the version of the record's files. */
export const revisionOf = (draft: Seen | undefined, filesVersion = ''): string =>
  draft ? `${draft.id}.${draft.revision}` : filesVersion;

/** Applies a draft's changes to the current fields of the record's files. */
export function rebased(
  { folder, fields, base_fields }: Pick<Draft, 'folder' | 'fields' | 'base_fields'>,
  current: EditFields,
): EditFields {
  const result: Record<string, string> = { ...current };
  for (const [name] of changedFields(folder, base_fields, fields)) {
    const edited = fields[name];
    if (edited === undefined) delete result[name];
    else result[name] = edited;
  }
  return result;
}

/** Stores drafts, uploads and history. A write resolves when its data is on disk. */
export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(db: Kysely<Schema>) {
  const drafts = () => db.selectFrom('drafts').selectAll();
  const publications = () => db.selectFrom('publications').selectAll().orderBy('id', 'desc');
  const write = async (query: Query): Promise<void> => {
    await whenFree(() => query.execute());
  };
  /** Updates a draft. Returns false if the draft has changed since the editor saw it. */
  const update = async (seen: Seen, changes: Partial<Schema['drafts']>): Promise<boolean> => {
    const query = db.updateTable('drafts').set(changes).where('id', '=', seen.id);
    return (await countOf(query.where('revision', '=', seen.revision).returning('id'))) === 1;
  };

  return {
    drafts: () => readDrafts(drafts().orderBy('saved_at', 'desc')),
    due(until: Date): Promise<Draft[]> {
      const planned = drafts().where('publish_at', '<>', '');
      return readDrafts(planned.where('publish_at', '<=', until.toISOString()));
    },
    draft: async (id: string) => (await readDrafts(drafts().where('id', '=', id)))[0],
    draftOf: async (folder: string) => (await readDrafts(drafts().where('folder', '=', folder)))[0],
    /** Saves a new draft, or replaces the draft `seen` if it is unchanged. Cancels the schedule. */
    async save({ folder, ...content }: DraftContent, seen?: Seen): Promise<Draft | undefined> {
      const row = {
        base_version: content.base_version,
        saved_by: content.saved_by,
        ...columnsOf(content),
        saved_at: now(),
        publish_at: '',
        publish_problem: '',
      };
      const first = { id: uuid(), folder, revision: 1, approvals: '[]' };
      const query = seen
        ? db
            .updateTable('drafts')
            .set({ ...row, revision: seen.revision + 1 })
            .where('id', '=', seen.id)
            .where('revision', '=', seen.revision)
        : db
            .insertInto('drafts')
            .values({ ...row, ...first })
            .onConflict((conflict) => conflict.column('folder').doNothing());
      return (await whenFree(() => readDrafts(query.returningAll())))[0];
    },
    /** Begins the draft of a new article, with an id that no earlier draft or article had. */
    async beginArticle(title: string, published: readonly string[], by: string): Promise<Draft> {
      const ids = published.map((folder) => Number(articleIdOf(folder) ?? 0));
      const greatest = Math.max(0, ...ids.filter(Number.isSafeInteger));
      const last = sql<number>`cast(kept.value as integer)`;
      // SQLite binds numbers as reals: without the cast the next id would be `18.0`.
      const highest = sql<number>`cast(${greatest} as integer)`;
      const next = sql<string>`cast(1 + case when ${last} > ${highest} then ${last} else ${highest} end as text)`;
      const insertion = db
        .insertInto('kept')
        .values({ name: 'last-article', value: `${greatest + 1}` })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: next }))
        .returning('value');
      const { value: id } = await whenFree(() => insertion.executeTakeFirstOrThrow());
      const folder = `${articlesFolder}/${id}-${folderNameOf(title)}`;
      const base = { base_fields: {}, base_version: 'none', saved_by: by };
      const draft = await this.save({ folder, fields: { caption: title }, ...base });
      if (draft === undefined) throw new Error(`The id ${id} is not unique`);
      return draft;
    },
    /** Deletes a draft. Returns false if the draft has changed since the editor saw it. */
    async discard({ id, revision }: Seen): Promise<boolean> {
      const deletion = db.deleteFrom('drafts').where('id', '=', id).returning('id');
      return (await countOf(deletion.where('revision', '=', revision))) === 1;
    },
    /** Schedules the publication of a draft. The next save cancels the schedule. */
    schedule: (seen: Seen, publish_at: string, saved_by: string): Promise<boolean> =>
      update(seen, { publish_at, saved_by, publish_problem: '' }),
    unschedule: (seen: Seen, publish_problem = ''): Promise<boolean> =>
      update(seen, { publish_at: '', publish_problem }),
    async upload(bytes: Buffer, extension: string): Promise<string> {
      const id = hash('sha256', bytes, 'base64url');
      const row = { id, extension, bytes: bytes.toString('base64'), uploaded_at: now() };
      const insertion = db.insertInto('uploads').values(row);
      await write(insertion.onConflict((conflict) => conflict.column('id').doNothing()));
      return id;
    },
    async hasUpload({ id, extension }: Pick<Schema['uploads'], 'id' | 'extension'>) {
      const query = db.selectFrom('uploads').select('id').where('id', '=', id);
      return (await query.where('extension', '=', extension).executeTakeFirst()) !== undefined;
    },
    /** Removes uploads that are older than `before` and that no draft or publication uses. */
    removeUnused: (before: Date): Promise<void> =>
      write(
        db
          .deleteFrom('uploads')
          .where('uploaded_at', '<', before.toISOString())
          .where(
            sql<boolean>`not exists (select 1 from drafts where fields || base_fields like '%' || uploads.id || '%')
              and not exists (select 1 from publications where changes like '%' || uploads.id || '%')`,
          ),
      ),
    async uploaded(id: string) {
      const query = db.selectFrom('uploads').select(['bytes', 'extension']).where('id', '=', id);
      const { bytes, extension } = await query.executeTakeFirstOrThrow();
      return { bytes: Buffer.from(bytes, 'base64'), extension };
    },
    /** Begins a publication, unless the record has an unfinished one or the draft has changed. */
    begin(
      from: (Seen & { readonly folder: string }) | Publication | { readonly folder: string },
      by: string,
      changes: readonly FileChange[],
    ): Promise<Publication | undefined> {
      const { folder } = from;
      const undoes = 'undoes' in from ? from.id : '';
      const row = { folder, undoes, published_at: now(), published_by: by, state: 'writing' };
      const publication = { ...row, id: uuid(), changes };
      return whenFree(() =>
        db
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (trx) => {
            const ofRecord = trx
              .selectFrom('publications')
              .select('id')
              .where('folder', '=', folder);
            if (await ofRecord.where('state', '=', 'writing').executeTakeFirst()) return undefined;
            if ('revision' in from) {
              const deletion = trx.deleteFrom('drafts').where('id', '=', from.id);
              const { numDeletedRows } = await deletion
                .where('revision', '=', from.revision)
                .executeTakeFirstOrThrow();
              if (numDeletedRows !== 1n) return undefined;
            }
            const values = { ...publication, changes: JSON.stringify(changes) };
            await trx.insertInto('publications').values(values).execute();
            return publication;
          }),
      );
    },
    /** Publications that were unfinished when the service stopped, oldest first. */
    interrupted: async () =>
      (await readPublications(publications().where('state', '=', 'writing'))).reverse(),
    finish: (id: string): Promise<void> =>
      write(db.updateTable('publications').set({ state: 'done' }).where('id', '=', id)),
    /** Deletes a publication whose files could not be written, and restores its draft. */
    giveUp: (id: string, draft?: Draft): Promise<void> =>
      whenFree(() =>
        db.transaction().execute(async (trx) => {
          await trx.deleteFrom('publications').where('id', '=', id).execute();
          if (draft === undefined) return;
          const insertion = trx.insertInto('drafts').values({ ...draft, ...columnsOf(draft) });
          await insertion.onConflict((one) => one.column('folder').doNothing()).execute();
        }),
      ),
    publication: async (id: string) =>
      (await readPublications(publications().where('id', '=', id)))[0],
    history(folder?: string): Promise<Publication[]> {
      const newest = publications().limit(100);
      return readPublications(folder === undefined ? newest : newest.where('folder', '=', folder));
    },
  };
}
