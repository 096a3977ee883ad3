import { createHash, randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FieldKind } from '@insurance-kit/content-client/records';
import * as v from 'valibot';
import type { ContentLibrary } from '../../content/library.ts';
import { type ContentRecord, decodeText, readFolder } from '../../content/read-folder.ts';
import * as records from './records.ts';
import { readUpload } from './uploads.ts';

type EditFields = records.EditFields;

const fileState = v.nullable(
  v.union([v.object({ text: v.string() }), v.object({ upload: v.string() })]),
);

export const fileChange = v.object({ file: v.string(), before: fileState, after: fileState });
export type FileChange = v.InferOutput<typeof fileChange>;

/** State of a file: its text, or the id of an upload. `null`: no file. */
export type FileState = v.InferOutput<typeof fileState>;

export interface RecordFiles {
  /** Bytes of the files by name. Empty for a new record. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly version: string;
  readonly fields: EditFields;
  /** False if the record exists but cannot be read. Such a record is never overwritten. */
  readonly isReadable: boolean;
}

const recordFile = 'record.json';
const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

export async function readRecordFiles(root: string, folder: string): Promise<RecordFiles> {
  const where = path.join(root, folder);
  const entries = await fs.readdir(where, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  for (const name of names) {
    const bytes = await fs.readFile(path.join(where, name));
    files.set(name, bytes);
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
  }
  const reading = await readFolder(root, folder).catch(() => undefined);
  return {
    files,
    version: names.length === 0 ? 'none' : hash.digest('base64url'),
    isReadable: !files.has(recordFile) || reading !== undefined,
    fields: editFields(folder, reading?.record ?? {}),
  };
}

/** The values that a form shows: texts, numbers and lists. Saving changes no other value. */
const editFields = (folder: string, record: ContentRecord): EditFields =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [[name, String(value).replaceAll('\r\n', '\n').trim().normalize('NFC')]]
        : Array.isArray(value) && records.fieldKindsIn(folder)[name] === 'list'
          ? [[name, records.writeList(value)]]
          : [],
    ),
  );

/** Returns a file's fields. A file other than `record.json` has one field, with the file's name. */
export function fieldsOfFile(folder: string, file: string, state: FileState): EditFields {
  const { name, ext } = path.parse(file);
  if (state === null) return {};
  if ('upload' in state) return { [name]: `upload:${state.upload}${ext}` };
  return file === recordFile
    ? editFields(folder, parseRecord(Buffer.from(state.text)))
    : { [name]: state.text.trim() };
}

function jsonValue(kind: FieldKind, value: string | undefined): unknown {
  if (kind === 'alt') return value;
  if (!value) return undefined;
  if (kind === 'list') {
    const list = records.filledElements(value);
    return list.length === 0 ? undefined : list;
  }
  return kind === 'id' && /^\d+$/.test(value) ? Number(value) : value;
}

/** Returns the file changes that turn a record's fields into `after`. Omits unchanged files. */
export function changesOf(record: RecordFiles, after: EditFields, kinds: records.FieldKinds) {
  const { files, fields: before } = record;
  const changes = new Map<string, FileState>();
  const stored = files.get(recordFile);
  const json = parseRecord(stored);
  for (const [field, kind] of Object.entries(kinds)) {
    const value = after[field];
    if ((value === undefined && kind !== 'alt') || records.isSame(kind, value, before[field]))
      continue;
    const upload = readUpload(value ?? '');
    const target = upload
      ? `${field}.${upload.extension}`
      : records.isProse(kind) && value
        ? `${field}.html`
        : undefined;
    for (const name of files.keys()) {
      if (path.parse(name).name === field && name !== target) changes.set(name, null);
    }
    if (target) changes.set(target, upload ? { upload: upload.id } : { text: `${value}\n` });
    json[field] = target ? undefined : jsonValue(kind, value);
  }
  const text = `${JSON.stringify(json, null, 2)}\n`;
  if (!stored || !isDeepStrictEqual(JSON.parse(text), parseRecord(stored))) {
    changes.set(recordFile, { text });
  }
  return [...changes].map(([file, state]) => ({ file, after: state }));
}

function parseRecord(bytes: Buffer | undefined): Record<string, unknown> {
  const reading = v.safeParse(jsonObject, bytes ? decodeText(bytes).text : '{}');
  return reading.success ? { ...reading.output } : {};
}

type ReadUploaded = (id: string) => Promise<Buffer>;

export const bytesOf = async (state: NonNullable<FileState>, readUploaded: ReadUploaded) =>
  'text' in state ? Buffer.from(state.text) : readUploaded(state.upload);

/** Names of temporary files, which a killed process may have left. */
const temporaryName = /^\..+\.[\da-f-]{36}$/;

/** Writes changes to temporary files first: on a full disk, no file changes. Idempotent. */
export async function writeChanges(
  root: string,
  folder: string,
  changes: readonly Pick<FileChange, 'file' | 'after'>[],
  readUploaded: ReadUploaded,
): Promise<void> {
  const where = path.join(await fs.realpath(root), folder);
  await fs.mkdir(where, { recursive: true });
  for (const name of await fs.readdir(where)) {
    if (temporaryName.test(name)) await fs.rm(path.join(where, name));
  }
  const steps = changes.map(({ file, after }) => ({
    after,
    target: path.join(where, file),
    temporary: path.join(where, `.${file}.${randomUUID()}`),
  }));
  try {
    for (const { after, temporary } of steps) {
      if (after === null) continue;
      const bytes = await bytesOf(after, readUploaded);
      await fs.writeFile(temporary, bytes, { flag: 'wx', mode: 0o644, flush: true });
    }
    for (const { after, target, temporary } of steps) {
      await (after === null ? fs.rm(target, { force: true }) : fs.rename(temporary, target));
    }
  } finally {
    for (const { temporary } of steps) await fs.rm(temporary, { force: true });
  }
  await syncFolder(where);
  await syncFolder(path.dirname(where));
  await fs.rmdir(where).catch(() => undefined);
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await fs.open(folder, 'r');
  await handle.sync();
}

export type ContentFile = ReturnType<typeof contentFiles>[number];

/** All pictures and PDFs of the records that editors can edit. */
export function contentFiles(library: Pick<ContentLibrary, 'articles' | 'products' | 'record'>) {
  const articles = library.articles().map(({ folder }) => folder);
  const folders = [...records.pageFolders, ...library.products(), ...articles];
  return folders.filter(records.isEditable).flatMap((folder) => {
    const fields = editFields(folder, library.record(folder) ?? {});
    return Object.entries(fields).flatMap(([field, value]) =>
      value.startsWith('files/')
        ? [{ folder, field, address: `/${value}`, alt: fields[records.altField(field)] }]
        : [],
    );
  });
}
