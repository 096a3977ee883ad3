import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';

interface FileVersion {
  /** A short hash (`?v=`): browsers can cache the file for good. */
  readonly version: string;
  /** Width of a photograph in pixels (`&w=`): limits how much pages enlarge it. */
  readonly width: number | undefined;
}

/** Versions of unchanged files. */
const known = new Map<string, FileVersion & { readonly seen: string }>();
const photograph = /\.(?:avif|jpg|png|webp)$/;

/** Returns a file's version, and a photograph's width. @throws Error of the file system. */
export async function fileVersion(file: string): Promise<FileVersion> {
  const { mtimeMs, ctimeMs, ino, size } = await stat(file);
  // Not by date alone: archives often give all files one date.
  const seen = `${mtimeMs} ${ctimeMs} ${ino} ${size}`;
  const before = known.get(file);
  if (before?.seen === seen) return before;
  const bytes = await readFile(file);
  const version = hash('sha256', bytes, 'base64url').slice(0, 10);
  const width = photograph.test(file) ? await widthOf(bytes) : undefined;
  const read = { seen, version, width };
  known.set(file, read);
  return read;
}

/** Width of a picture after rotation by EXIF. */
const widthOf = (picture: Buffer): Promise<number | undefined> =>
  sharp(picture)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient.width,
      () => undefined,
    );
