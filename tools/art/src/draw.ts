/**
 * Draws every picture: `node src/draw.ts`, or those of the companies it names. With `--check` it writes nothing and fails where a
 * committed file is not what it would write.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { files } from './files.ts';

const root = join(import.meta.dirname, '../../..');
const { values, positionals: named } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const checking = values.check;

/** Rasters are compared as seen: encoders of different versions write different bytes. */
const looksAlike = async (one: Buffer, other: Buffer): Promise<boolean> => {
  const dots = (data: Buffer) =>
    sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = await Promise.all([dots(one), dots(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return false;
  let difference = 0;
  for (const [index, value] of a.data.entries())
    difference += Math.abs(value - (b.data[index] ?? 0));
  return difference / a.data.length < 2;
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1).padStart(7)} kB`;
const problems: string[] = [];

for (const file of await files(named.length > 0 ? named : undefined)) {
  const path = join(root, file.path);
  const data = Buffer.from(file.data);
  const size = file.compressible ? brotliCompressSync(data).length : data.length;
  if (file.limit && size > file.limit) {
    problems.push(`${file.path}: ${size} bytes, more than ${file.limit}`);
  }
  if (checking) {
    const known = existsSync(path) ? readFileSync(path) : undefined;
    const same = known && (file.compressible ? known.equals(data) : await looksAlike(known, data));
    if (!same) problems.push(`${file.path}: not what the tool draws`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  }
  if (values.quiet) continue;
  console.log(
    `${kilobytes(data.length)} ${file.compressible ? kilobytes(size) : ''.padStart(10)}  ${file.path}`,
  );
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
