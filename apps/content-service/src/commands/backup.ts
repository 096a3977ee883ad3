import { hash } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import pRetry from 'p-retry';
import * as v from 'valibot';
import { rowSchemas, type Schema } from '../store/schema.ts';
import { CommandError } from './command.ts';

type Kind = keyof Schema;

/** The tables of a backup: all except the one that lists the applied migrations. */
export const kinds = [
  'feedback',
  'messages',
  'drafts',
  'uploads',
  'publications',
] as const satisfies readonly Kind[];

const manifestSchema = v.object({
  made_at: v.string(),
  /** The migrations that had been applied to the database. */
  migrations: v.array(v.string()),
  rows: v.object({
    feedback: v.number(),
    messages: v.number(),
    // Missing in backups that were made before there were editors.
    drafts: v.optional(v.number(), 0),
    uploads: v.optional(v.number(), 0),
    publications: v.optional(v.number(), 0),
  }),
  /** The SHA-256 of each file, by its path. */
  files: v.record(v.string(), v.string()),
});

/** A backup's manifest: when it was made, of which schema, and what it contains. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

const manifestName = 'manifest.json';
const contentName = 'content';
const rowsFile = (kind: Kind): string => `${kind}.jsonl`;
/** How many rows are read or written at a time. */
const pageSize = 200;
/** How often copying the content is retried, because a file was changed while it was copied. */
const copyRetries = 3;

async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const query = sql<{ name: string }>`select name from schema_migrations order by name`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name);
}

/** A row as one line of JSON, also for readers that treat U+2028 and U+2029 as line ends. */
const asLine = (row: object): string =>
  `${JSON.stringify(row).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)}\n`;

/** Writes the rows of a table as lines, and returns their number. */
async function writeRows(db: Kysely<Schema>, kind: Kind, file: string): Promise<number> {
  await using handle = await open(file, 'wx', 0o600);
  let count = 0;
  for (let after = ''; ; ) {
    const page = await db
      .selectFrom(kind)
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    await handle.write(page.map(asLine).join(''));
    count += page.length;
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  await handle.sync();
  return count;
}

/** The SHA-256 of every file below a folder, by its path, except the manifest. */
async function digests(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== manifestName)
    .sort();
  const found: Record<string, string> = {};
  for (const file of files) {
    found[file] = hash('sha256', await readFile(path.join(folder, file)));
  }
  return found;
}

/** What is backed up, or restored to. */
export interface Place {
  readonly db: Kysely<Schema>;
  readonly contentDir: string;
}

/**
 * Makes a backup of the database and the content, while the service may run. All rows are of one
 * moment. Until the backup is complete, the name of its folder ends with `.partial`.
 *
 * @param output the folder of all backups; created if missing.
 * @returns the folder of this backup.
 */
export async function makeBackup({ db, contentDir }: Place, output: string): Promise<string> {
  const madeAt = new Date().toISOString();
  const folder = path.join(output, madeAt.replaceAll(':', '-').replace(/\.\d+/, ''));
  const partial = `${folder}.partial`;
  await mkdir(output, { recursive: true, mode: 0o700 });
  await mkdir(partial, { mode: 0o700 });
  try {
    const rows = { feedback: 0, messages: 0, drafts: 0, uploads: 0, publications: 0 };
    const migrations = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (moment) => {
        for (const kind of kinds) {
          rows[kind] = await writeRows(moment, kind, path.join(partial, rowsFile(kind)));
        }
        return migrationsOf(moment);
      });
    const content = path.join(partial, contentName);
    await pRetry(
      async () => {
        await rm(content, { recursive: true, force: true });
        // Resolved first, so that all files are of one release even if the link changes meanwhile.
        await cp(await realpath(contentDir), content, { recursive: true, dereference: true });
      },
      { retries: copyRetries, minTimeout: 200 },
    );
    const files = await digests(partial);
    const manifest: Manifest = { made_at: madeAt, migrations, rows, files };
    await using handle = await open(path.join(partial, manifestName), 'wx', 0o600);
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await handle.sync();
    await rename(partial, folder);
    return folder;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Removes all but the newest backups of a folder, and returns how many it has removed. */
export async function keepNewest(output: string, count: number): Promise<number> {
  const names = (await readdir(output)).filter((name) => backupName.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - count));
  for (const name of old) await rm(path.join(output, name), { recursive: true });
  return old.length;
}

/**
 * Reads a backup's manifest, and checks that no file was changed, lost or added.
 *
 * @throws CommandError if there is no manifest, or naming such files.
 */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new CommandError(`${folder} is no backup: it has no ${manifestName}.`);
  });
  const manifest = v.parse(manifestSchema, JSON.parse(text));
  const found = await digests(folder);
  const changed = Object.keys({ ...manifest.files, ...found }).filter(
    (file) => manifest.files[file] !== found[file],
  );
  if (changed.length > 0) {
    throw new CommandError(
      `${folder} is damaged: ${changed.slice(0, 5).join(', ')} changed since.`,
    );
  }
  return manifest;
}

interface Row {
  readonly id: string;
}

/** Reads rows as `writeRows` wrote them, a page at a time. */
async function readRows(
  file: string,
  schema: v.GenericSchema<unknown, Row>,
  take: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  await using handle = await open(file);
  let page: Row[] = [];
  for await (const line of handle.readLines()) {
    page.push(v.parse(schema, JSON.parse(line)));
    if (page.length < pageSize) continue;
    await take(page);
    page = [];
  }
  if (page.length > 0) await take(page);
}

/**
 * Restores a backup, all of it or nothing, into an empty database and an empty or missing content
 * folder. The database may be another engine than the backup's.
 *
 * @throws CommandError if the backup is damaged or too new, or if database or folder are not empty.
 */
export async function restoreBackup({ db, contentDir }: Place, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = await migrationsOf(db);
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `The backup was made by a newer release (${unknown.join(', ')}): restore it with that one.`,
    );
  }
  for (const kind of kinds) {
    const row = await db.selectFrom(kind).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) {
      throw new CommandError(`The database has ${kind} already: restore into an empty one.`);
    }
  }
  const there = await readdir(contentDir).catch(() => []);
  if (there.length > 0) {
    throw new CommandError(
      `CONTENT_DIR ${contentDir} has files already: name an empty folder, or one that is not there.`,
    );
  }
  await db.transaction().execute(async (all) => {
    for (const kind of kinds) {
      const file = rowsFile(kind);
      // Missing in backups that were made before there were editors.
      if (!(file in manifest.files)) continue;
      await readRows(path.join(folder, file), rowSchemas[kind], (rows) =>
        all.insertInto(kind).values(rows).execute(),
      );
    }
    try {
      await cp(path.join(folder, contentName), contentDir, { recursive: true });
    } catch (error) {
      for (const name of await readdir(contentDir).catch(() => [])) {
        await rm(path.join(contentDir, name), { recursive: true, force: true });
      }
      throw new CommandError(`The content cannot be put into ${contentDir}: ${String(error)}`);
    }
  });
  return manifest;
}
