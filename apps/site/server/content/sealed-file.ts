import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const digestBytes = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Writes a file atomically, with a digest that lets `readSealed` detect damage. */
export async function writeSealed(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  // A random name, because processes of two containers may have the same id.
  const temporary = `${file}.${randomUUID()}.tmp`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await using handle = await open(temporary, 'wx');
    await handle.writeFile(Buffer.concat([digestOf(bytes), bytes]));
    await handle.sync();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Reads a file of `writeSealed`. @throws Error if the file is missing or damaged. */
export async function readSealed(file: string): Promise<Buffer> {
  const stored = await readFile(file);
  const bytes = stored.subarray(digestBytes);
  if (!digestOf(bytes).equals(stored.subarray(0, digestBytes))) throw new Error('it is damaged');
  return bytes;
}
