import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { mediaTypes } from '@insurance-kit/server/media-types';
import { errorCode } from '@insurance-kit/server/settings';
import { isSvg } from '@insurance-kit/server/svg';
import sharp from 'sharp';

const { avif, jpg, pdf, png, svg, webp } = mediaTypes;

/** MIME types of content files by extension. */
export const contentTypes: Readonly<Record<string, string>> = { avif, jpg, pdf, png, svg, webp };

/** Content security policy of SVG files. It blocks their scripts. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export const isMediaExtension = (extension: string): boolean =>
  extension.startsWith('.') && Object.hasOwn(contentTypes, extension.slice(1));

export interface ContentProblem {
  /** A path in the content folder, or the path of an API call whose response is too large. */
  readonly file: string;
  /** The problem and what the service does about it, in one line. */
  readonly reason: string;
}

/** A record as API calls return it: fields whose values are not validated (§3). */
export type ContentRecord = Readonly<Record<string, unknown>>;

/** Thrown if the service cannot use a file or folder that it needs. */
export class UnreadableError extends Error {
  readonly problem: ContentProblem;

  constructor(problem: ContentProblem) {
    super(`${problem.file}: ${problem.reason}`);
    this.problem = problem;
  }
}

const recordFile = 'record.json';
const fieldName = /^[a-z][a-z0-9_]*$/;

/**
 * Reads a record's folder: short fields from `record.json`, long texts from `<field>.html`, files
 * from `<field>.<extension>`. A file's value is `files/<folder>/<file>?v=<version>`, with
 * `&w=<pixels>` for a photograph. @throws UnreadableError
 */
export async function readFolder(root: string, folder: string) {
  const where = path.join(root, folder);
  const entries = await readdir(where, { withFileTypes: true }).catch(() => {
    throw new UnreadableError({ file: folder, reason: 'the folder is missing' });
  });
  const problems: ContentProblem[] = [];
  const value = await readJson(root, `${folder}/${recordFile}`, problems);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const file = `${folder}/${recordFile}`;
    throw new UnreadableError({ file, reason: 'it must contain one JSON object' });
  }

  const fields = new Map<string, unknown>(Object.entries(value));
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    // Ignore hidden files and backups.
    if (entry.name === recordFile || /^\.|~$|^Thumbs\.db$/.test(entry.name)) continue;
    const file = `${folder}/${entry.name}`;
    const { name, ext } = path.parse(entry.name);
    if (!entry.isFile() || !fieldName.test(name) || !(ext === '.html' || isMediaExtension(ext))) {
      problems.push({ file, reason: 'the file belongs to no field and is ignored' });
      continue;
    }
    if (fields.has(name)) {
      problems.push({ file, reason: `the field ${name} has two values; this file is used` });
    }
    const whole = path.join(where, entry.name);
    try {
      fields.set(
        name,
        ext === '.html'
          ? (await readText(whole, file, problems)).trim()
          : `files/${file}?${(await fileVersion(whole)).query}`,
      );
    } catch (error) {
      // Throw, so that the service keeps the last good record instead of one without this field.
      throw new UnreadableError({ file, reason: describe(error) });
    }
  }
  const record: ContentRecord = Object.fromEntries(fields);
  return { record, problems };
}

/** Reads a JSON file below the content folder. @throws UnreadableError */
export async function readJson(
  root: string,
  file: string,
  problems: ContentProblem[],
): Promise<unknown> {
  try {
    return JSON.parse(await readText(path.join(root, file), file, problems));
  } catch (error) {
    throw new UnreadableError({ file, reason: describe(error) });
  }
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252 (of old Windows programs). */
export function decodeText(bytes: Uint8Array) {
  const read = (encoding: string, fatal = false) => ({
    encoding,
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
  });
  try {
    return read('utf-8', true);
  } catch {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) return read('utf-16le');
    if (bytes[0] === 0xfe && bytes[1] === 0xff) return read('utf-16be');
    return read('windows-1252');
  }
}

/** Reads a text file. Adds a problem if it is not UTF-8. @throws Error of the file system */
async function readText(where: string, file: string, problems: ContentProblem[]): Promise<string> {
  const { text, encoding } = decodeText(await readFile(where));
  if (encoding !== 'utf-8') {
    problems.push({
      file,
      reason: `it is not UTF-8, but was read as ${encoding}: save it as UTF-8`,
    });
  }
  return text;
}

function describe(error: unknown): string {
  if (error instanceof SyntaxError)
    return `it is not valid JSON: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`;
  const code = errorCode(error) ?? 'unknown error';
  return code === 'ENOENT' ? 'the file is missing' : `it is unreadable (${code})`;
}

interface FileVersion {
  /** A short hash (`?v=`), so that browsers can cache the file permanently. */
  readonly version: string;
  /** `v=<version>`. For a photograph also its width, `&w=<pixels>` (docs/contracts.md). */
  readonly query: string;
}

/** File versions by path. `fileVersion` reads a file again only if the file has changed. */
const known = new Map<string, FileVersion & { readonly seen: string }>();
const photograph = /\.(?:avif|jpg|png|webp)$/;

/** @throws Error of the file system. */
export async function fileVersion(file: string): Promise<FileVersion> {
  const { mtimeMs, ctimeMs, ino, size } = await stat(file);
  // The date alone does not show every change: a file from an archive may have the old date.
  const seen = `${mtimeMs} ${ctimeMs} ${ino} ${size}`;
  const before = known.get(file);
  if (before?.seen === seen) return before;
  const bytes = await readFile(file);
  const version = hash('sha256', bytes, 'base64url').slice(0, 10);
  const isPhotograph = photograph.test(file) && !isSvg(bytes);
  const metadata = isPhotograph
    ? await sharp(bytes)
        .metadata()
        .catch(() => undefined)
    : undefined;
  const width = metadata?.autoOrient.width;
  const read = { seen, version, query: `v=${version}${width === undefined ? '' : `&w=${width}`}` };
  known.set(file, read);
  return read;
}
