import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { articlesFolder } from '../../content/snapshot.ts';
import { rowSchemas, type Schema } from '../../store/schema.ts';
import { whenFree } from '../../store/sqlite.ts';
import { type FileChange, fileChange } from '../fields/record-files.ts';
import { articleIdOf, changedFields, type EditFields, folderNameOf } from '../fields/records.ts';

/** A column of JSON, and what it holds. */
const json = <Content extends v.GenericSchema>(content: Content) =>
  v.pipe(v.string(), v.parseJson(), content);

const fields = v.record(v.string(), v.string());

const draftSchema = v.object({
  ...rowSchemas.drafts.entries,
  fields: json(fields),
  base_fields: json(fields),
  scheduled: v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    json(v.object({ by: v.string(), fields })),
  ]),
});

/** A record that an editor is changing, apart from the content. */
export type Draft = Readonly<v.InferOutput<typeof draftSchema>>;

/** The part of a draft that `save` takes. */
type DraftContent = Pick<Draft, 'folder' | 'fields' | 'base_fields' | 'base_version' | 'saved_by'>;

const publicationSchema = v.object({
  ...rowSchemas.publications.entries,
  changes: json(v.pipe(v.array(fileChange), v.readonly())),
});

/** A change of the content by an editor. */
export type Publication = Readonly<v.InferOutput<typeof publicationSchema>>;

/** Under this name the greatest id is kept that an article was given. */
const lastArticle = 'last-article';

/** An upload that nothing uses. */
export type Unused = Pick<Schema['uploads'], 'id' | 'extension' | 'uploaded_at'>;

/** How many lines a page of the history has. */
const historyLength = 100;

const now = (): string => new Date().toISOString();

/**
 * A draft's fields over the files as they are now: what the draft has changed or taken away stays so,
 * everything else is taken from the files.
 */
export function rebased(
  { folder, fields, base_fields }: Pick<Draft, 'folder' | 'fields' | 'base_fields'>,
  files: EditFields,
): EditFields {
  const result: Record<string, string> = { ...files };
  for (const [name] of changedFields(folder, base_fields, fields)) {
    const own = fields[name];
    if (own === undefined) delete result[name];
    else result[name] = own;
  }
  return result;
}

/** Drafts, uploads and the history. Everything is on disk when a method has returned. */
export type DraftStore = ReturnType<typeof createDraftStore>;

/** The drafts in an opened database. */
export function createDraftStore(db: Kysely<Schema>) {
  const drafts = () => db.selectFrom('drafts').selectAll();
  const publications = () => db.selectFrom('publications').selectAll();
  const write = async (query: { execute(): Promise<unknown> }): Promise<void> => {
    await whenFree(() => query.execute());
  };
  const draftBy = async (column: 'id' | 'folder', value: string): Promise<Draft | undefined> => {
    const row = await drafts().where(column, '=', value).executeTakeFirst();
    return row && v.parse(draftSchema, row);
  };

  return {
    async drafts(): Promise<Draft[]> {
      const rows = await drafts().orderBy('saved_at', 'desc').execute();
      return v.parse(v.array(draftSchema), rows);
    },
    /** The drafts whose scheduled publication is due. */
    async due(until: Date): Promise<Draft[]> {
      const rows = await drafts()
        .where('publish_at', '<>', '')
        .where('publish_at', '<=', until.toISOString())
        .execute();
      return v.parse(v.array(draftSchema), rows);
    },
    draft: (id: string) => draftBy('id', id),
    draftOf: (folder: string) => draftBy('folder', folder),
    /**
     * Saves a record's draft, over the one that somebody has seen.
     *
     * @param seen the draft that is replaced; it keeps its id. Without it this is the record's first.
     * @returns `undefined` if somebody else has saved, published or discarded it meanwhile.
     */
    async save(
      { folder, fields, base_fields, base_version, saved_by }: DraftContent,
      seen?: Pick<Draft, 'id' | 'revision'>,
    ): Promise<Draft | undefined> {
      const content = {
        fields: JSON.stringify(fields),
        base_fields: JSON.stringify(base_fields),
        base_version,
        saved_by,
        saved_at: now(),
        publish_problem: '',
      };
      const query =
        seen === undefined
          ? db
              .insertInto('drafts')
              .values({
                ...content,
                id: uuid(),
                folder,
                revision: 1,
                publish_at: '',
                scheduled: '',
                approvals: '[]',
              })
              .onConflict((conflict) => conflict.column('folder').doNothing())
              .returningAll()
          : db
              .updateTable('drafts')
              .set({ ...content, revision: seen.revision + 1 })
              .where('id', '=', seen.id)
              .where('revision', '=', seen.revision)
              .returningAll();
      const row = await whenFree(() => query.executeTakeFirst());
      return row && v.parse(draftSchema, row);
    },
    /**
     * Begins the draft of a new article, under an id that no other has or had, not even a draft that
     * was discarded.
     *
     * @param published the folders of the published records
     */
    async beginArticle(title: string, published: readonly string[], by: string): Promise<Draft> {
      const ids = published.map((folder) => Number(articleIdOf(folder) ?? 0));
      const greatest = Math.max(0, ...ids.filter(Number.isSafeInteger));
      const last = sql<number>`cast(kept.value as integer)`;
      const next = sql<string>`cast(1 + case when ${last} > ${greatest} then ${last} else ${greatest} end as text)`;
      const insertion = db
        .insertInto('kept')
        .values({ name: lastArticle, value: `${greatest + 1}` })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: next }))
        .returning('value');
      const { value: id } = await whenFree(() => insertion.executeTakeFirstOrThrow());
      const draft = await this.save({
        folder: `${articlesFolder}/${id}-${folderNameOf(title)}`,
        fields: { caption: title },
        base_fields: {},
        base_version: 'none',
        saved_by: by,
      });
      if (draft === undefined) throw new Error(`The id ${id} was given twice`);
      return draft;
    },
    discard: (id: string): Promise<void> => write(db.deleteFrom('drafts').where('id', '=', id)),
    /** Sets when a draft will be published automatically, as it is now. Later saves change nothing of it. */
    schedule({ id, fields }: Draft, publish_at: string, by: string): Promise<void> {
      const changes = {
        publish_at,
        scheduled: JSON.stringify({ by, fields }),
        publish_problem: '',
      };
      return write(db.updateTable('drafts').set(changes).where('id', '=', id));
    },
    /** From now on a draft is not published automatically, for a reason if something was wrong. */
    unschedule(id: string, publish_problem = ''): Promise<void> {
      const changes = { publish_at: '', scheduled: '', publish_problem };
      return write(db.updateTable('drafts').set(changes).where('id', '=', id));
    },
    /** Stores a file under the hash of its bytes, and returns the hash. */
    async upload(bytes: Buffer, extension: string): Promise<string> {
      const id = createHash('sha256').update(bytes).digest('base64url');
      const row = { id, extension, bytes: bytes.toString('base64'), uploaded_at: now() };
      await write(
        db
          .insertInto('uploads')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doNothing()),
      );
      return id;
    },
    async hasUpload({ id, extension }: Pick<Unused, 'id' | 'extension'>): Promise<boolean> {
      const found = db.selectFrom('uploads').select('id').where('id', '=', id);
      return (await found.where('extension', '=', extension).executeTakeFirst()) !== undefined;
    },
    /** The uploads that no draft and no publication has, which the history would need. */
    unused: (): Promise<readonly Unused[]> =>
      db
        .selectFrom('uploads')
        .select(['id', 'extension', 'uploaded_at'])
        .where(
          sql<boolean>`not exists (select 1 from drafts where fields || base_fields || scheduled like '%' || uploads.id || '%')
            and not exists (select 1 from publications where changes like '%' || uploads.id || '%')`,
        )
        .orderBy('uploaded_at')
        .execute(),
    /** Removes uploads that nothing uses, if they are older than a time. */
    async removeUnused(before: Date): Promise<void> {
      const old = (await this.unused()).filter((one) => one.uploaded_at < before.toISOString());
      if (old.length === 0) return;
      const ids = old.map(({ id }) => id);
      await write(db.deleteFrom('uploads').where('id', 'in', ids));
    },
    /** @throws Error if there is no such upload. */
    async uploaded(id: string): Promise<{ readonly bytes: Buffer; readonly extension: string }> {
      const { bytes, extension } = await db
        .selectFrom('uploads')
        .select(['bytes', 'extension'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { bytes: Buffer.from(bytes, 'base64'), extension };
    },
    /**
     * Begins to publish a draft: deletes it and adds its changes to the history, both or neither. Or
     * begins to undo a publication, by a new one with the reversed changes, or to remove a record.
     *
     * @returns `undefined` if the draft was saved or published by somebody else meanwhile, or another
     *   publication of the record is being written.
     */
    begin(
      from: Pick<Draft, 'id' | 'folder' | 'revision'> | Publication | { readonly folder: string },
      by: string,
      changes: readonly FileChange[],
    ): Promise<Publication | undefined> {
      const { folder } = from;
      const publication = {
        id: uuid(),
        folder,
        published_at: now(),
        published_by: by,
        undoes: 'undoes' in from ? from.id : '',
        changes,
        state: 'writing',
      };
      return whenFree(() =>
        db.transaction().execute(async (all) => {
          const written = all.selectFrom('publications').select('id').where('folder', '=', folder);
          if (await written.where('state', '=', 'writing').executeTakeFirst()) return undefined;
          if ('revision' in from) {
            const { numDeletedRows } = await all
              .deleteFrom('drafts')
              .where('id', '=', from.id)
              .where('revision', '=', from.revision)
              .executeTakeFirstOrThrow();
            if (numDeletedRows !== 1n) return undefined;
          }
          const row = { ...publication, changes: JSON.stringify(changes) };
          await all.insertInto('publications').values(row).execute();
          return publication;
        }),
      );
    },
    /** The publications whose files were not all written: their service has ended. */
    async interrupted(): Promise<Publication[]> {
      const rows = await publications().where('state', '=', 'writing').orderBy('id').execute();
      return v.parse(v.array(publicationSchema), rows);
    },
    /** Marks a publication as done: all its files are on disk. */
    finish: (id: string): Promise<void> =>
      write(db.updateTable('publications').set({ state: 'done' }).where('id', '=', id)),
    /** Deletes a publication whose files could not be written, and restores its draft. */
    async giveUp(id: string, draft?: Draft): Promise<void> {
      await whenFree(() =>
        db.transaction().execute(async (all) => {
          await all.deleteFrom('publications').where('id', '=', id).execute();
          if (draft === undefined) return;
          await all
            .insertInto('drafts')
            .values({
              ...draft,
              fields: JSON.stringify(draft.fields),
              base_fields: JSON.stringify(draft.base_fields),
              scheduled: draft.scheduled === undefined ? '' : JSON.stringify(draft.scheduled),
            })
            .onConflict((conflict) => conflict.column('folder').doNothing())
            .execute();
        }),
      );
    },
    async publication(id: string): Promise<Publication | undefined> {
      const row = await publications().where('id', '=', id).executeTakeFirst();
      return row && v.parse(publicationSchema, row);
    },
    /** The newest publications, newest first, of one record or of all. */
    async history(folder?: string): Promise<Publication[]> {
      const rows = await publications()
        .$if(folder !== undefined, (query) => query.where('folder', '=', folder ?? ''))
        .orderBy('id', 'desc')
        .limit(historyLength)
        .execute();
      return v.parse(v.array(publicationSchema), rows);
    },
  };
}
