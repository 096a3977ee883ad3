import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** Versions of files that were read before: a file is only read again when it has changed. */
const known = new Map<string, { readonly seen: string; readonly version: string }>();

/**
 * A short hash of a file's bytes. It is in the address of the file (`?v=`), so that a browser can
 * cache the file for good.
 *
 * @throws Error of the file system if the file cannot be read
 */
export async function fileVersion(file: string): Promise<string> {
  const { mtimeMs, ctimeMs, ino, size } = await stat(file);
  // The date alone is not enough: archives often give all files the same one.
  const seen = `${mtimeMs} ${ctimeMs} ${ino} ${size}`;
  const before = known.get(file);
  if (before?.seen === seen) return before.version;
  const version = hash('sha256', await readFile(file), 'base64url').slice(0, 10);
  known.set(file, { seen, version });
  return version;
}
