import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';

interface FileVersion {
  /** A short hash (`?v=`), so that browsers can cache the file for good. */
  readonly version: string;
  /** Width of a photograph in pixels (`&w=`), so that no page enlarges a small one too much. */
  readonly width: number | undefined;
}

/** A file is only read again when it has changed. */
const known = new Map<string, FileVersion & { readonly seen: string }>();
const photograph = /\.(?:avif|jpg|png|webp)$/;

/** Reads a file's version, and a photograph's width. @throws Error of the file system. */
export async function fileVersion(file: string): Promise<FileVersion> {
  const { mtimeMs, ctimeMs, ino, size } = await stat(file);
  // The date alone is not enough: archives often give all files the same one.
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

/** The width of a picture after rotation by its EXIF orientation. */
const widthOf = (picture: Buffer): Promise<number | undefined> =>
  sharp(picture)
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient.width,
      () => undefined,
    );
