import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

interface Known {
  readonly seen: string;
  readonly version: string;
}

/** What was read before, so that a file is read again only when it has changed. */
const known = new Map<string, Known>();

/**
 * A short name of a file's bytes. A record's path carries it (`?v=`), so that whoever has the file under
 * that address never needs to ask again.
 *
 * @throws Error of the file system where the file cannot be read
 */
export async function fileVersion(file: string): Promise<string> {
  const { mtimeMs, ctimeMs, ino, size } = await stat(file);
  // Releases are often packed with one date for all their files.
  const seen = `${mtimeMs} ${ctimeMs} ${ino} ${size}`;
  const before = known.get(file);
  if (before?.seen === seen) return before.version;
  const version = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 10);
  known.set(file, { seen, version });
  return version;
}
