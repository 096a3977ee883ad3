import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, realpath, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { FieldKind } from '@insurance-kit/content-client/records';
import * as v from 'valibot';
import { type ContentRecord, readFolder } from '../../content/read-folder.ts';
import { readList, withoutEmpty, writeList } from './lists.ts';
import { type EditFields, fieldKindsOf, isSame } from './records.ts';
import { readUpload } from './uploads.ts';

/** A file of a record: its text, or the id of an uploaded file; `null` where there is none. */
export type FileState = { readonly text: string } | { readonly upload: string } | null;

/** What a publication does to one file. */
export interface FileChange {
  /** Its name in the record's folder. */
  readonly file: string;
  readonly before: FileState;
  readonly after: FileState;
}

/** A record as it stands in the content folder. */
export interface RecordFiles {
  /** The bytes of its files by name; empty for a record that is not there yet. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Tells whether any of them has changed. */
  readonly version: string;
  readonly fields: EditFields;
  /** Whether its `record.json` can be read; what cannot is never written over. */
  readonly isReadable: boolean;
}

const recordFile = 'record.json';
const jsonObject = v.record(v.string(), v.unknown());
/** A field that is neither a text nor a list of the schema is in no form and stays as it is. */
const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Reads a record's folder: what it holds now, and what its fields say. */
export async function readRecordFiles(root: string, folder: string): Promise<RecordFiles> {
  const where = path.join(root, folder);
  const entries = await readdir(where, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  for (const name of names) {
    const bytes = await readFile(path.join(where, name));
    files.set(name, bytes);
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  const reading = await readFolder(root, folder);
  const isReadable = !files.has(recordFile) || reading.state === 'read';
  const record = reading.state === 'read' ? reading.record : {};
  return {
    files,
    version: names.length === 0 ? 'none' : hash.digest('base64url'),
    isReadable,
    fields: fieldsOf(folder, record),
  };
}

/** The fields of a record that forms know, as an editor has them. */
const fieldsOf = (folder: string, record: ContentRecord): EditFields =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isText(value)
        ? [[name, String(value).trim()]]
        : Array.isArray(value) && fieldKindsOf(folder)[name] === 'list'
          ? [[name, writeList(value)]]
          : [],
    ),
  );

/** What a file says of its record's fields: all of `record.json`, or the one that it is named for. */
export function fieldsOfFile(folder: string, file: string, state: FileState): EditFields {
  const { name, ext } = path.parse(file);
  if (state === null) return {};
  if ('upload' in state) return { [name]: `upload:${state.upload}${ext}` };
  return file === recordFile
    ? fieldsOf(folder, parseRecord(Buffer.from(state.text)))
    : { [name]: state.text.trim() };
}

/** Whether a field's text has a file of its own, where nothing says otherwise yet. */
const isLong = (kind: FieldKind): boolean => kind === 'prose' || kind === 'proseUnlessPath';

/** What `record.json` has for a field; `undefined` for nothing. */
function shortValue(kind: FieldKind, value: string | undefined): unknown {
  if (kind === 'alt') return value;
  if (!value) return undefined;
  if (kind === 'list') {
    const list = readList(withoutEmpty(value));
    return list.length === 0 ? undefined : list;
  }
  return kind === 'id' && /^\d+$/.test(value) ? Number(value) : value;
}

/**
 * What has to change in the files so that the record says what the fields say. What is the same already
 * is left alone, so that a person's way of writing it stays.
 */
export function changesOf(
  { files, fields: before }: RecordFiles,
  after: EditFields,
  kinds: Readonly<Record<string, FieldKind>>,
): { readonly file: string; readonly after: FileState }[] {
  const changes = new Map<string, FileState>();
  const own = files.get(recordFile);
  const short: Record<string, unknown> = own === undefined ? {} : parseRecord(own);
  let isShortChanged = own === undefined;
  for (const [field, kind] of Object.entries(kinds)) {
    const value = after[field];
    const isInForm = value !== undefined || kind === 'alt';
    if (!isInForm || isSame(kind, value, before[field])) continue;
    const there = [...files.keys()].filter((name) => path.parse(name).name === field);
    const upload = readUpload(value ?? '');
    const target = upload
      ? `${field}.${upload.extension}`
      : kind !== 'asset' &&
          kind !== 'picture' &&
          (there.includes(`${field}.html`) || (isLong(kind) && !(field in short)))
        ? `${field}.html`
        : undefined;
    for (const name of there) if (name !== target) changes.set(name, null);
    if (target === undefined) {
      const written = shortValue(kind, value);
      isShortChanged ||= written !== undefined || field in short;
      if (written === undefined) delete short[field];
      else short[field] = written;
      continue;
    }
    if (field in short) {
      isShortChanged = true;
      delete short[field];
    }
    changes.set(target, upload ? { upload: upload.id } : !value ? null : { text: `${value}\n` });
  }
  // Last: a new record is one when this file is there.
  if (isShortChanged) changes.set(recordFile, { text: `${JSON.stringify(short, null, 2)}\n` });
  return [...changes].map(([file, state]) => ({ file, after: state }));
}

function parseRecord(bytes: Buffer): Record<string, unknown> {
  try {
    const reading = v.safeParse(jsonObject, JSON.parse(bytes.toString()));
    return reading.success ? { ...reading.output } : {};
  } catch {
    return {};
  }
}

/** Gives the bytes of an uploaded file. */
export type ReadUploaded = (id: string) => Promise<Buffer>;

/**
 * Puts files of a record into a state, whatever was there: each is written whole beside its place, is on
 * disk, and then takes its name. Doing it again changes nothing.
 */
export async function writeFileStates(
  root: string,
  folder: string,
  states: readonly { readonly file: string; readonly state: FileState }[],
  readUploaded: ReadUploaded,
): Promise<void> {
  const where = path.join(await realpath(root), folder);
  await mkdir(where, { recursive: true });
  for (const { file, state } of states) {
    const target = path.join(where, file);
    if (state === null) {
      await rm(target, { force: true });
      continue;
    }
    const bytes = 'text' in state ? Buffer.from(state.text) : await readUploaded(state.upload);
    const temporary = path.join(where, `.${file}.${randomUUID()}`);
    try {
      await using handle = await open(temporary, 'wx', 0o644);
      await handle.writeFile(bytes);
      await handle.sync();
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
  await syncFolder(where);
  await syncFolder(path.dirname(where));
  // A record whose last file went is none.
  await rmdir(where).catch(() => undefined);
}

/** Has the names of a folder written to the disk, not only its files. */
async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
