/** Compares what the tool draws with what is committed. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { root } from '../../../scripts/lib/workspace.mjs';
import type { OutputFile } from './files.ts';

/** The tolerance for encoders: how much a value may differ, and how many values may differ more. */
const noise = { value: 40, share: 0.0005 };

/** Rasters are compared as seen: encoders of different versions write different bytes. */
const looksAlike = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const dots = (data: Buffer) =>
    sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([dots(one), dots(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let differing = 0;
  for (const [index, value] of a.data.entries())
    if (Math.abs(value - (b.data[index] ?? 0)) > noise.value) differing++;
  return differing / a.data.length < noise.share;
};

/** The size of a file as it travels, in bytes. */
export const sizeOf = ({ data }: OutputFile): number =>
  (typeof data === 'string' ? brotliCompressSync(data) : data).length;

/** Whether a file is larger than it may be: the reason, or `undefined`. */
export const overBudget = (file: OutputFile): string | undefined => {
  const size = sizeOf(file);
  return file.limit !== undefined && size > file.limit
    ? `${file.path}: ${size} bytes, more than ${file.limit}`
    : undefined;
};

/** Whether the committed file is another one: the reason, or `undefined`. */
export const outOfDate = async (file: OutputFile): Promise<string | undefined> => {
  const path = join(root, file.path);
  const data = Buffer.from(file.data);
  const known = existsSync(path) ? readFileSync(path) : undefined;
  const same =
    known &&
    (known.equals(data) || (typeof file.data !== 'string' && (await looksAlike(known, data))));
  return same ? undefined : `${file.path}: not what the tool draws`;
};
